import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationResult } from 'kysely/migration';
import { withLongTimeouts } from './timeouts.ts';
import { installationFacts } from './installationFacts.ts';
import type { Database } from './schema.ts';
import { engineOf } from './transaction.ts';
import { up as first } from './migrations/001.ts';
import { up as second } from './migrations/002.ts';
import { up as third } from './migrations/003.ts';
import { up as fourth } from './migrations/004.ts';
import { up as fifth } from './migrations/005.ts';
import { up as sixth } from './migrations/006.ts';
import { up as seventh } from './migrations/007.ts';
import { up as eighth } from './migrations/008.ts';
import { up as ninth } from './migrations/009.ts';
import { up as tenth } from './migrations/010.ts';
import { up as eleventh } from './migrations/011.ts';
import { up as twelfth } from './migrations/012.ts';
import { up as thirteenth } from './migrations/013.ts';
import { up as fourteenth } from './migrations/014.ts';
import { up as sixteenth } from './migrations/016.ts';
import { up as seventeenth } from './migrations/017.ts';
import { up as eighteenth } from './migrations/018.ts';
import { up as nineteenth } from './migrations/019.ts';
import { up as twentieth } from './migrations/020.ts';
import { up as twentyFirst } from './migrations/021.ts';
import { up as twentySecond } from './migrations/022.ts';
import { up as twentyThird } from './migrations/023.ts';
import { up as twentyFifth } from './migrations/025.ts';
import { up as twentySixth } from './migrations/026.ts';
import { up as twentySeventh } from './migrations/027.ts';
import { up as twentyEighth } from './migrations/028.ts';
import { up as twentyNinth } from './migrations/029.ts';
import { up as thirtieth } from './migrations/030.ts';
import { up as thirtyFirst } from './migrations/031.ts';
import { up as thirtySecond } from './migrations/032.ts';
import { up as thirtyThird } from './migrations/033.ts';
import { up as thirtyFourth } from './migrations/034.ts';
import { up as thirtyFifth } from './migrations/035.ts';
import { up as thirtySixth } from './migrations/036.ts';
import { up as thirtySeventh } from './migrations/037.ts';
import { up as thirtyEighth } from './migrations/038.ts';
import { up as thirtyNinth } from './migrations/039.ts';
import { up as fortieth } from './migrations/040.ts';
import { up as fortyFirst } from './migrations/041.ts';
import { up as fortySecond } from './migrations/042.ts';
import { up as fortyThird } from './migrations/043.ts';
import { up as fortyFourth } from './migrations/044.ts';
import { up as fortyFifth } from './migrations/045.ts';
import { up as fortySixth } from './migrations/046.ts';
import { up as fortySeventh } from './migrations/047.ts';
import { up as fortyEighth } from './migrations/048.ts';
import { up as fortyNinth } from './migrations/049.ts';
import { up as fiftieth } from './migrations/050.ts';

/** Migrations by name; the text order of the names is their order in time. */
export type Migrations = Readonly<Record<string, Migration>>;

export const migrations: Migrations = {
  '001': { up: first },
  '002': { up: second },
  '003': { up: third },
  '004': { up: fourth },
  '005': { up: fifth },
  '006': { up: sixth },
  '007': { up: seventh },
  '008': { up: eighth },
  '009': { up: ninth },
  '010': { up: tenth },
  '011': { up: eleventh },
  '012': { up: twelfth },
  '013': { up: thirteenth },
  '014': { up: fourteenth },
  '016': { up: sixteenth },
  '017': { up: seventeenth },
  '018': { up: eighteenth },
  '019': { up: nineteenth },
  '020': { up: twentieth },
  '021': { up: twentyFirst },
  '022': { up: twentySecond },
  '023': { up: twentyThird },
  '025': { up: twentyFifth },
  '026': { up: twentySixth },
  '027': { up: twentySeventh },
  '028': { up: twentyEighth },
  '029': { up: twentyNinth },
  '030': { up: thirtieth },
  '031': { up: thirtyFirst },
  '032': { up: thirtySecond },
  '033': { up: thirtyThird },
  '034': { up: thirtyFourth },
  '035': { up: thirtyFifth },
  '036': { up: thirtySixth },
  '037': { up: thirtySeventh },
  '038': { up: thirtyEighth },
  '039': { up: thirtyNinth },
  '040': { up: fortieth },
  '041': { up: fortyFirst },
  '042': { up: fortySecond },
  '043': { up: fortyThird },
  '044': { up: fortyFourth },
  '045': { up: fortyFifth },
  '046': { up: fortySixth },
  '047': { up: fortySeventh },
  '048': { up: fortyEighth },
  '049': { up: fortyNinth },
  '050': { up: fiftieth },
};

/**
 * Migrations after which versions without them cannot work, because they remove or change what those read or write. All
 * others only add, so that instances of the previous version keep running meanwhile and can be restarted. A removal
 * comes one version after its replacement. The first release has all migrations up to 046.
 */
export const contracting: ReadonlySet<string> = new Set(['046']);

/** The tables have a shape unknown to this version: anything it wrote could be wrong. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer version of Janus (migrations ${unknown.join(', ')}): install that version, or go back to the copy that was made before it with the command rollback. Nothing was changed.`,
    );
  }
}

function migrator(db: Database, list: Migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...list }) } });
}

/** Returns the names of all migrations applied, by whatever version. */
export async function madeMigrations(db: Database): Promise<string[]> {
  const present = await (
    engineOf(db) === 'postgres'
      ? sql`select 1 from (select to_regclass('kysely_migration') as name) found where name is not null`
      : sql`select 1 from sqlite_schema where name = 'kysely_migration'`
  ).execute(db);
  if (present.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** Returns the migrations missing after these; throws a `NewerDatabaseError` if a newer version was at work. */
export function pendingAfter(made: readonly string[]): string[] {
  refuseNewer(made, migrations);
  return Object.keys(migrations).filter((name) => !made.includes(name));
}

function refuseNewer(made: readonly string[], list: Migrations): void {
  const unknown = made.filter((name) => !(name in list));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

/** Creates the tables of an empty database as these migrations left them: for a copy of an older database. */
export async function migrateLike(db: Database, made: readonly string[]): Promise<void> {
  const some = Object.fromEntries(Object.entries(migrations).filter(([name]) => made.includes(name)));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => some },
  }).migrateToLatest();
  if (error) throw error;
}

/**
 * Brings the tables up to date; on SQLite only one process may do so at a time. There is nothing to do if a newer
 * version has only added to them.
 */
export async function migrate(
  db: Database,
  list: Migrations = migrations,
  breaking: ReadonlySet<string> = contracting,
): Promise<readonly MigrationResult[]> {
  if ((await newerMigrations(db, list)).length > 0) return [];
  const { error, results } = await withLongTimeouts(() => migrator(db, list).migrateToLatest());
  if (error) throw error;
  await noteNeeded(
    db,
    [...breaking]
      .filter((name) => name in list)
      .toSorted()
      .at(-1) ?? '',
  );
  return results ?? [];
}

function readNeeded(db: Database): Promise<{ value: string } | undefined> {
  return db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', installationFacts.neededMigration)
    .executeTakeFirst();
}

async function noteNeeded(db: Database, name: string): Promise<void> {
  const noted = await readNeeded(db);
  if (noted && noted.value >= name) return;
  await db
    .insertInto('facts')
    .values({ key: installationFacts.neededMigration, value: name })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: name }).where('facts.value', '<', name))
    .execute();
}

/**
 * Returns the migrations of a newer version, if they only added and this version works with its tables; none if there
 * is no newer version. Throws a `NewerDatabaseError` if this version would not work.
 */
export async function newerMigrations(db: Database, list: Migrations = migrations): Promise<string[]> {
  const made = await madeMigrations(db);
  const newer = made.filter((name) => !(name in list));
  if (newer.length === 0) return [];
  const needed = await readNeeded(db);
  const isWhole = Object.keys(list).every((name) => made.includes(name));
  if (!needed || !(needed.value in list) || !isWhole) throw new NewerDatabaseError(newer);
  return newer;
}

/** Returns the names of migrations not yet applied; none if a newer version has only added. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  if ((await newerMigrations(db)).length > 0) return [];
  return pendingAfter(await madeMigrations(db));
}
