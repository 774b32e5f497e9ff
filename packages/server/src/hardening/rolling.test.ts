import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations, newerMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { readSettings } from '../settings/readSettings.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { startServer, type Running } from './faults/process.ts';
import { createTally } from './faults/tally.ts';

interface Load {
  asked: number;
  written: number;
  failed: string[];
  stop(): Promise<void>;
}

/** Asks and writes without a pause, of whatever instance serves: what refuses the connection is passed over. */
function startLoad(serving: readonly Running[]): Load {
  const load: Load = { asked: 0, written: 0, failed: [], stop: async () => undefined };
  let isOver = false;

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const instances = [...serving];
    for (const { address } of instances) {
      const answer = await fetch(address + path, init).catch((error: unknown) => {
        const { cause } = error as { cause?: { code?: string } };
        if (cause?.code === 'ECONNREFUSED') return null;
        throw error;
      });
      if (answer) return answer;
    }
    throw new Error('no instance serves');
  }

  async function once(index: number): Promise<void> {
    const isWrite = index % 3 === 0;
    const body = JSON.stringify({
      name: 'Анна',
      email: 'anna@example.com',
      message: `Здравствуйте, ${index}.`,
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = isWrite ? await send('/api/v1/feedback/', init) : await send('/api/v1/posts/');
    await answer.arrayBuffer();
    load.asked += 1;
    if (!answer.ok) load.failed.push(`${answer.url} ${answer.status}`);
    else if (isWrite) load.written += 1;
  }

  async function work(first: number): Promise<void> {
    for (let index = first; !isOver; index += 4)
      await once(index).catch((error: unknown) => load.failed.push(String(error)));
  }

  const works = [0, 1, 2, 3].map(work);
  load.stop = async () => {
    isOver = true;
    await Promise.all(works);
  };
  return load;
}

/** What the start of a version after this one does first: a column, a table and an index more. */
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

describeDatabases('an update, instance by instance', (databases) => {
  test('fails no request, and the version before can be started again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-rolling-'));
    const url = await databases.createDatabase();
    const environment = { JANUS_DATA: folder, ...(url !== null && { DATABASE_URL: url }) };
    const tally = createTally('rolling');
    const serving: Running[] = [];
    const begin = async () => void serving.push(await startServer(tally, environment));
    /** As a balancer does: nothing more is sent to it, then it is told to end. */
    const end = async () => {
      const leaving = serving.shift();
      await wait(300);
      await leaving?.stop();
    };
    await begin();
    const load = startLoad(serving);
    try {
      await wait(500);
      await addToTables(readSettings(environment, folder));
      await wait(500);
      // what starts now is the version before on the newer tables
      await begin();
      await end();
      await wait(500);
    } finally {
      await load.stop();
      await Promise.all(serving.map(end));
    }
    expect(load.failed).toEqual([]);
    expect(load.asked).toBeGreaterThan(50);
    const database = openDatabase(readSettings(environment, folder));
    const { n } = await database.db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    await database.close();
    expect(Number(n)).toBe(load.written);
    expect(tally.ends).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
