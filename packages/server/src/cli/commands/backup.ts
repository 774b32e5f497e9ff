import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { acceptNewestBackup } from '../../backup/daily/acceptNewestBackup.ts';
import { listDaily } from '../../backup/daily/backUpWhenDue.ts';
import { dayOf } from '../../backup/daily/rotation.ts';
import { findBackup, listAll } from '../../backup/daily/findBackup.ts';
import { adoptPlace } from '../../backup/daily/siteMark.ts';
import { tellShrunk } from '../../backup/daily/shrunk.ts';
import { withBackup } from '../../backup/daily/withBackup.ts';
import { readArchive, writeArchive } from '../../backup/archive.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireSharedStorage } from '../../media/mark.ts';
import { openStorage } from '../../media/openStorage.ts';
import type { Database } from '../../db/schema.ts';
import { errorMessage } from '../../errorMessage.ts';
import type { Settings } from '../../settings.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { onlyWord, UsageError, withSite, type Command, type Surroundings } from '../command.ts';
import { recordCommand } from '../recordCommand.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--force]',
  summary: 'Writes everything, uploads included, into one file.',
  details: 'The file fits both databases: restored with another DATABASE_URL it moves the site there.',
  options: { force: { type: 'boolean', meaning: 'Replaces an existing file.' } },
  async run(parsed, surroundings) {
    const file = resolve(surroundings.folder, onlyWord(parsed, 'file'));
    if (existsSync(file) && parsed.options['force'] !== true)
      throw new UsageError(`${file} already exists: add --force to replace it.`);
    return withSite(surroundings, async ({ db }, settings) => {
      if (!(await db.selectFrom('users').select('id').executeTakeFirst()))
        throw new UsageError(
          'There is no account yet, so nobody could sign in to what is restored: start the site once.',
        );
      const media = openStorage(settings);
      // A backup without the uploads would be considered complete.
      await requireSharedStorage(db, media);
      await writeArchive(db, media, file, surroundings.err);
      const object = { kind: 'backup', id: null, title: basename(file) } as const;
      await inTransaction(db, (trx) => recordCommand(trx, settings, { action: 'backup_exported', object }));
      surroundings.out(file);
      return 0;
    });
  },
};

export const backupList: Command = {
  name: 'backup list',
  usage: '',
  summary: 'Lists the backups at the location in the settings.',
  details: 'Each name fits restore. A doubtful backup holds far less than the good ones.',
  async run(parsed, { environment, folder, out, err }) {
    let code = 0;
    const backups = await listAll(readSettings(environment, folder), (error) => {
      err(errorMessage(error));
      code = 1;
    });
    for (const { name, standing, note } of backups) {
      const shrunk = standing === 'doubtful' ? ` (${tellShrunk(note?.shrunk ?? [])})` : '';
      const size = note ? `${(note.size / 1e6).toFixed(1)} MB` : 'size unknown';
      out(`${name}\t${standing}${shrunk}\t${size}`);
    }
    return code;
  },
};

export const backupAccept: Command = {
  name: 'backup accept',
  usage: '[DAY]',
  summary: 'Accepts the newest backup although it contains far less than earlier ones.',
  details:
    'For a clean-up on purpose: the backup counts as good from then on, and later ones are measured by it. Older backups stay until their time.',
  async run(parsed, surroundings) {
    const [day = null, ...rest] = parsed.words;
    if (rest.length > 0) throw new UsageError('Give one day, as 2026-01-31, or none.');
    return withSite(surroundings, async ({ db }, settings) => {
      const accepted = await acceptNewestBackup({ db, settings }, day, (trx, { name: title }) =>
        recordCommand(trx, settings, {
          action: 'backup_accepted',
          object: { kind: 'backup', id: null, title },
        }),
      );
      if (!accepted) {
        const newest = (await listDaily(settings)).at(-1);
        const what = newest ? `The newest one is of ${dayOf(newest.name)}: ${newest.standing}.` : '';
        surroundings.err(`There is nothing to accept. ${what}`.trim());
        return 1;
      }
      surroundings.out(`${accepted.name} counts as good.`);
      return 0;
    });
  },
};

export const backupAdopt: Command = {
  name: 'backup adopt',
  usage: '',
  summary: 'Assigns the backup location in the settings to this site.',
  details:
    'Each place is for one site, and backups go to none that another site has marked. For a site that was restored from a backup without the mark, or that takes a place over.',
  run: (parsed, surroundings) =>
    withSite(surroundings, async ({ db }, settings) => {
      if (settings.backupsUrl === null) {
        surroundings.err('There is nothing to adopt: JANUS_BACKUPS_URL names no place.');
        return 1;
      }
      const place = await adoptPlace(db, settings);
      await inTransaction(db, (trx) => recordCommand(trx, settings, { action: 'backups_adopted' }));
      surroundings.out(`The backups in ${place} are of this site.`);
      return 0;
    }),
};

/** A local file, or a backup at its place. */
export type BackupToRead = string | NonNullable<Awaited<ReturnType<typeof findBackup>>>;

/** Finds a local file, or a backup at the place in the settings; null if there is neither. Needs no database. */
export async function findBackupToRead(
  { environment, folder }: Surroundings,
  name: string,
  checkPlace?: () => Promise<void>,
): Promise<BackupToRead | null> {
  const file = resolve(folder, name);
  return existsSync(file) ? file : findBackup(readSettings(environment, folder), name, checkPlace);
}

/** Replaces everything by a backup. */
export async function readBackup(
  { db, settings }: { db: Database; settings: Settings },
  source: BackupToRead,
  say: (text: string) => void,
): Promise<void> {
  const media = openStorage(settings);
  await requireSharedStorage(db, media);
  const title = basename(typeof source === 'string' ? source : source.backup.name);
  const record = (trx: Database) =>
    recordCommand(trx, settings, { action: 'backup_restored', object: { kind: 'backup', id: null, title } });
  if (typeof source === 'string') return readArchive(db, media, source, say, undefined, record);
  const { place, backup } = source;
  return withBackup(settings, place, backup, (fetched) =>
    readArchive(db, media, fetched, say, place.uploads, record),
  );
}

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--force]',
  summary: 'Replaces everything with a backup.',
  details:
    'FILE is a path, or a name that `backup list` prints: such a backup is fetched from its place. All sign-ins end. A running server shows the restored content within a second.',
  options: { force: { type: 'boolean', meaning: 'Replaces existing content.' } },
  async run(parsed, surroundings) {
    const name = onlyWord(parsed, 'file');
    // Looks before the database is opened, which would create one in a wrong folder.
    const source = await findBackupToRead(surroundings, name);
    if (source === null) {
      surroundings.err(
        `There is no file ${name}, and no backup of this name in the place of the settings: npm run janus -- backup list`,
      );
      return 1;
    }
    return withSite(
      surroundings,
      async ({ db }, settings) => {
        const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
        if (someone && parsed.options['force'] !== true)
          throw new UsageError('The database is not empty: add --force to replace it.');
        await readBackup({ db, settings }, source, surroundings.err);
        surroundings.out('Restored.');
        return 0;
      },
      { mayBegin: true },
    );
  },
};
