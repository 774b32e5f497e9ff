import type { ContentClock } from '../db/contentClock.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { requireSharedStorage } from '../media/mark.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { Settings } from '../settings.ts';
import { backUpBeforeMigration } from './backups.ts';
import { firstStart, type FirstStart } from './firstStart.ts';
import { findSecret } from './secret.ts';

export interface Preparation {
  db: Database;
  settings: Settings;
  media: MediaStorage;
  clock: ContentClock;
  now: number;
  onFirstStart(started: FirstStart): void;
  installSample(): Promise<void>;
}

/** Everything that must be true before the first answer: tables, the secret, an owner, the version of the content. */
export async function prepare({ db, settings, media, clock, ...rest }: Preparation): Promise<void> {
  await backUpBeforeMigration({ db, settings, media }, rest.now);
  await migrate(db);
  settings.secret = await findSecret(db, settings);
  await requireSharedStorage(db, media);
  await firstStart({ db, settings, ...rest });
  await clock.look();
}
