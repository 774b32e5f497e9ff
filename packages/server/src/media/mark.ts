import { randomUUID } from 'node:crypto';
import { addFact, readFact, writeFact } from '../db/facts.ts';
import { installationFacts } from '../db/installationFacts.ts';
import type { Database } from '../db/schema.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { SettingsError } from '../settings/settingsError.ts';
import { readFileOf, type MediaStorage } from './storage.ts';

/** A file among the uploads that identifies their storage, so that an instance with another one is detected. */
export const markName = 'janus-media-id';

async function readMark(media: MediaStorage): Promise<string | null> {
  const bytes = await readFileOf(media, markName);
  return bytes?.toString('utf8').trim() || null;
}

const readId = (db: Database) => readFact(db, installationFacts.mediaId);

/** Returns the storage's id; creates one if it has none. */
async function mark(media: MediaStorage, id: string = randomUUID()): Promise<string> {
  const kept = await readMark(media);
  if (kept === null) await media.put(markName, Buffer.from(`${id}\n`));
  return kept ?? id;
}

/** Records the storage; an instance that starts at the same time waits here and finds the record. */
function claimStorage(db: Database, media: MediaStorage): Promise<void> {
  return inTransaction(db, async (trx) => {
    const id = (await readMark(media)) ?? randomUUID();
    // before the commit, so that an instance waiting for the row finds the file too
    if (await addFact(trx, installationFacts.mediaId, id)) await mark(media, id);
  });
}

/** Why this storage is not the recorded one; null when it is. */
export async function storageTrouble(db: Database, media: MediaStorage): Promise<string | null> {
  if (engineOf(db) === 'sqlite') return null;
  const [fact, found] = [await readId(db), await readMark(media)];
  if (fact === undefined || fact === found) return null;
  const what =
    found === null
      ? `${media.place} is not where the uploads of this database are kept`
      : `${media.place} holds the uploads of another database`;
  return `${what}: pictures that one instance stores would be missing on the others. Give every instance the same folder (JANUS_DATA on a shared disk) or the same JANUS_STORAGE_URL. If there is one instance and its uploads were moved here: npm run janus -- media adopt`;
}

/**
 * Instances on one PostgreSQL database must share a storage for uploads: the first one records it, others are refused.
 * An SQLite database is in the same folder as its uploads.
 */
export async function requireSharedStorage(db: Database, media: MediaStorage): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  if ((await readId(db)) === undefined) await claimStorage(db, media);
  await refuseOtherStorage(db, media);
}

/** Refuses a storage other than the recorded one; writes nothing, so that it can run before a migration. */
export async function refuseOtherStorage(db: Database, media: MediaStorage): Promise<void> {
  const trouble = await storageTrouble(db, media);
  if (trouble !== null) throw new SettingsError([trouble]);
}

/** Records this storage as the site's, whatever was recorded before. */
export async function adoptStorage(db: Database, media: MediaStorage): Promise<void> {
  await writeFact(db, installationFacts.mediaId, await mark(media));
}
