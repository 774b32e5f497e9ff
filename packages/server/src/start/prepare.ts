import type { JudgePassword } from '../accounts/guessable/guessApart.ts';
import type { PasswordCost } from '../accounts/password.ts';
import type { ContentClock } from '../db/contentClock.ts';
import { migrate, newerMigrations } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { requireSharedStorage } from '../media/mark.ts';
import type { MediaStorage } from '../media/storage.ts';
import { renewSearch } from '../search/rebuildSearch.ts';
import type { Settings } from '../settings.ts';
import { backUpBeforeMigration } from '../backup/daily/backUpBeforeMigration.ts';
import { firstStart, type FirstStart } from './firstStart.ts';
import { keepPrivate, privacyWarning } from './privacy.ts';
import { noteFormOfEmptySite } from './renewTexts.ts';
import { findSecret } from './secret.ts';

export interface Preparation {
  db: Database;
  settings: Settings;
  media: MediaStorage;
  clock: ContentClock;
  now: number;
  judgePassword: JudgePassword;
  passwordCost: PasswordCost;
  /** Called with errors that do not prevent the start. */
  onError(error: unknown): void;
  /** Called with a warning for the owner. */
  onWarning(text: string): void;
  onFirstStart(started: FirstStart): void;
  installSample(): Promise<void>;
}

/** Prepares everything the first response needs: tables, the secret, an owner, the content version. */
export async function prepare({
  db,
  settings,
  media,
  clock,
  onError,
  onWarning,
  ...rest
}: Preparation): Promise<void> {
  const newer = await newerMigrations(db);
  if (newer.length > 0)
    onWarning(
      `A newer version has added to the database (migrations ${newer.join(', ')}); this one works with it.`,
    );
  await backUpBeforeMigration({ db, settings, media }, rest.now, onError);
  await migrate(db);
  await renewSearch(db, rest.now);
  await noteFormOfEmptySite(db);
  await requireSharedStorage(db, media);
  settings.secret = await findSecret(db, media, settings);
  const warning = privacyWarning(await keepPrivate(settings));
  if (warning !== null) onWarning(warning);
  await firstStart({ db, settings, ...rest });
  await clock.look();
}
