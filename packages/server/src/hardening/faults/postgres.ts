import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../testing/postgres.ts';
import { startTcpProxy } from '../../testing/tcpProxy.ts';
import { createLoad, type Load } from './load.ts';
import { makeFolder, startServer } from './process.ts';
import type { Random } from './sqlite.ts';
import { createFaultTally, type FaultTally } from './faultTally.ts';

async function countLost(databaseUrl: string, load: Load): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from projects');
  await client.end();
  const ids = new Set(rows.map(({ id }) => id));
  return [...load.kept].filter((id) => !ids.has(id)).length;
}

/** Stops PostgreSQL during writes, alternately cleanly and as in a power cut, and restarts it. */
export async function restartPostgres(native: string, count: number, random: Random): Promise<FaultTally> {
  const tally = createFaultTally('PostgreSQL restarted');
  const postgres = await startPostgres(native, { isDurable: true });
  const folder = makeFolder();
  try {
    const databaseUrl = await postgres.createDatabase();
    const server = await startServer(tally, { JANUS_DATA: folder, DATABASE_URL: databaseUrl });
    const load = createLoad(tally, { pages: 'kept' });
    load.begin(server.address);
    await load.written(3);
    for (; tally.faults < count; tally.faults += 1) {
      await postgres.restart(tally.faults % 2 === 0 ? 'fast' : 'immediate');
      await load.written(3);
      await wait(random() * 100);
    }
    await load.end();
    tally.lost = await countLost(databaseUrl, load);
    await server.stop();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}

/** Cuts the connection to PostgreSQL, slows it down, and lets it hang while it seems alive. */
export async function cutCable(native: string, count: number, random: Random): Promise<FaultTally> {
  const tally = createFaultTally('reset, slow and silent');
  const postgres = await startPostgres(native, { isDurable: true });
  const cable = await startTcpProxy(postgres.port);
  const folder = makeFolder();
  try {
    const databaseUrl = await postgres.createDatabase();
    const url = new URL(databaseUrl);
    url.port = String(cable.port);
    const server = await startServer(tally, { JANUS_DATA: folder, DATABASE_URL: url.href });
    const load = createLoad(tally, { pages: 'kept' });
    load.begin(server.address);
    await load.written(3);
    for (; tally.faults < count; tally.faults += 1) {
      if (tally.faults % 10 === 1) {
        cable.behave('silent');
        await wait(6000);
        cable.behave('pass');
      } else if (tally.faults % 5 === 2) {
        cable.slowDown(300);
        await load.written(2);
        cable.slowDown(0);
      } else cable.reset();
      await load.written(3);
      await wait(random() * 50);
    }
    await load.end();
    tally.lost = await countLost(databaseUrl, load);
    await server.stop();
  } finally {
    await cable.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}
