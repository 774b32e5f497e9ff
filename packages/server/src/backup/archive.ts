import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { installationFacts } from '../db/installationFacts.ts';
import { additionsIn, migrate, pendingAfter } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import type { MediaStorage } from '../media/storage.ts';
import { engineOf } from '../db/transaction.ts';
import { errorMessage } from '../errorMessage.ts';
import type { Progress } from './copySqlite.ts';
import { copyFromPostgres, replaceAll } from './copyTables.ts';
import { makeArchiveApart } from './runWorker.ts';
import { packUploads, unpackUploads } from './uploads.ts';

/** Returns the file of a connection; null for an in-memory database. */
async function fileOf(db: Database): Promise<string | null> {
  const { rows } = await sql<{
    file: string;
  }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ? rows[0].file : null;
}

async function copyDatabase(db: Database, target: string, say: Progress): Promise<string | null> {
  if (engineOf(db) === 'postgres') {
    await copyFromPostgres(db, target, say);
    return null;
  }
  const source = await fileOf(db);
  // No other connection can read an in-memory database.
  if (source === null) await sql`vacuum into ${target}`.execute(db);
  return source;
}

/** Writes the content to the disk before the rename. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes everything, uploads included, into one SQLite file, as of one moment. The format is the same for both engines,
 * so it can also move a site between them. Sessions and the token secret are left out.
 */
export async function writeArchive(
  db: Database,
  media: MediaStorage,
  file: string,
  say: Progress,
  { uploads = null }: { uploads?: MediaStorage | null } = {},
): Promise<void> {
  // Two processes may start at the same time.
  const target = `${file}.${process.pid}.part`;
  const remove = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(target + end, { force: true });
  };
  remove();
  try {
    // Password hashes are in it from the first byte; SQLite treats an empty file as a new database.
    await writeFile(target, '', { flag: 'wx', mode: 0o600 });
    const source = await copyDatabase(db, target, say);
    await makeArchiveApart(source, target);
    const archive = new DatabaseSync(target);
    try {
      archive.exec('pragma journal_mode = memory; pragma synchronous = off');
      await packUploads(archive, media, { shared: uploads, say });
    } finally {
      archive.close();
    }
    await flush(target);
    await rename(target, file);
  } finally {
    remove();
  }
}

/** A file from which nothing can be restored. */
export class UnusableArchiveError extends Error {}

/** Throws a readable error if a file is not a whole backup. */
function checkArchive(file: string): void {
  const probe = new DatabaseSync(file, { readOnly: true });
  try {
    const row = probe
      .prepare(`select count(*) as n from sqlite_schema where name in ('backup_files', 'content_version')`)
      .get();
    if (row?.['n'] !== 2) throw new Error('tables are missing');
    const found = probe.prepare('pragma quick_check(1)').get();
    if (found?.['quick_check'] !== 'ok') throw new Error(String(found?.['quick_check']));
  } catch (error) {
    const reason = errorMessage(error);
    throw new UnusableArchiveError(`${file} is no backup of Janus, or is damaged (${reason}).`, {
      cause: error,
    });
  } finally {
    probe.close();
  }
}

/** Migrates a copy of a backup from an older version: the backup itself stays unchanged. */
async function inPresentShape(file: string, folder: string): Promise<string> {
  const copy = join(folder, 'archive.janus');
  await copyFile(file, copy);
  const archive = openSqlite(copy);
  try {
    await migrate(archive.db);
    archive.sqlite?.exec('pragma journal_mode = delete');
  } finally {
    await archive.close();
  }
  return copy;
}

function isOfOlderVersion(file: string): boolean {
  const archive = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = archive.prepare('select name from kysely_migration order by name').all();
    const made = rows.map((row) => String(row['name']));
    const needed = archive
      .prepare('select value from facts where key = ?')
      .get(installationFacts.neededMigration)?.['value'];
    const hasAdditions = additionsIn(made, needed === undefined ? needed : String(needed)).length > 0;
    return !hasAdditions && pendingAfter(made).length > 0;
  } finally {
    archive.close();
  }
}

/** Replaces everything by the content of an archive and the uploads next to it; all or nothing in the database. */
export async function readArchive(
  db: Database,
  media: MediaStorage,
  file: string,
  say: Progress,
  uploads: MediaStorage = createFolderStorage(join(dirname(file), 'uploads')),
  record?: (trx: Database) => Promise<void>,
): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  checkArchive(file);
  const folder = await mkdtemp(join(tmpdir(), 'janus-restore-'));
  try {
    const present = isOfOlderVersion(file) ? await inPresentShape(file, folder) : file;
    const archive = new DatabaseSync(present, { readOnly: true });
    try {
      // Files without rows are swept later; rows without files would be visible.
      say(`files: ${await unpackUploads(archive, media, uploads)}`);
      await replaceAll(db, archive, { say, ...(record && { record }) });
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
