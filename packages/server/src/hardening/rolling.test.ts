import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations, newerMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { readSettings } from '../settings/readSettings.ts';
import { describeDatabase } from '../testing/describeDatabases.ts';
import { startServer, type Running } from './faults/process.ts';
import { rollBreachesOf } from './faults/roll.ts';
import { countWritten, startRollingLoad } from './faults/rollingLoad.ts';
import { createFaultTally } from './faults/faultTally.ts';

/** The first step of a later version's start: an added column, table and index. */
async function addToTables(settings: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = openDatabase(settings);
  try {
    await migrate(database.db, {
      ...migrations,
      '900': {
        async up(db) {
          await sql`alter table messages add column mood text not null default 'calm'`.execute(db);
          await sql`create table moods (id text primary key)`.execute(db);
          await sql`create index posts_by_mood on posts (id, updated_at)`.execute(db);
        },
      },
    });
    expect(await newerMigrations(database.db)).toEqual(['900']);
  } finally {
    await database.close();
  }
}

test('`npm run faults -- --from` reports each promise that an update breaks', () => {
  const written = { messages: 2, posts: 3 };
  const whole = { asked: 9, slowest: 1, failed: [], written, found: written, isTakenBack: true, ends: 0 };
  expect(rollBreachesOf(whole)).toEqual([]);
  expect(rollBreachesOf({ ...whole, failed: ['/posts 500', '/posts 500'] })).toEqual(['/posts 500']);
  for (const found of [
    { messages: 1, posts: 3 },
    { messages: 2, posts: 4 },
  ])
    expect(rollBreachesOf({ ...whole, found })).toEqual([expect.stringContaining('in the database')]);
  expect(rollBreachesOf({ ...whole, isTakenBack: false })).toEqual([expect.stringContaining('start again')]);
  expect(rollBreachesOf({ ...whole, ends: 1 })).toEqual([expect.stringContaining('by themselves')]);
});

describeDatabase('postgres', 'a rolling update', (databases) => {
  test('fails no request, and the previous version can still start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-rolling-'));
    const url = await databases.createDatabase();
    const environment = { JANUS_DATA: folder, ...(url !== null && { DATABASE_URL: url }) };
    const tally = createFaultTally('rolling');
    const serving: Running[] = [];
    const begin = async () => void serving.push(await startServer(tally, environment));
    /** As a load balancer does: sends it nothing more, then stops it. */
    const end = async () => {
      const leaving = serving.shift();
      await wait(300);
      await leaving?.stop();
    };
    await begin();
    const load = startRollingLoad(serving);
    try {
      await wait(500);
      await addToTables(readSettings(environment, folder));
      await wait(500);
      // what starts now is the previous version on the newer tables
      await begin();
      await end();
      await wait(500);
    } finally {
      await load.stop();
      await Promise.all(serving.map(end));
    }
    expect(load.failed).toEqual([]);
    expect(load.asked).toBeGreaterThan(50);
    expect(await countWritten(readSettings(environment, folder))).toEqual(load.written);
    expect(tally.ends).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
