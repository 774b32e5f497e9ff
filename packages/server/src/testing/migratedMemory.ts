import type { DatabaseSync } from 'node:sqlite';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';

/** What Node has and its types do not know yet. */
declare module 'node:sqlite' {
  interface DatabaseSync {
    serialize(): Uint8Array;
    deserialize(database: Uint8Array): void;
  }
}

let template: Promise<Uint8Array> | undefined;

async function makeTemplate(): Promise<Uint8Array> {
  const { db, sqlite, close } = openSqlite(':memory:');
  await migrate(db);
  const bytes = sqlite?.serialize();
  await close();
  if (!bytes) throw new Error('SQLite gave no copy of its database');
  return bytes;
}

/** Puts the tables into an empty database in memory: the migrations take longer than most tests. */
export async function fillMemory(database: DatabaseSync): Promise<void> {
  template ??= makeTemplate();
  database.deserialize(await template);
}
