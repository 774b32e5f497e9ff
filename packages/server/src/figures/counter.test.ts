import { expect, test, vi } from 'vitest';
import { openSqlite } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { fillMemory } from '../testing/fillMemory.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { ReadingCounter } from './counter.ts';
import type { Reading } from './reading.ts';
import { rollUpReadings } from './rollUp.ts';
import { mostEntries, mostPages } from './readingTally.ts';
import { day, hour } from './times.ts';
import { DayTotals, mostMarks, mostNames, writeReadings } from './write.ts';

const noon = Date.parse('2026-03-10T12:00:00Z');

type Part = Partial<Reading['page'] & Omit<Reading, 'page'>>;

const reading = ({ face = 'blog', language = 'ru', path = '/post/a', ...part }: Part = {}): Reading => ({
  page: { face, language, path },
  referrer: null,
  address: '203.0.113.7',
  userAgent: 'Firefox',
  ...part,
});

function counterOn(db: Database, clock: { now: number; version?: number }, isWanted = async () => true) {
  const errors: unknown[] = [];
  const counter = new ReadingCounter({
    db,
    now: () => clock.now,
    isWanted,
    contentVersion: () => clock.version ?? 1,
    onError: (error) => errors.push(error),
  });
  return { counter, errors };
}

/** `kind name` with views and visitors, over all hours. */
async function countsOf(db: Database, span: 'hour' | 'day' | 'month' = 'hour') {
  const rows = await db
    .selectFrom('reading_counts')
    .select(['kind', 'name'])
    .select((eb) => [eb.fn.sum('views').as('views'), eb.fn.sum('visitors').as('visitors')])
    .where('span', '=', span)
    .groupBy(['kind', 'name'])
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, name, views, visitors }) => [
      `${kind} ${name}`.trim(),
      [Number(views), Number(visitors)],
    ]),
  );
}

const rowsIn = async (db: Database, table: 'reading_counts' | 'reading_marks' | 'reading_salts') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describeDatabases('the reading counter', (databases) => {
  test('counts views and visitors by page, language and referrer', async () => {
    const { db, close } = await databases.open();
    const { counter } = counterOn(db, { now: noon });
    counter.count(reading({ referrer: 'news.example' }));
    counter.count(reading({ path: '/' }));
    counter.count(reading());
    counter.count(reading({ address: '203.0.113.8', language: 'en' }));
    counter.count(reading({ face: 'portfolio', path: '/' }));
    await counter.flush();
    expect(await countsOf(db)).toEqual({
      all: [5, 3],
      'page /post/a': [3, 2],
      'page /': [2, 2],
      'language ru': [4, 2],
      'language en': [1, 1],
      'referrer news.example': [1, 1],
    });
    await close();
  });

  test('writes after a short delay, and stores neither addresses nor user agents', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { db, close } = await databases.open();
    const { counter } = counterOn(db, { now: noon });
    counter.count(reading({ address: '198.51.100.99', userAgent: 'A rare browser' }));
    await vi.waitFor(() => expect(counter.held.pages).toBe(1));
    expect(await rowsIn(db, 'reading_counts')).toBe(0);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await rowsIn(db, 'reading_counts')).toBe(3));
    const tables = ['reading_counts', 'reading_marks', 'reading_salts'] as const;
    const everything = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(everything)).not.toMatch(/198\.51|rare/);
    await close();
  });

  test('a visitor is new on each day, and yesterday’s salt and marks are deleted', async () => {
    const { db, close } = await databases.open();
    const clock = { now: noon };
    const { counter } = counterOn(db, clock);
    counter.count(reading());
    await counter.flush();
    const before = await db.selectFrom('reading_salts').selectAll().execute();
    clock.now += 2 * hour;
    counter.count(reading());
    await counter.flush();
    expect((await countsOf(db))['all']).toEqual([2, 1]);
    clock.now += 12 * hour;
    counter.count(reading());
    await counter.flush();
    expect((await countsOf(db))['all']).toEqual([3, 2]);
    await counter.forget();
    const after = await db.selectFrom('reading_salts').selectAll().execute();
    expect(after.map((row) => row.day)).toEqual(['2026-03-11']);
    expect(after[0]?.salt).not.toBe(before[0]?.salt);
    expect(
      new Set((await db.selectFrom('reading_marks').select('day').execute()).map((row) => row.day)),
    ).toEqual(new Set(['2026-03-11']));
    clock.now += day;
    await counter.forget();
    expect([await rowsIn(db, 'reading_salts'), await rowsIn(db, 'reading_marks')]).toEqual([0, 0]);
    await close();
  });

  test('a visitor at the last moment of a day is not counted twice', async () => {
    const { db, close } = await databases.open();
    const clock = { now: Date.parse('2026-03-10T23:59:59Z') };
    const one = counterOn(db, clock).counter;
    const other = counterOn(db, clock).counter;
    for (const counter of [one, other]) counter.count(reading());
    await one.flush();
    clock.now += 5000;
    await one.forget();
    await other.flush();
    expect((await countsOf(db))['all']).toEqual([2, 1]);
    await close();
  });

  test('instances add up, and a restart counts no visitor twice', async () => {
    const { db, close } = await databases.open();
    const clock = { now: noon };
    const counters = [1, 2, 3].map(() => counterOn(db, clock).counter);
    for (let at = 0; at < 60; at += 1) counters[at % 3]?.count(reading({ address: `203.0.113.${at % 20}` }));
    await Promise.all(counters.map((counter) => counter.flush()));
    expect((await countsOf(db))['all']).toEqual([60, 20]);
    const again = counterOn(db, clock).counter;
    again.count(reading({ address: '203.0.113.7' }));
    await again.flush();
    expect((await countsOf(db))['all']).toEqual([61, 20]);
    await close();
  });

  test('a site that switches figures off is not counted; the setting is read again after a write', async () => {
    const { db, close } = await databases.open();
    const clock = { now: noon, version: 1 };
    let isWanted = true;
    const { counter } = counterOn(db, clock, async () => isWanted);
    for (const setting of [true, false, true]) {
      isWanted = setting;
      clock.version += 1;
      counter.count(reading());
      await counter.flush();
      counter.count(reading());
      await counter.flush();
      expect((await countsOf(db))['all']).toEqual([setting && clock.version > 3 ? 4 : 2, 1]);
    }
    await close();
  });

  test('figures that could not be written are written with the next ones', async () => {
    const { db, close } = await databases.open();
    const { counter } = counterOn(db, { now: noon });
    counter.count(reading());
    await counter.flush();
    await db.schema.alterTable('reading_marks').renameTo('gone').execute();
    counter.count(reading({ address: '203.0.113.8' }));
    await expect(counter.flush()).rejects.toThrow();
    expect((await countsOf(db))['all']).toEqual([1, 1]);
    await db.schema.alterTable('gone').renameTo('reading_marks').execute();
    counter.count(reading({ address: '203.0.113.9' }));
    await counter.flush();
    expect((await countsOf(db))['all']).toEqual([3, 3]);
    await close();
  });

  test('without a database it holds at most 1000 readings, and reports one error', async () => {
    const { db, close } = await databases.open();
    const { counter, errors } = counterOn(db, { now: noon });
    await db.schema.alterTable('reading_salts').renameTo('gone').execute();
    for (let at = 0; at < 5000; at += 1) counter.count(reading());
    expect(counter.held).toMatchObject({ pages: 0, waiting: 1000 });
    await counter.flush();
    expect([errors.length, counter.held.waiting]).toEqual([1, 0]);
    await close();
  });

  test('100,000 invented visitors, pages and referrers stay within the limits', async () => {
    const { db, close } = await databases.open();
    const { counter } = counterOn(db, { now: noon });
    counter.count(reading());
    await counter.flush();
    for (let at = 0; at < 100_000; at += 1) {
      counter.count(
        reading({
          path: `/post/${at}`,
          referrer: `${at}.example`,
          address: `${at}`,
          userAgent: `Firefox ${at}`,
        }),
      );
    }
    expect(counter.held).toMatchObject({
      pages: mostPages,
      referrers: mostPages,
      entries: mostEntries,
      visitors: mostEntries,
    });
    await counter.flush();
    const counts = await countsOf(db);
    expect(counts['all']?.[0]).toBe(100_001);
    const names = (kind: string) => Object.keys(counts).filter((key) => key.startsWith(kind));
    expect(names('page')).toHaveLength(mostNames.page + 1);
    expect(names('referrer')).toHaveLength(mostNames.referrer + 1);
    const sum = (kind: string) => names(kind).reduce((total, key) => total + (counts[key]?.[0] ?? 0), 0);
    expect([sum('page'), sum('referrer')]).toEqual([100_001, 100_000]);
    expect(await rowsIn(db, 'reading_marks')).toBeLessThanOrEqual(4 * mostEntries);
    await close();
  });

  test('a day has a limit of visitors; any further one counts only as a view', async () => {
    const { db, close } = await databases.open();
    for (let at = 0; at < mostMarks; at += 400)
      await db
        .insertInto('reading_marks')
        .values(Array.from({ length: 400 }, (_, one) => ({ day: '2026-03-10', mark: `${at + one}` })))
        .execute();
    const { counter } = counterOn(db, { now: noon });
    counter.count(reading());
    await counter.flush();
    expect((await countsOf(db))['all']).toEqual([1, 0]);
    await close();
  });

  test('hours become days and days months, without losing or repeating a count', async () => {
    const { db, close } = await databases.open();
    const clock = { now: noon };
    for (const back of [0, 1, 47, 48, 60, 61, 72, 30 * 24, 399 * 24, 401 * 24, 402 * 24, 460 * 24]) {
      clock.now = noon - back * hour;
      const { counter } = counterOn(db, clock);
      counter.count(reading());
      await counter.flush();
    }
    await Promise.all([rollUpReadings(db, noon), rollUpReadings(db, noon)]);
    await rollUpReadings(db, noon);
    const rows = await db
      .selectFrom('reading_counts')
      .select(['span', 'at', 'views'])
      .where('kind', '=', 'all')
      .orderBy('at')
      .execute();
    expect(rows.map(({ span, at, views }) => [span, new Date(at).toISOString().slice(0, 13), views])).toEqual(
      [
        ['month', '2024-12-01T00', 1],
        ['month', '2025-02-01T00', 2],
        ['day', '2025-02-04T00', 1],
        ['day', '2026-02-08T00', 1],
        ['day', '2026-03-07T00', 2],
        ['hour', '2026-03-08T00', 1],
        ['hour', '2026-03-08T12', 1],
        ['hour', '2026-03-08T13', 1],
        ['hour', '2026-03-10T11', 1],
        ['hour', '2026-03-10T12', 1],
      ],
    );
    await close();
  });

  test('writes nothing if nothing was counted', async () => {
    const { db, close } = await databases.open();
    await writeReadings(db, [], new DayTotals());
    const { counter } = counterOn(db, { now: noon });
    await counter.flush();
    expect(await rowsIn(db, 'reading_counts')).toBe(0);
    await close();
  });
});

test('a flush does not read what the day has already', async () => {
  const statements: string[] = [];
  const { db, sqlite, close } = openSqlite(':memory:', {
    onQuery: ({ query }) => void statements.push(query.sql),
  });
  if (!sqlite) throw new Error('SQLite is needed');
  await fillMemory(sqlite);
  const { counter } = counterOn(db, { now: noon });
  const flush = async (address: string) => {
    statements.length = 0;
    counter.count(reading({ address }));
    await counter.flush();
    return statements.filter((statement) => statement.startsWith('select'));
  };
  expect((await flush('a')).length).toBeGreaterThan(0);
  expect(await flush('b')).toEqual([]);
  expect((await countsOf(db))['all']).toEqual([2, 2]);
  await close();
});
