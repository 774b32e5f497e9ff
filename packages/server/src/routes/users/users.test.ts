import { expect, test } from 'vitest';
import sharp from 'sharp';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testPassword } from '../../testing/testSettings.ts';

type User = Schemas['User'];
const users = '/api/v1/users/';
const password = 'long enough password';

async function add(bench: TestServer, as: string, user: Record<string, unknown>): Promise<User> {
  const answer = await bench.ask<User>('POST', users, { as, body: { password, ...user } });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

describeDatabases('users', (databases) => {
  test('can be created, listed with filters and pages, changed and deleted', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const anna = await add(bench, as, {
      username: 'anna',
      first_name: 'Анна',
      last_name: 'Ёлкина',
      email: 'Anna@Example.com',
      roles: ['staff'],
    });
    await add(bench, as, { username: 'boris', roles: ['staff', 'owner'], is_active: false });
    expect(anna).toMatchObject({
      roles: [{ name: 'staff' }],
      is_active: true,
      photo: null,
      last_login_at: null,
    });

    const names = async (query: string): Promise<string[]> => {
      const list = await bench.ask<Schemas['UserList']>('GET', `${users}?${query}`, { as });
      expect(list.body.total).toBe(list.body.items.length);
      return list.body.items.map((user) => user.username);
    };
    expect(await names('')).toEqual(['owner', 'anna', 'boris']);
    expect(await names('q=ёлк')).toEqual(['anna']);
    expect(await names('q=АННА')).toEqual(['anna']);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('role=owner')).toEqual(['owner', 'boris']);
    expect(await names('is_active=false')).toEqual(['boris']);

    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await bench.ask<Schemas['UserList']>('GET', `${users}?limit=1${cursor}`, { as });
      expect(page.body.total).toBe(3);
      seen.push(...page.body.items.map((user) => user.username));
      cursor = page.body.next_cursor === null ? '' : `&cursor=${page.body.next_cursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(['owner', 'anna', 'boris']);
    expect((await bench.ask('GET', `${users}?cursor=nonsense`, { as })).status).toBe(400);

    const changed = await bench.ask<User>('PATCH', `${users}${anna.id}/`, {
      as,
      body: { email: null, roles: [] },
    });
    expect(changed.body).toMatchObject({ email: null, roles: [], first_name: 'Анна' });
    expect((await bench.ask('DELETE', `${users}${anna.id}/`, { as })).status).toBe(204);
    expect((await bench.ask('DELETE', `${users}${anna.id}/`, { as })).status).toBe(404);
    await bench.stop();
  });

  test('names and emails are unique regardless of case, also for concurrent requests', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    await add(bench, as, { username: 'anna', email: 'a@example.com' });
    const taken = await bench.ask('POST', users, { as, body: { username: 'ANNA', password } });
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'username_taken' } } });
    const mailed = await bench.ask('POST', users, {
      as,
      body: { username: 'other', password, email: 'A@example.com' },
    });
    expect(mailed).toMatchObject({ status: 409, body: { error: { code: 'email_taken' } } });
    const body = { username: 'twin', password };
    const twins = await Promise.all([1, 2, 3].map(() => bench.ask('POST', users, { as, body })));
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await bench.stop();
  });

  test('the site keeps its last superuser, even when two are demoted at once', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const owner = (await bench.ask<User>('GET', `${users}me/`, { as })).body;
    for (const body of [{ is_superuser: false }, { is_active: false }]) {
      const answer = await bench.ask('PATCH', `${users}${owner.id}/`, { as, body });
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'last_superuser' } } });
    }
    expect(await bench.ask('DELETE', `${users}${owner.id}/`, { as })).toMatchObject({
      body: { error: { code: 'own_account' } },
    });

    const second = await add(bench, as, { username: 'second', is_superuser: true });
    const { access_token: other } = await bench.signIn('second', password);
    const answers = await Promise.all([
      bench.ask('PATCH', `${users}${second.id}/`, { as, body: { is_superuser: false } }),
      bench.ask('PATCH', `${users}${owner.id}/`, { as: other, body: { is_superuser: false } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const { rows } = {
      rows: await bench.server.database.db
        .selectFrom('users')
        .select('id')
        .where('is_superuser', '=', 1)
        .execute(),
    };
    expect(rows).toHaveLength(1);
    await bench.stop();
  });

  test('an owner manages everybody but superusers; others change only their own names', async () => {
    const bench = await databases.startServer();
    const { access_token: root } = await bench.signIn();
    const top = (await bench.ask<User>('GET', `${users}me/`, { as: root })).body;
    await add(bench, root, { username: 'manager', roles: ['owner'] });
    const staff = await add(bench, root, { username: 'editor', roles: ['staff'] });
    const { access_token: owner } = await bench.signIn('manager', password);
    const { access_token: editor } = await bench.signIn('editor', password);
    const change = async (as: string, id: string, body: Record<string, unknown>) =>
      (await bench.ask('PATCH', `${users}${id}/`, { as, body })).status;

    expect(await change(owner, staff.id, { roles: ['owner'] })).toBe(200);
    // An owner without the role would be in reach of a reset of the second step.
    for (const roles of [[], ['staff']]) expect(await change(owner, staff.id, { roles })).toBe(403);
    expect(await change(owner, staff.id, { roles: ['owner', 'staff'] })).toBe(200);
    expect(await change(root, staff.id, { roles: ['staff'] })).toBe(200);
    expect(await change(owner, staff.id, { is_superuser: true })).toBe(403);
    expect((await bench.ask('GET', `${users}${top.id}/`, { as: owner })).status).toBe(200);
    expect(await change(owner, top.id, { first_name: 'X' })).toBe(403);
    expect((await bench.ask('DELETE', `${users}${top.id}/`, { as: owner })).status).toBe(403);
    const rise = { username: 'rising', password, is_superuser: true };
    expect((await bench.ask('POST', users, { as: owner, body: rise })).status).toBe(403);
    expect(
      (await bench.ask('PATCH', `${users}${top.id}/reset-password/`, { as: owner, body: { password } }))
        .status,
    ).toBe(403);

    expect(await change(editor, staff.id, { first_name: 'Лев' })).toBe(200);
    expect(await change(editor, staff.id, { roles: ['owner'] })).toBe(403);
    expect(await change(editor, staff.id, { is_active: true })).toBe(403);
    expect(await change(editor, top.id, { first_name: 'X' })).toBe(403);
    const manager = (await bench.ask<User>('GET', `${users}me/`, { as: owner })).body;
    expect(await change(owner, manager.id, { roles: ['staff'] })).toBe(200);
    await bench.stop();
  });

  test('a new password ends the other sign-ins; changing one’s own needs the current one', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const owner = (await bench.ask<User>('GET', `${users}me/`, { as })).body;
    const reset = (id: string, body: Record<string, unknown>) =>
      bench.ask('PATCH', `${users}${id}/reset-password/`, { as, body });
    for (const current_password of [undefined, 'wrong']) {
      const refused = await reset(owner.id, { password, current_password });
      expect(refused).toMatchObject({
        status: 422,
        body: { error: { fields: [{ path: 'current_password' }] } },
      });
    }
    const anna = await add(bench, as, { username: 'anna' });
    const signedIn = await bench.signIn('anna', password);
    expect((await reset(anna.id, { password: 'another password' })).status).toBe(204);
    expect((await bench.ask('GET', `${users}me/`, { as: signedIn.access_token })).status).toBe(401);
    await bench.signIn('anna', 'another password');
    const elsewhere = await bench.signIn();
    expect((await reset(owner.id, { password, current_password: testPassword })).status).toBe(204);
    expect((await bench.ask('GET', `${users}me/`, { as })).status).toBe(200);
    expect((await bench.ask('GET', `${users}me/`, { as: elsewhere.access_token })).status).toBe(401);
    const { refresh_token } = elsewhere;
    expect((await bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } })).status).toBe(401);
    await bench.signIn('owner', password);
    await bench.stop();
  });

  test('a password that is easy to guess is refused, for a new account and an existing one', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const { db } = bench.server.database;
    const body = {
      language: 'ru' as const,
      headline: '',
      about: '',
      about_html: '',
      location: null,
      availability: '',
      answer_time: '',
      cv: null,
    };
    await db
      .insertInto('profile_translations')
      .values({ ...body, name: 'Варвара Тихомирова' })
      .execute();
    const refused = {
      status: 422,
      body: {
        error: { code: 'guessable_password', fields: [{ path: 'password', message: expect.any(String) }] },
      },
    };
    const email = 'a.zvezdina@example.com';
    const guesses = ['password12', 'zvezdina2026', 'тихомирова1', 'portfolio1'];
    for (const guess of guesses) {
      const user = { username: 'anna', email, password: guess };
      expect(await bench.ask('POST', users, { as, body: user })).toMatchObject(refused);
    }
    const anna = await add(bench, as, { username: 'anna', email });
    const reset = (id: string, words: Record<string, unknown>) =>
      bench.ask('PATCH', `${users}${id}/reset-password/`, { as, body: words });
    for (const guess of guesses) expect(await reset(anna.id, { password: guess })).toMatchObject(refused);
    const me = (await bench.ask<User>('GET', `${users}me/`, { as })).body;
    const own = { current_password: testPassword, password: 'owner12345' };
    expect(await reset(me.id, own)).toMatchObject(refused);
    expect((await reset(me.id, { ...own, password: '          ' })).status).toBe(422);
    await bench.signIn();
    await bench.stop();
  });

  test('wrong current passwords are counted for each sign-in, and a correct one clears the count', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: true } });
    const { db } = bench.server.database;
    const [thief, owner] = [await bench.signIn(), await bench.signIn()];
    const { id } = (await bench.ask<User>('GET', `${users}me/`, { as: owner.access_token })).body;
    const reset = (as: string, current_password: string) =>
      bench.ask('PATCH', `${users}${id}/reset-password/`, { as, body: { password, current_password } });
    // Hashing dozens of passwords would be slow: the count is moved near its limit instead.
    const counts = db.updateTable('rate_limits').where('key', 'like', 'confirmation:%');
    expect((await reset(thief.access_token, 'a guess')).status).toBe(422);
    await counts.set({ uses: 9 }).execute();
    expect((await reset(thief.access_token, 'a guess')).status).toBe(422);
    const refused = await reset(thief.access_token, testPassword);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await reset(owner.access_token, testPassword)).status).toBe(204);
    const left = await db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', 'confirmation:%')
      .execute();
    expect(left).toHaveLength(1);
    await bench.stop();
  });

  test('deactivating an account takes effect at its next request', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const anna = await add(bench, as, { username: 'anna', roles: ['staff'] });
    const signedIn = await bench.signIn('anna', password);
    await bench.ask('PATCH', `${users}${anna.id}/`, { as, body: { is_active: false } });
    expect((await bench.ask('GET', '/api/v1/feedback/', { as: signedIn.access_token })).status).toBe(401);
    const { refresh_token } = signedIn;
    expect((await bench.ask('POST', '/api/v1/refresh/', { body: { refresh_token } })).status).toBe(401);
    await bench.ask('PATCH', `${users}${anna.id}/`, { as, body: { is_active: true } });
    expect((await bench.ask('GET', '/api/v1/feedback/', { as: signedIn.access_token })).status).toBe(401);
    await bench.stop();
  });

  test('the log tells a right that was granted from one that was withdrawn', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const { id } = await add(bench, as, { username: 'anna' });
    const detailsOf = async (body: Schemas['UserUpdate']) => {
      expect((await bench.ask('PATCH', `${users}${id}/`, { as, body })).status).toBe(200);
      const query = 'action=rank_changed&limit=1';
      const { body: list } = await bench.ask<Schemas['EventList']>('GET', `/api/v1/events/?${query}`, { as });
      return list.items[0]?.details;
    };
    expect(await detailsOf({ is_superuser: true })).toEqual(['superuser']);
    expect(await detailsOf({ is_superuser: false })).toEqual(['not_superuser']);
    expect(await detailsOf({ roles: ['owner'], is_active: true })).toEqual(['owner']);
    expect(await detailsOf({ roles: ['staff'] })).toEqual(['not_owner', 'staff']);
    expect(await detailsOf({ roles: [], is_active: false })).toEqual(['not_staff', 'disabled']);
    expect(await detailsOf({ is_active: true })).toEqual(['enabled']);
    expect(await detailsOf({ is_active: true, roles: [] })).toEqual(['is_active', 'roles']);
    await bench.stop();
  });

  test('a photo can be uploaded and removed', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const { id } = (await bench.ask<User>('GET', `${users}me/`, { as })).body;
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'me.jpg');
    const up = await bench.ask<User>('PATCH', `${users}${id}/photo/`, { as, form });
    expect(up.body.photo).toMatch(/^\/media\/[0-9a-f-]{36}\.webp$/);
    const served = await bench.ask('GET', up.body.photo ?? '');
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await bench.ask<User>('DELETE', `${users}${id}/photo/`, { as })).body.photo).toBeNull();
    await bench.stop();
  });
});
