import { DatabaseSync } from 'node:sqlite';
import { placeFactKeys } from '../db/placeFacts.ts';
import { checkCopy } from './examineArchive.ts';

export type Progress = (text: string) => void;

/** As of one moment, whoever writes meanwhile; the reader's own connection keeps nobody waiting. */
export function copySqlite(source: string, target: string): void {
  const sqlite = new DatabaseSync(source, { timeout: 5000 });
  try {
    sqlite.prepare('vacuum into ?').run(target);
  } finally {
    sqlite.close();
  }
}

/** Takes out what must not leave its place, and no trace of it stays in the file. */
function forgetSecrets(archive: DatabaseSync): void {
  archive.exec(`
    pragma secure_delete = on;
    delete from sessions;
    delete from rate_limits;
  `);
  // a copy before a migration has the tables of its time
  const hasKeys = archive.prepare(`select 1 from sqlite_schema where name = 'idempotency_keys'`).get();
  if (hasKeys) archive.exec('delete from idempotency_keys');
  const forget = archive.prepare('delete from facts where key = ?');
  for (const key of placeFactKeys) forget.run(key);
}

/** Makes a copy of a database into a backup: without secrets, whole, and with room for the uploads. */
export function finishArchive(file: string): void {
  const archive = new DatabaseSync(file);
  try {
    // the file is renamed once it is whole, so a crash needs no journal on the disk
    archive.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = on');
    forgetSecrets(archive);
    archive.exec(`
      create table backup_files (name text primary key, bytes blob not null);
      create table backup_uploads (name text primary key);
    `);
    checkCopy(archive);
  } finally {
    archive.close();
  }
}
