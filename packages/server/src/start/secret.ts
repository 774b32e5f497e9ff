import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import type { Settings } from '../settings.ts';
import { isLongEnough, SettingsError } from '../settings/readSettings.ts';
import { keptSecret, makeSecret } from './secretFile.ts';

/** Several instances on one PostgreSQL have folders of their own, but must believe each other's tokens. */
async function readSharedSecret(db: Database): Promise<string> {
  await db
    .insertInto('facts')
    .values({ key: 'secret', value: makeSecret() })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute();
  const row = await db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  if (!isLongEnough(row.value)) {
    throw new SettingsError([
      'The secret in the database (table facts, key secret) is empty or cut off: delete the row to have a new one made. Everybody signs in again then.',
    ]);
  }
  return row.value;
}

/** The key of access tokens: the setting, else one that was made once and kept. */
export async function findSecret(db: Database, settings: Settings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  if (engineOf(db) === 'postgres') return readSharedSecret(db);
  return settings.sqliteFile === ':memory:' ? makeSecret() : keptSecret(settings.dataFolder);
}
