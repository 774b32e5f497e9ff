import {
  copyFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { retryLocked } from '../../db/sqliteConnection.ts';
import { createLoad, type Load } from './load.ts';
import { makeFolder, runCommand, startServer } from './process.ts';
import { createFaultTally, type FaultTally } from './faultTally.ts';

export type Random = () => number;

function databaseOf(folder: string): string {
  return join(folder, 'janus.sqlite');
}

/** Counts acknowledged writes that are missing, and runs the file's own integrity check. */
function examine(folder: string, load: Load, tally: FaultTally): void {
  const database = new DatabaseSync(databaseOf(folder), { timeout: 10_000 });
  const ids = new Set(
    database
      .prepare('select id from projects')
      .all()
      .map((row) => row['id']),
  );
  tally.lost = [...load.kept].filter((id) => !ids.has(id)).length;
  const [first] = database.prepare('pragma integrity_check').all();
  if (first?.['integrity_check'] !== 'ok')
    tally.wrong.push(`integrity: ${String(first?.['integrity_check'])}`);
  database.close();
}

/** Another program locks the file, now and then for longer than any writer waits. */
export async function lockFile(count: number, random: Random): Promise<FaultTally> {
  const tally = createFaultTally('foreign locks');
  const folder = makeFolder();
  const server = await startServer(tally, { JANUS_DATA: folder });
  const load = createLoad(tally, { pages: 'all' });
  // SQLite's own waiting would block this thread, and the pages requested meanwhile would seem slow
  const foreign = new DatabaseSync(databaseOf(folder), { timeout: 0 });
  load.begin(server.address);
  await load.written(3);
  // the first drawings start engines and fill caches
  tally.slowestPage = 0;
  for (; tally.faults < count; tally.faults += 1) {
    await retryLocked(performance.now() + 10_000, () => foreign.exec('begin immediate'));
    await wait(tally.faults % 20 === 19 ? 7000 : 50 + random() * 1000);
    foreign.exec('rollback');
    await load.written(3);
  }
  await load.end();
  foreign.close();
  await server.stop();
  examine(folder, load, tally);
  rmSync(folder, { recursive: true, force: true });
  return tally;
}

/** Runs two servers on one folder, both written to, one killed and restarted. */
export async function shareFolder(count: number): Promise<FaultTally> {
  const tally = createFaultTally('two processes on one folder');
  const folder = makeFolder();
  const one = await startServer(tally, { JANUS_DATA: folder });
  const load = createLoad(tally, { pages: 'untimed' });
  const beside = createLoad(tally, { pages: 'untimed' });
  load.begin(one.address);
  await load.written(3);
  for (; tally.faults < count; tally.faults += 1) {
    const other = await startServer(tally, { JANUS_DATA: folder });
    beside.begin(other.address, { writesOnly: true });
    await load.written(10);
    await other.kill();
    await beside.end();
  }
  await load.end();
  await one.stop();
  examine(folder, load, tally);
  const { lost } = tally;
  examine(folder, beside, tally);
  tally.lost += lost;
  rmSync(folder, { recursive: true, force: true });
  return tally;
}

async function noisyPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 400, height: 400, channels: 3, background: 'red', noise } as const;
  return sharp({ create }).png().toBuffer();
}

function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(size));
    } catch {
      // full for pieces of this size
    }
  }
  closeSync(handle);
}

/** Fills and empties a small file system during writes and uploads; null where mounting is not allowed. */
export async function fillDisk(count: number): Promise<FaultTally | null> {
  const tally = createFaultTally('full disk');
  const folder = mkdtempSync(join(tmpdir(), 'janus-faults-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder]).status !== 0) return null;
  try {
    const picture = await noisyPicture();
    const server = await startServer(tally, { JANUS_DATA: folder });
    const load = createLoad(tally, { pages: 'untimed' });
    load.begin(server.address, { picture });
    await load.written(3);
    for (; tally.faults < count; tally.faults += 1) {
      const refused = tally.refused;
      fill(join(folder, 'filling'));
      const patience = performance.now() + 60_000;
      while (tally.refused < refused + 5 && performance.now() < patience) await wait(10);
      rmSync(join(folder, 'filling'));
      await load.written(3);
    }
    await load.end();
    await server.stop();
    examine(folder, load, tally);
    const media = join(folder, 'media');
    for (const name of readdirSync(media))
      if (statSync(join(media, name)).size === 0) tally.wrong.push(`${name} is empty`);
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}

/** Changes bytes of the file: responses may be 503, the process stays up, and the doctor reports it. */
export async function damagePages(count: number, random: Random): Promise<FaultTally> {
  const tally = createFaultTally('damaged pages');
  const folder = makeFolder();
  const whole = await startServer(tally, { JANUS_DATA: folder });
  const filling = createLoad(tally, { pages: 'untimed' });
  filling.begin(whole.address);
  await filling.written(40);
  await filling.end();
  await whole.stop();
  const copy = join(folder, 'whole');
  copyFileSync(databaseOf(folder), copy);
  const load = createLoad(tally, { pages: 'untimed' });
  for (; tally.faults < count; tally.faults += 1) {
    for (const end of ['-wal', '-shm']) rmSync(databaseOf(folder) + end, { force: true });
    copyFileSync(copy, databaseOf(folder));
    const server = await startServer(tally, { JANUS_DATA: folder });
    const handle = openSync(databaseOf(folder), 'r+');
    const { size } = statSync(copy);
    // the first pages hold the schema; after them, whole pages of rows and indexes are overwritten
    for (let page = 2; page < size / 4096; page += 1)
      if (random() < 0.5)
        writeSync(handle, Buffer.alloc(4096, Math.floor(random() * 256)), 0, 4096, page * 4096);
    closeSync(handle);
    load.begin(server.address);
    await wait(500);
    await load.end();
    await server.kill();
    if ((await runCommand(['doctor'], { JANUS_DATA: folder })) !== 1)
      tally.wrong.push('the doctor found nothing');
  }
  rmSync(folder, { recursive: true, force: true });
  return tally;
}

/** Kills servers, migrations and backups at any moment, servers with writes and uploads under way. */
export async function killProcesses(count: number, random: Random): Promise<FaultTally> {
  const tally = createFaultTally('killed at random');
  const folder = makeFolder();
  const settings = { JANUS_DATA: folder };
  const picture = await noisyPicture();
  const load = createLoad(tally, { pages: 'untimed' });
  while (tally.faults < count) {
    // a first migration needs an empty folder
    const fresh = makeFolder();
    await runCommand(['migrate'], { JANUS_DATA: fresh }, 200 + random() * 2000);
    if ((await runCommand(['migrate'], { JANUS_DATA: fresh })) !== 0)
      tally.wrong.push('a migration that was killed could not be made afterwards');
    rmSync(fresh, { recursive: true, force: true });
    const server = await startServer(tally, settings);
    load.begin(server.address, { picture });
    const backup = runCommand(['backup', join(folder, 'copy')], settings, 200 + random() * 2000);
    await load.written(1 + Math.floor(random() * 20));
    await wait(random() * 20);
    await Promise.all([server.kill(), backup]);
    await load.end();
    tally.faults += 3;
    examine(folder, load, tally);
    if (tally.lost > 0) break;
  }
  rmSync(folder, { recursive: true, force: true });
  return tally;
}
