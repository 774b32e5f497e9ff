import { afterAll, expect, test } from 'vitest';
import { csvRow } from '../../csv.ts';
import type { Schemas } from '../../contract/types.ts';
import { inTransaction } from '../../db/transaction.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testPassword, testSettings } from '../../testing/testSettings.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { eventSlices } from '../../trail/store.ts';

const { settings, remove } = testSettings();
afterAll(remove);

const postId = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';
const projectId = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a12';

/** Records actions of different people on different objects, a minute apart. */
async function fill(bench: TestServer): Promise<void> {
  const { db } = bench.server.database;
  const start = Date.parse('2026-01-01T00:00:00Z');
  const events = [
    { action: 'created', object: { kind: 'post', id: postId, title: '=HYPERLINK("http://x")' } },
    { action: 'published', object: { kind: 'post', id: postId, title: 'Пост "в кавычках"' } },
    { action: 'deleted', object: { kind: 'project', id: projectId, title: 'Проект' } },
    { action: 'created', object: { kind: 'project', id: projectId, title: '+7 900' } },
  ] as const;
  for (const [at, event] of events.entries()) {
    const caller = { id: at % 2 === 0 ? postId : projectId, username: '@anna' };
    const request = { address: '203.0.113.7', userAgent: '-2+3' };
    const author = { caller, request, settings, now: () => start + at * 60_000 };
    await inTransaction(db, (trx) => recordEvent(trx, author, event));
  }
}

/** Parses rows of cells according to RFC 4180. */
function readCsv(text: string): string[][] {
  const lines = text.replace('\ufeff', '').split('\r\n').slice(0, -1);
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '＋1', '－1', '＠1'])(
  'a spreadsheet does not evaluate %j as a formula',
  (text) => expect(csvRow([text, 'a"b'])).toBe(`"'${text}","a""b"\r\n`),
);

describeDatabases('the event log', (databases) => {
  test('is listed and exported with the same filters and the same result', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    await bench.server.database.db.deleteFrom('events').execute();
    await fill(bench);
    const to = 'to=2026-02-01T00:00:00Z';
    const queries: [query: string, found: number][] = [
      [to, 4],
      [`${to}&action=created`, 2],
      [`${to}&group=content&action=created&kind=post`, 1],
      [`${to}&group=sign_ins`, 0],
      [`${to}&kind=project`, 2],
      [`${to}&kind=post&object=${postId.toUpperCase()}`, 2],
      [`${to}&kind=project&object=${postId}`, 0],
      [`${to}&actor=${postId}`, 2],
      ['from=2026-01-01T00:01:00Z&to=2026-01-01T00:03:00Z', 2],
    ];
    for (const [query, found] of queries) {
      const list = await bench.ask<Schemas['EventList']>('GET', `/api/v1/events/?${query}`, { as });
      expect([query, list.status, list.body.total]).toEqual([query, 200, found]);
      const file = await bench.ask('GET', `/api/v1/events/export/?format=jsonl&${query}`, { as });
      const lines = file.text.split('\n').filter(Boolean);
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(list.body.items.toReversed());
      const table = await bench.ask('GET', `/api/v1/events/export/?format=csv&${query}`, { as });
      expect(readCsv(table.text).map(([id]) => id)).toEqual([
        'id',
        ...list.body.items.toReversed().map(({ id }) => id),
      ]);
    }
    expect((await bench.ask('GET', `/api/v1/events/export/?${to}`, { as })).status).toBe(422);
    expect((await bench.ask('GET', '/api/v1/events/?action=nonsense', { as })).status).toBe(422);
    await bench.stop();
  });

  test('exported as CSV contains no formulas, has download headers, and is recorded as an event', async () => {
    const bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    const body = { username: 'anna', password: testPassword, roles: ['staff'] };
    await bench.ask('POST', '/api/v1/users/', { as, body });
    const staff = (await bench.signIn('anna')).access_token;
    await bench.server.database.db.deleteFrom('events').execute();
    await fill(bench);
    expect((await bench.ask('GET', '/api/v1/events/export/?format=csv', { as: staff })).status).toBe(403);
    const file = await bench.ask('GET', '/api/v1/events/export/?format=csv', { as });
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="log-${new Date().toISOString().slice(0, 10)}.csv"`,
    ]);
    expect(file.headers.get('cache-control')).toContain('no-store');
    // HEAD is refused: it creates neither a file nor an event.
    const asked = await bench.ask('HEAD', '/api/v1/events/export/?format=csv', { as });
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET']);
    expect((await bench.ask('HEAD', '/api/v1/events/', { as })).status).toBe(200);
    const exported = bench.server.database.db
      .selectFrom('events')
      .select('id')
      .where('action', '=', 'events_exported');
    expect(await exported.execute()).toHaveLength(1);
    const [head = [], ...rows] = readCsv(file.text);
    const cells = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
    expect(cells[0]).toMatchObject({
      actor_name: "'@anna",
      object_title: `'=HYPERLINK("http://x")`,
      user_agent: "'-2+3",
    });
    expect(cells[1]).toMatchObject({ object_title: 'Пост "в кавычках"', at: '2026-01-01T00:01:00.000Z' });
    // The event of the export itself is last.
    expect(cells.map(({ action }) => action)).toEqual([
      'created',
      'published',
      'deleted',
      'created',
      'events_exported',
    ]);
    const list = await bench.ask<Schemas['EventList']>('GET', '/api/v1/events/?limit=1', { as });
    expect(list.body.items[0]).toMatchObject({
      action: 'events_exported',
      actor: { name: 'owner' },
      details: ['csv'],
    });
    await bench.stop();
  });

  test('is read slice by slice on demand, and a row that moves meanwhile is read exactly once', async () => {
    const { db, close } = await databases.open();
    const author = (now: number) => ({
      caller: null,
      request: { address: '', userAgent: '' },
      settings,
      now: () => now,
    });
    await inTransaction(db, (trx) => recordEvent(trx, author(1), { action: 'created' }));
    const model = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 1099 }, (_, at) => ({
      ...model,
      id: crypto.randomUUID(),
      at: at % 7,
    }));
    for (let at = 0; at < others.length; at += 275)
      await db
        .insertInto('events')
        .values(others.slice(at, at + 275))
        .execute();
    const slices = eventSlices(db, {});
    const first = (await slices.next()).value ?? [];
    const read = new Set(first.map(({ id }) => id));
    const waiting = others.find(({ id }) => !read.has(id))?.id ?? '';
    await db.updateTable('events').set({ at: 100, times: 2 }).where('id', '=', waiting).execute();
    const sizes = [first.length];
    let last = '';
    for await (const rows of slices) {
      sizes.push(rows.length);
      for (const { id } of rows) {
        expect(read.has(id)).toBe(false);
        read.add(id);
        last = id;
      }
    }
    expect([sizes, read.size, last]).toEqual([[500, 500, 100], 1100, waiting]);
    await close();
  });
});
