import { randomUUID } from 'node:crypto';
import { addFact, readFact } from '../../db/facts.ts';
import type { Database } from '../../db/schema.ts';
import { readFileOf, type MediaStorage } from '../../media/storage.ts';
import type { Settings } from '../../settings.ts';
import { openPlace } from './place.ts';

/** A file beside the daily backups that identifies their site: another one would replace and remove them. */
const markName = 'janus-site-id';

/** A key of `facts`. It is in every backup, so that a site restored elsewhere continues its backups. */
const factKey = 'site_id';

/** The place in the settings is marked as another site's. */
class OtherSiteError extends Error {
  override name = 'OtherSiteError';

  constructor(place: string) {
    super(
      `${place} holds the backups of another site: give each site a folder of its own in JANUS_BACKUPS_URL. If they are this site's: npm run janus -- backup adopt`,
    );
  }
}

/** Null before the first backup at a place in the settings. */
export async function readSiteId(db: Database): Promise<string | null> {
  return (await readFact(db, factKey)) ?? null;
}

async function createSiteId(db: Database): Promise<string> {
  const id = randomUUID();
  return (await addFact(db, factKey, id)) ? id : ((await readFact(db, factKey)) ?? id);
}

async function writeMark(backups: MediaStorage, siteId: string): Promise<void> {
  await backups.put(markName, Buffer.from(`${siteId}\n`));
}

/** Returns whether the place has the mark of this site; throws an `OtherSiteError` for the mark of another one. */
async function isMarked(backups: MediaStorage, siteId: string | null): Promise<boolean> {
  const mark = (await readFileOf(backups, markName))?.toString('utf8').trim() || null;
  if (mark !== null && mark !== siteId) throw new OtherSiteError(backups.place);
  return mark !== null;
}

/** Refuses a place with the mark of another site; writes nothing. The data folder belongs to one site anyway. */
export async function refuseOtherSite(settings: Settings, siteId: string | null): Promise<void> {
  if (settings.backupsUrl !== null) await isMarked(openPlace(settings).backups, siteId);
}

/** Marks the place in the settings as this site's, unless another one has marked it. */
export async function claimPlace(db: Database, settings: Settings): Promise<void> {
  if (settings.backupsUrl === null) return;
  const { backups } = openPlace(settings);
  const siteId = await createSiteId(db);
  if (!(await isMarked(backups, siteId))) await writeMark(backups, siteId);
}

/** Marks the place in the settings as this site's, whatever mark it has; returns the place. */
export async function adoptPlace(db: Database, settings: Settings): Promise<string> {
  const { backups } = openPlace(settings);
  await writeMark(backups, await createSiteId(db));
  return backups.place;
}
