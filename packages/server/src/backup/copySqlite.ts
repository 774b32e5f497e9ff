import { DatabaseSync } from 'node:sqlite';

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
    delete from facts where key = 'secret';
  `);
}

/** A copy that cannot be read, or in which nobody could sign in, is none. */
function check(archive: DatabaseSync): void {
  const found = archive.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (found !== 'ok') throw new Error(`The copy is damaged: ${String(found)}`);
  if (!archive.prepare('select 1 from users limit 1').get()) throw new Error('The copy holds no account.');
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
    check(archive);
  } finally {
    archive.close();
  }
}
