import { existsSync, rmSync } from 'node:fs';
import { chmod, rename } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { migrate, pendingMigrations } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { idOfFile } from '../media/files.ts';
import { readFileOf, type MediaStorage } from '../media/storage.ts';
import { copyTables, emptyTables } from './tables.ts';

export type Progress = (text: string) => void;

async function packFiles(sqlite: DatabaseSync, media: MediaStorage, say: Progress): Promise<number> {
  sqlite.exec('create table backup_files (name text primary key, bytes blob not null)');
  const insert = sqlite.prepare('insert into backup_files (name, bytes) values (?, ?)');
  let count = 0;
  for await (const { name } of media.list()) {
    const bytes = idOfFile(name) === null ? null : await readFileOf(media, name);
    // swept since it was listed
    if (!bytes) continue;
    insert.run(name, bytes);
    count += 1;
    if (count % 100 === 0) say(`files: ${count}`);
  }
  return count;
}

/**
 * Writes everything, uploads included, into one SQLite file. It is the same for both engines,
 * so it also moves a site from one to the other. Sign-ins and the token secret stay behind.
 */
export async function writeArchive(
  db: Database,
  media: MediaStorage,
  file: string,
  say: Progress,
): Promise<void> {
  const unfinished = `${file}.part`;
  for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  const archive = openSqlite(unfinished);
  try {
    await migrate(archive.db);
    await emptyTables(archive.db);
    await copyTables(db, archive.db, say);
    if (archive.sqlite) {
      say(`files: ${await packFiles(archive.sqlite, media, say)}`);
      // one file, not three: the journal goes back into it
      archive.sqlite.exec('pragma journal_mode = delete');
    }
  } finally {
    await archive.close();
  }
  await chmod(unfinished, 0o600);
  await rename(unfinished, file);
}

/** Names come from a file that somebody may have made: only the plain names of uploads are written. */
async function unpackFiles(sqlite: DatabaseSync, media: MediaStorage): Promise<number> {
  const rows = sqlite.prepare('select name, bytes from backup_files').iterate();
  let count = 0;
  for (const row of rows) {
    const { name, bytes } = row as { name: string; bytes: Uint8Array };
    if (idOfFile(name) === null) throw new Error('The backup holds a file with a forbidden name.');
    await media.put(name, Buffer.from(bytes));
    count += 1;
  }
  return count;
}

function isArchive(file: string): boolean {
  const probe = new DatabaseSync(file, { readOnly: true });
  try {
    const row = probe
      .prepare(`select count(*) as n from sqlite_schema where name in ('backup_files', 'content_version')`)
      .get();
    return row?.['n'] === 2;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** Replaces everything by what the archive holds; all or nothing in the database. */
export async function readArchive(
  db: Database,
  media: MediaStorage,
  file: string,
  say: Progress,
): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (!isArchive(file)) throw new Error(`${file} is no backup of Janus.`);
  const archive = openSqlite(file);
  try {
    if ((await pendingMigrations(archive.db)).length > 0) await migrate(archive.db);
    if (archive.sqlite) say(`files: ${await unpackFiles(archive.sqlite, media)}`);
    await copyTables(archive.db, db, say, { replace: true });
  } finally {
    archive.sqlite?.exec('pragma journal_mode = delete');
    await archive.close();
  }
}
