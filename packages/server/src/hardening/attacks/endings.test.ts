import { passwordCost } from '../../accounts/password.ts';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';

const users = '/api/v1/users/';
const password = 'long enough password';

/** Administrator actions that immediately end every session of the account. */
const endings = [
  ['a new password', 'PATCH', 'reset-password/', { password: 'another long password' }],
  ['its deactivation', 'PATCH', '', { is_active: false }],
  ['its deletion', 'DELETE', '', undefined],
] as const;

describeDatabases('every session of an account ends', (databases) => {
  test('with a new password, its deactivation or its deletion, for access and refresh tokens alike', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    for (const [ending, method, path, body] of endings) {
      const user = { username: `user-${path.length}-${method}`, password, roles: ['staff'] };
      const { id } = (await bench.ask<Schemas['User']>('POST', users, { as, body: user })).body;
      const pairs = [
        await bench.signIn(user.username, password),
        await bench.signIn(user.username, password),
      ];
      const statuses = async () => {
        const asked: number[] = [];
        for (const pair of pairs) {
          asked.push((await bench.ask('GET', `${users}me/`, { as: pair.access_token })).status);
          const renewal = { body: { refresh_token: pair.refresh_token } };
          asked.push((await bench.ask('POST', '/api/v1/refresh/', renewal)).status);
        }
        return asked;
      };
      expect(await statuses(), ending).toEqual([200, 200, 200, 200]);
      expect([200, 204]).toContain((await bench.ask(method, `${users}${id}/${path}`, { as, body })).status);
      expect(await statuses(), ending).toEqual([401, 401, 401, 401]);
      const { rows } = {
        rows: await bench.server.database.db.selectFrom('sessions').select('user_id').execute(),
      };
      expect(
        rows.filter(({ user_id }) => user_id === id),
        ending,
      ).toEqual([]);
    }
    await bench.stop();
  });

  test('login takes the same time for an existing and an unknown user name', async () => {
    // at the usual test cost, hashing takes less than everything else
    const bench = await databases.startServer({ passwordCost });
    const best = { owner: Infinity, nobody: Infinity };
    const ratio = () => best.nobody / best.owner;
    // a password is hashed in either case, which takes longest by far; a busy machine needs more attempts to show it
    for (let turn = 0; turn < 4 || (turn < 40 && (ratio() < 0.5 || ratio() > 2)); turn += 1)
      for (const username of ['owner', 'nobody'] as const) {
        const began = performance.now();
        await bench.ask('POST', '/api/v1/login/', { body: { username, password: 'wrong password' } });
        best[username] = Math.min(best[username], performance.now() - began);
      }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
    await bench.stop();
  });
});
