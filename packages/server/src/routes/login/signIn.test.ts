import { expect, test } from 'vitest';
import type { UserTable } from '../../db/schema/accounts.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addUser } from '../users/store.ts';
import { signIn } from './signIn.ts';

describeDatabases('a sign-in whose account changed after its password was verified', (databases) => {
  async function signInAfter(change: Partial<UserTable>): Promise<number> {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings();
    const user = await addUser(db, { username: 'anna', passwordHash: 'old' }, 0);
    await db.updateTable('users').set(change).where('id', '=', user.id).execute();
    const request = { id: 'one', userAgent: '', address: '192.0.2.1', headers: {} };
    const trying = signIn({ db, settings, request, now: () => 0 }, user, []);
    await trying.catch((error: unknown) => expect(error).toMatchObject({ code: 'invalid_credentials' }));
    const sessions = await db.selectFrom('sessions').select('id').execute();
    await close();
    remove();
    return sessions.length;
  }

  test('starts no session with the former password, or for a blocked account', async () => {
    expect(await signInAfter({ password_hash: 'new' })).toBe(0);
    expect(await signInAfter({ is_active: 0 })).toBe(0);
    expect(await signInAfter({ first_name: 'Анна' })).toBe(1);
  });
});
