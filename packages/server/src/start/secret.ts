import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import type { Settings } from '../settings.ts';

function readFileSecret(folder: string): string {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  try {
    // `wx`: of two processes that start together, one writes and both read the same
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Several instances on one PostgreSQL have folders of their own, but must believe each other's tokens. */
async function readSharedSecret(db: Database): Promise<string> {
  await db
    .insertInto('facts')
    .values({ key: 'secret', value: randomBytes(48).toString('base64url') })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** The key of access tokens: the setting, else one that was made once and kept. */
export async function findSecret(db: Database, settings: Settings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  if (engineOf(db) === 'postgres') return readSharedSecret(db);
  return settings.sqliteFile === ':memory:'
    ? randomBytes(48).toString('base64url')
    : readFileSecret(settings.dataFolder);
}
