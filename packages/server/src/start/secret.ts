import { createHmac } from 'node:crypto';
import { addFact } from '../db/facts.ts';
import { installationFacts } from '../db/installationFacts.ts';
import type { Database } from '../db/schema.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { readFileOf, type MediaStorage } from '../media/storage.ts';
import type { Settings } from '../settings.ts';
import { isLongEnough } from '../settings/readSettings.ts';
import { SettingsError } from '../settings/settingsError.ts';
import { keptSecret, makeSecret } from './secretFile.ts';

/** Stored with the uploads, which all instances share. */
export const secretHalfName = 'janus-secret-half';

function readRow(db: Database): Promise<{ value: string }> {
  return db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', installationFacts.secret)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function readHalf(media: MediaStorage): Promise<string> {
  const kept = await readFileOf(media, secretHalfName);
  if (kept !== null) return kept.toString('utf8').trim();
  const made = makeSecret();
  await media.put(secretHalfName, Buffer.from(made));
  return made;
}

/**
 * Instances on one PostgreSQL database have separate folders, but must accept each other's tokens. Half of the secret
 * is in the database and half is stored with the uploads: someone who reads only one of them, or a dump of it, cannot
 * make tokens. The row is locked meanwhile, so that of instances that start together only one creates the halves.
 */
async function readSharedSecret(db: Database, media: MediaStorage): Promise<string> {
  await addFact(db, installationFacts.secret, makeSecret());
  const row = await readRow(db);
  if (!isLongEnough(row.value)) {
    throw new SettingsError([
      'The secret in the database (table facts, key secret) is empty or cut off: delete the row to have a new one made. Everybody signs in again then.',
    ]);
  }
  const half = await readHalf(media);
  if (!isLongEnough(half)) {
    throw new SettingsError([
      `The file ${secretHalfName} in ${media.place} is empty or cut off: delete it to have a new one made. Everybody signs in again then.`,
    ]);
  }
  return createHmac('sha384', row.value).update(half).digest('base64url');
}

/** The key of access tokens: from the settings, otherwise one that was created once and stored. */
export async function findSecret(db: Database, media: MediaStorage, settings: Settings): Promise<string> {
  if (settings.secret !== null) return settings.secret;
  if (engineOf(db) === 'postgres') return inTransaction(db, (trx) => readSharedSecret(trx, media));
  return settings.sqliteFile === ':memory:' ? makeSecret() : keptSecret(settings.dataFolder);
}
