import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testPassword } from '../../testing/testSettings.ts';

// An access token outlives several of them.
const minute = 60_000;

interface Titled {
  items: { id: string; translations: { title?: string; company?: string }[] }[];
  total: number;
}

describeDatabases('the updated_since filter', (databases) => {
  const start = Date.now();
  let clock = start;
  let bench: TestServer;
  let as = '';
  const iso = (time: number) => new Date(time).toISOString();

  beforeAll(async () => {
    bench = await databases.startServer({ now: () => clock, settings: { rateLimits: false } });
    as = (await bench.signIn()).access_token;
    const { db } = bench.server.database;
    for (const table of ['posts', 'projects', 'experiences'] as const) await db.deleteFrom(table).execute();
  });
  afterAll(() => bench.stop());

  const create = async (path: string, body: object): Promise<string> => {
    const made = await bench.ask<{ id: string }>('POST', `/api/v1/${path}/`, { as, body });
    expect([made.status, made.text]).toEqual([201, made.text]);
    return `/api/v1/${path}/${made.body.id}/`;
  };
  /** Returns the titles of changed items, for an editor or a visitor. */
  async function changed(path: string, since: number, who?: string): Promise<string[]> {
    const query = new URLSearchParams({ updated_since: iso(since) });
    const { status, body } = await bench.ask<Titled>('GET', `/api/v1/${path}/?${query.toString()}`, {
      ...(who !== undefined && { as: who }),
    });
    expect([status, body.total]).toEqual([200, body.items.length]);
    return body.items.map(({ translations: [text] }) => text?.title ?? text?.company ?? '').toSorted();
  }

  test('lists posts written, changed or published since then; drafts for editors only', async () => {
    const post = (title: string, more: object = {}) =>
      create('posts', { translations: [{ language: 'ru', title, ...more }] });
    clock = start;
    const old = await post('Старый', { status: 'published' });
    await post('Давно');
    await post('По расписанию', { status: 'published', published_at: iso(start + 2 * minute) });
    clock = start + minute;
    await post('Черновик');
    expect(await changed('posts', start + minute, as)).toEqual(['Черновик']);
    expect(await changed('posts', start + minute)).toEqual([]);
    await bench.ask('PATCH', old, { as, body: { tags: ['новая'] } });
    expect(await changed('posts', start + minute)).toEqual(['Старый']);
    clock = start + 3 * minute;
    // Nobody has written anything since.
    expect(await changed('posts', start + 2 * minute)).toEqual(['По расписанию']);
    expect(await changed('posts', start + 2 * minute, as)).toEqual(['По расписанию']);
    expect(await changed('posts', start + 3 * minute)).toEqual([]);
    expect(await changed('posts', start)).toEqual(['По расписанию', 'Старый']);
  });

  test('lists the posts of a changed author, and those with a drawn cover, without writing them', async () => {
    const { db } = bench.server.database;
    const before = (clock += minute);
    const at = `/api/v1/users/${(await bench.ask<{ id: string }>('GET', '/api/v1/users/me/', { as })).body.id}/`;
    const all = await changed('posts', 0);
    for (const [path, body] of [
      [at, { last_name: 'Иванов' }],
      ['/api/v1/site/', { blog_accent: '#0b6e4f' }],
    ] as const) {
      clock += 1000;
      const since = clock;
      expect(await changed('posts', since)).toEqual([]);
      expect((await bench.ask('PATCH', path, { as, body })).status).toBe(200);
      expect(await changed('posts', since)).toEqual(all);
      expect(await changed('posts', since + 1)).toEqual([]);
    }
    const written = db.selectFrom('posts').select('id').where('representation_changed_at', '>=', before);
    expect(await written.execute()).toEqual([]);
  });

  test('lists the posts of a removed author, however many, which are written in slices', async () => {
    const { db } = bench.server.database;
    const body = { username: 'anna', password: testPassword, roles: ['staff'] };
    const path = await create('users', body);
    const authorId = path.split('/').at(-2);
    const post = await create('posts', { translations: [{ language: 'ru', title: 'Много' }] });
    const row = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', post.split('/').at(-2) ?? '')
      .executeTakeFirstOrThrow();
    const count = 450;
    const rows = Array.from({ length: count }, (_, index) => {
      const id = `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`;
      return { ...row, id, slug: id, author_id: authorId };
    });
    for (let start = 0; start < count; start += 90)
      await db
        .insertInto('posts')
        .values(rows.slice(start, start + 90))
        .execute();
    clock += 1000;
    const version = bench.server.contentVersion();
    expect((await bench.ask('DELETE', path, { as })).status).toBe(204);
    expect(bench.server.contentVersion() - version).toBe(3);
    const query = new URLSearchParams({ updated_since: iso(clock) });
    const list = await bench.ask<Titled>('GET', `/api/v1/posts/?${query.toString()}`, { as });
    expect(list.body.total).toBe(count);
    await db.deleteFrom('posts').where('slug', 'like', '00000000-%').execute();
  });

  test('lists changed projects and experiences', async () => {
    const before = clock;
    await create('projects', { translations: [{ language: 'ru', title: 'Станок' }] });
    const job = { start_date: '2024-05', is_published: true };
    const path = await create('experiences', {
      ...job,
      translations: [{ language: 'ru', company: 'Завод', job_title: 'Инженер' }],
    });
    clock += 1000;
    expect([await changed('projects', before), await changed('projects', clock)]).toEqual([['Станок'], []]);
    expect(await changed('experiences', clock)).toEqual([]);
    await bench.ask('PATCH', path, { as, body: { end_date: '2025-01' } });
    expect(await changed('experiences', clock)).toEqual(['Завод']);
  });

  test('rejects a time without a zone', async () => {
    for (const path of ['posts', 'projects', 'experiences'])
      expect((await bench.ask('GET', `/api/v1/${path}/?updated_since=2026-03-14`)).status).toBe(422);
  });
});
