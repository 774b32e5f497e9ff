import { generatePassword, hashPassword } from '../accounts/password.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { addUser } from '../routes/users/store.ts';
import { installSample } from '../sample.ts';
import type { Settings } from '../settings.ts';

export interface FirstStart {
  username: string;
  /** Told once, here; null when the setting gave one. */
  generatedPassword: string | null;
}

async function claim(db: Database, key: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('facts')
    .values({ key, value: new Date(now).toISOString() })
    .onConflict((oc) => oc.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the owner's account; null when somebody has one already. */
async function makeOwner(db: Database, settings: Settings, now: number): Promise<FirstStart | null> {
  const password = settings.ownerPassword ?? generatePassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    if (!(await claim(trx, 'first_start', now))) return null;
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) return null;
    await addUser(
      trx,
      { username: settings.ownerUsername, passwordHash, is_superuser: true, roles: ['owner'] },
      now,
    );
    return {
      username: settings.ownerUsername,
      generatedPassword: settings.ownerPassword === null ? password : null,
    };
  });
}

/** Puts an owner, and sample content if wanted, into an empty database; does so once, whoever starts first. */
export async function firstStart(db: Database, settings: Settings, now: number): Promise<FirstStart | null> {
  const started = await makeOwner(db, settings, now);
  if (started && settings.sample) await installSample(db, settings);
  return started;
}
