import { listAll } from '../../backup/daily/findBackup.ts';
import type { Backup } from '../../backup/daily/backupNote.ts';
import { readSiteId, refuseOtherSite } from '../../backup/daily/siteMark.ts';
import { bringFileBack, bringTablesBack, setFileAside, setTablesAside } from '../../backup/setAside.ts';
import { migrate, migrations, NewerDatabaseError, newerMigrations } from '../../db/migrate.ts';
import { installationFactKeys, installationFacts } from '../../db/installationFacts.ts';
import type { Database } from '../../db/schema.ts';
import { errorMessage } from '../../errorMessage.ts';
import type { Settings } from '../../settings.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { requireSite, UsageError, withDatabase, type Command, type Surroundings } from '../command.ts';
import { findBackupToRead, readBackup, type BackupToRead } from './backup.ts';

interface Fact {
  key: string;
  value: string;
}

interface Newer {
  /** The rows of the installation to keep. */
  facts: readonly Fact[];
  siteId: string | null;
}

/** Whether this version can work with the database. */
type Standing = { is: 'current' | 'workable' } | ({ is: 'newer' } & Newer);

async function standingOf(db: Database): Promise<Standing> {
  try {
    return { is: (await newerMigrations(db)).length > 0 ? 'workable' : 'current' };
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    const keys = installationFactKeys.filter((key) => key !== installationFacts.neededMigration);
    const facts = await db.selectFrom('facts').select(['key', 'value']).where('key', 'in', keys).execute();
    return { is: 'newer', facts, siteId: await readSiteId(db) };
  }
}

/** Returns the newest backup made before a migration that this version lacks. */
async function findBackupBefore(
  settings: Settings,
  siteId: string | null,
  onError: (error: unknown) => void,
): Promise<Backup | undefined> {
  const fits = ({ name, standing }: Backup) =>
    standing !== 'damaged' && (/-at-(\w+)\.janus$/.exec(name)?.[1] ?? '') in migrations;
  const backups = await listAll(settings, onError, () => refuseOtherSite(settings, siteId));
  return backups.findLast(fits);
}

/** Creates the tables of this version and fills them from the backup. */
function refill(
  source: BackupToRead,
  { facts, surroundings }: Newer & { surroundings: Surroundings },
): Promise<void> {
  return withDatabase(surroundings, async ({ db }, settings) => {
    await migrate(db);
    if (facts.length > 0)
      await db
        .insertInto('facts')
        .values([...facts])
        .execute();
    await readBackup({ db, settings }, source, surroundings.err);
  });
}

interface Aside {
  /** As shown to a person. */
  place: string;
  bringBack(): Promise<void>;
}

async function setAside(settings: Settings, surroundings: Surroundings): Promise<Aside> {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '');
  if (settings.databaseUrl === null) {
    const name = setFileAside(settings.sqliteFile, `newer-${moment}`);
    return { place: name, bringBack: async () => bringFileBack(name, settings.sqliteFile) };
  }
  const schema = `newer_${moment}`;
  await withDatabase(surroundings, ({ db }) => setTablesAside(db, schema));
  return {
    place: `schema ${schema}`,
    bringBack: () => withDatabase(surroundings, ({ db }) => bringTablesBack(db, schema)),
  };
}

async function goBack(
  settings: Settings,
  name: string,
  more: Newer & { surroundings: Surroundings },
): Promise<number> {
  const source = await findBackupToRead(more.surroundings, name, () =>
    refuseOtherSite(settings, more.siteId),
  );
  if (source === null) throw new UsageError(`There is no backup ${name}: npm run janus -- backup list`);
  const aside = await setAside(settings, more.surroundings);
  try {
    await refill(source, more);
  } catch (error) {
    await aside.bringBack();
    throw error;
  }
  more.surroundings.out(`Back at ${name}. What was there lies aside: ${aside.place}`);
  return 0;
}

export const rollback: Command = {
  name: 'rollback',
  usage: '[NAME] [--force]',
  summary: 'Goes back to this version after a newer one has changed the database.',
  details:
    'Install the older version, stop every instance, and run this of the older one. Where the newer one has only added to the database it says so and changes nothing: start the site. Else it brings back the backup that was made before the update, or the one that NAME tells (backup list); the newer database stays aside, and what was written since the backup is in it alone.',
  options: {
    force: {
      type: 'boolean',
      meaning: 'Restores the backup; without this option the command only says what it would do.',
    },
  },
  async run(parsed, surroundings) {
    const { out, err, environment, folder } = surroundings;
    const [named, ...rest] = parsed.words;
    if (rest.length > 0) throw new UsageError('Give one name, or none.');
    requireSite(surroundings);
    const settings = readSettings(environment, folder);
    const standing = await withDatabase(surroundings, ({ db }) => standingOf(db));
    if (standing.is === 'current')
      out('No newer version has changed the database: there is nothing to go back from.');
    if (standing.is === 'workable') out('The newer version has only added to the database: start the site.');
    if (standing.is !== 'newer') return 0;
    const name =
      named ?? (await findBackupBefore(settings, standing.siteId, (error) => err(errorMessage(error))))?.name;
    if (name === undefined) {
      err(
        'There is no backup from before the update in the place of the settings: npm run janus -- backup list',
      );
      return 1;
    }
    if (parsed.options['force'] === true) return goBack(settings, name, { ...standing, surroundings });
    err(
      `${name} would come back, and what was written since then would be in the database that is put aside alone: add --force.`,
    );
    return 1;
  },
};
