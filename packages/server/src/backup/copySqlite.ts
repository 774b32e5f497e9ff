import { DatabaseSync } from 'node:sqlite';
import { installationFactKeys, installationFacts } from '../db/installationFacts.ts';
import { checkArchive } from './examineArchive.ts';
import { privateTables } from './tables.ts';

export type Progress = (text: string) => void;

/** Copies a database as of one moment, whoever writes meanwhile; the separate connection blocks nobody. */
export function copySqlite(source: string, target: string): void {
  const sqlite = new DatabaseSync(source, { timeout: 5000 });
  try {
    sqlite.prepare('vacuum into ?').run(target);
  } finally {
    sqlite.close();
  }
}

/** Removes what must not leave the installation, without leaving traces in the file. */
function forgetSecrets(archive: DatabaseSync): void {
  archive.exec('pragma secure_delete = on');
  // A copy made before a migration has the tables of its time.
  const isThere = archive.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`);
  for (const table of privateTables.toReversed())
    if (isThere.get(table)) archive.exec(`delete from "${table}"`);
  const forget = archive.prepare('delete from facts where key = ?');
  // A restore needs it: it says which versions can read the backup.
  for (const key of installationFactKeys) if (key !== installationFacts.neededMigration) forget.run(key);
}

/** Turns a database copy into a backup: checked, without sessions and installation facts, with tables for uploads. */
export function finishArchive(file: string): void {
  const archive = new DatabaseSync(file);
  try {
    // The file is renamed once complete, so a crash needs no journal on the disk.
    archive.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = on');
    forgetSecrets(archive);
    // The source may be a backup that was put in place of the database.
    archive.exec(`
      drop table if exists backup_files;
      drop table if exists backup_uploads;
      create table backup_files (name text primary key, bytes blob not null);
      create table backup_uploads (name text primary key);
    `);
    checkArchive(archive);
  } finally {
    archive.close();
  }
}
