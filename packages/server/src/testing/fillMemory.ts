import type { DatabaseSync } from 'node:sqlite';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';

/** Methods of Node that its types lack. */
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

/** Creates the tables in an empty database in memory: migrations take longer than most tests. */
export async function fillMemory(database: DatabaseSync): Promise<void> {
  template ??= makeTemplate();
  database.deserialize(await template);
}
