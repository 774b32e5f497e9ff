import { afterEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { ask, type RawResponse } from '../../testing/ask.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { momentsOf } from './store.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

const pages = async (request: Request) =>
  /^(\/en)?\/(404|post\/none)$/.test(new URL(request.url).pathname)
    ? new Response('<p>Nothing</p>', { status: 404 })
    : new Response('<p>A page</p>'.padEnd(3000), { headers: { 'content-type': 'text/html; charset=utf-8' } });

const figuresOf = async (bench: TestServer, face: string, period = 'day') => {
  const { access_token: as } = await bench.signIn();
  const answer = await bench.ask<Schemas['Figures']>(
    'GET',
    `/api/v1/figures/?period=${period}&face=${face}`,
    {
      as,
    },
  );
  expect(answer.status).toBe(200);
  return answer.body;
};

const byName = (rows: readonly Schemas['FiguresRow'][]) =>
  Object.fromEntries(rows.map(({ name, views, visitors }) => [name, [views, visitors]]));

let bench: TestServer;
afterEach(() => bench.stop());

/** Starts a server with pages, listening on a port. */
async function serve(
  settings = {},
): Promise<(path: string, headers?: Record<string, string>) => Promise<RawResponse>> {
  bench = await startTestServer({ pages, settings });
  const { port } = new URL(await bench.server.listen());
  return (path, headers = {}) => ask(Number(port), 'blog.localhost', path, { ...firefox, ...headers });
}

test('only successful page views are counted, whether cached or not', async () => {
  const get = await serve();
  await get('/post/a', { referer: 'https://news.example/today?who=me' });
  await get('/post/a?made=up');
  const { headers } = await get('/post/a');
  expect((await get('/post/a', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  await get('/en/post/a');
  await get('/posts?q=words');
  for (const path of [
    '/post/none',
    '/nowhere/at-all',
    '/post/a?preview=secret',
    '/login',
    '/api/v1/posts/',
    '/admin/site',
  ])
    await get(path);
  await get('/post/a', { 'sec-gpc': '1' });
  await get('/post/a', { dnt: '1' });
  const figures = await figuresOf(bench, 'blog');
  expect([figures.views, figures.visitors]).toEqual([6, 1]);
  expect(byName(figures.pages)).toEqual({ '/post/a': [5, 1], '/posts': [1, 1] });
  expect(byName(figures.languages)).toEqual({ ru: [5, 1], en: [1, 1] });
  expect(byName(figures.referrers)).toEqual({ 'news.example': [1, 1] });
  expect(figures.series).toHaveLength(24);
  expect(figures.series.at(-1)).toMatchObject({ views: 6, visitors: 1 });
  expect((await figuresOf(bench, 'portfolio')).views).toBe(0);
});

test('a visitor behind a trusted proxy has the address that the proxy states', async () => {
  const get = await serve({ trustProxy: ['loopback'] });
  for (const at of [1, 2, 3, 3]) await get('/', { 'x-forwarded-for': `198.51.100.9, 203.0.113.${at}` });
  expect(await figuresOf(bench, 'blog')).toMatchObject({ views: 4, visitors: 3 });
});

test('without a trusted proxy, forwarded addresses do not create visitors', async () => {
  const get = await serve();
  for (const at of [1, 2, 3]) await get('/', { 'x-forwarded-for': `203.0.113.${at}` });
  expect(await figuresOf(bench, 'blog')).toMatchObject({ views: 3, visitors: 1 });
});

test('a site setting turns the counting off and on', async () => {
  const get = await serve();
  const { access_token: as } = await bench.signIn();
  const set = (counts: boolean | null) =>
    bench.ask<Schemas['Site']>('PATCH', '/api/v1/site/', { as, body: { counts_readers: counts } });
  const views = async () => (await figuresOf(bench, 'blog')).views;
  await get('/');
  expect(await views()).toBe(1);
  expect((await set(false)).body).toEqual({ counts_readers: false });
  await get('/');
  expect(await views()).toBe(1);
  expect((await set(null)).body).toEqual({});
  await get('/');
  expect(await views()).toBe(2);
});

test('counts are written when the server stops', async () => {
  const get = await serve();
  await get('/');
  const { db } = bench.server.database;
  let left: unknown;
  const close = bench.server.database.close.bind(bench.server.database);
  bench.server.database.close = async () => {
    left = await db.selectFrom('reading_counts').select('views').where('kind', '=', 'all').execute();
    await close();
  };
  await bench.server.close();
  expect(left).toEqual([{ views: 1 }]);
});

test('periods contain every hour, day and month, ending with the current one', () => {
  const now = Date.parse('2026-03-10T12:34:56Z');
  const ends = (period: 'day' | 'month' | 'year') => {
    const moments = momentsOf(period, now);
    return [moments.length, moments[0], moments.at(-1)].map((at) =>
      Number(at) > 1000 ? new Date(Number(at)).toISOString() : at,
    );
  };
  expect(ends('day')).toEqual([24, '2026-03-09T13:00:00.000Z', '2026-03-10T12:00:00.000Z']);
  expect(ends('month')).toEqual([30, '2026-02-09T00:00:00.000Z', '2026-03-10T00:00:00.000Z']);
  expect(ends('year')).toEqual([12, '2025-04-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z']);
});

const rowOf = (at: number, part: object = {}) =>
  ({ span: 'day', at, face: 'blog', kind: 'all', name: '', views: 1, visitors: 1, ...part }) as const;

async function fill(db: Database, now: number): Promise<void> {
  const day = 24 * 60 * 60 * 1000;
  const start = now - (now % day);
  const rows = [
    rowOf(start, { span: 'hour', views: 3 }),
    rowOf(start - 5 * day),
    rowOf(start - 29 * day),
    rowOf(start - 30 * day),
    rowOf(start - 300 * day),
    rowOf(start - 395 * day),
    rowOf(start - 800 * day, { span: 'month' }),
    rowOf(start - 5 * day, { kind: 'page', name: '=1+1' }),
    ...Array.from({ length: 1200 }, (_, at) =>
      rowOf(start - 6 * day, { kind: 'page', name: `/post/${at}`, views: at + 1 }),
    ),
  ];
  for (let at = 0; at < rows.length; at += 300)
    await db
      .insertInto('reading_counts')
      .values(rows.slice(at, at + 300))
      .execute();
}

describeDatabases('figures', (databases) => {
  test('cover the last month and year, with the most-read pages first, and all rows are exported as CSV', async () => {
    const now = Date.now();
    bench = await databases.startServer();
    await fill(bench.server.database.db, now);
    expect((await figuresOf(bench, 'blog', 'month')).views).toBe(5);
    expect((await figuresOf(bench, 'blog', 'year')).views).toBe(7);
    const { pages: most } = await figuresOf(bench, 'blog', 'month');
    expect([most.length, most[0]]).toEqual([100, { name: '/post/1199', views: 1200, visitors: 1 }]);
    const { access_token: as } = await bench.signIn();
    const file = await bench.ask('GET', '/api/v1/figures/export/', { as });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = file.text.split('\r\n');
    expect(lines).toHaveLength(1 + 1208 + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(file.text).toContain(`"page","'=1+1","1","1"`);
  });

  test('are shown only to owners and superusers', async () => {
    bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    const body = { username: 'anna', password: 'a long enough password', roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body });
    const staff = (await bench.signIn('anna', body.password)).access_token;
    for (const path of ['/api/v1/figures/?period=day&face=blog', '/api/v1/figures/export/']) {
      expect((await bench.ask('GET', path, { as: staff })).status).toBe(403);
      expect((await bench.ask('GET', path)).status).toBe(401);
    }
    expect((await bench.ask('GET', '/api/v1/figures/?period=week&face=blog', { as })).status).toBe(422);
  });
});
