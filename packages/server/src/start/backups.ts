import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from 'node:sqlite';
import type { DatabaseSync } from 'node:sqlite';
import type { ServerContext } from '../context.ts';

const shape = /^janus-\d{4}-\d{2}-\d{2}\.sqlite$/;

/** Copies through the connection that writes: a second one would start over at every write. */
async function backUp(sqlite: DatabaseSync, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  await backup(sqlite, unfinished, { rate: 500 });
  renameSync(unfinished, file);
}

/** One copy a day of SQLite, the newest few kept; PostgreSQL has its own tools. */
export async function backUpWhenDue({ database, settings, now }: ServerContext): Promise<void> {
  const { sqlite } = database;
  if (!sqlite || settings.backups === 0 || settings.sqliteFile === ':memory:') return;
  const folder = join(settings.dataFolder, 'backups');
  mkdirSync(folder, { recursive: true });
  const name = `janus-${new Date(now()).toISOString().slice(0, 10)}.sqlite`;
  if (readdirSync(folder).includes(name)) return;
  await backUp(sqlite, join(folder, name));
  const copies = readdirSync(folder)
    .filter((entry) => shape.test(entry))
    .sort();
  for (const old of copies.slice(0, -settings.backups)) rmSync(join(folder, old), { force: true });
}
