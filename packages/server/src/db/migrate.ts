import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationResult, type MigrationResultSet } from 'kysely/migration';
import { readFact } from './facts.ts';
import { isLockedTable, isRetryable } from './faults.ts';
import { longest, withLongTimeouts } from './timeouts.ts';
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
import { up as fiftyFirst } from './migrations/051.ts';
import { up as fiftySecond } from './migrations/052.ts';
import { up as fiftyThird } from './migrations/053.ts';
import { up as fiftyFourth } from './migrations/054.ts';
import { up as fiftyFifth } from './migrations/055.ts';
import { up as fiftySixth } from './migrations/056.ts';

/** Migrations by name; the text order of the names is their order in time. */
export type Migrations = Readonly<Record<string, Migration>>;

/** All of them, each with its subject. A skipped number stays free: a database with later ones would refuse it. */
export const migrations: Migrations = {
  '001': { up: first }, // the first shape of every table
  '002': { up: second }, // the history of texts, pending changes, preview links and the trash
  '003': { up: third }, // where uploads are used; lists and deletions no longer read whole tables
  '004': { up: fourth }, // stored counts of posts and tags
  '005': { up: fifth }, // deleted items stay in their tables
  '006': { up: sixth }, // the search finds the newest texts first
  '007': { up: seventh }, // the panel's search in drafts, pending changes and messages
  '008': { up: eighth }, // indexes for the last page of a list
  '009': { up: ninth }, // preview links are stored as hashes
  '010': { up: tenth }, // the trail
  '011': { up: eleventh }, // passkeys
  '012': { up: twelfth }, // removes columns that 007 replaced
  '013': { up: thirteenth }, // the second factor
  '014': { up: fourteenth }, // when a session was last confirmed, and security events last looked at
  // 015: skipped; no version ever had it
  '016': { up: sixteenth }, // one sign-in for both faces
  '017': { up: seventeenth }, // rendered texts link to pictures of other sites instead of loading them
  '018': { up: eighteenth }, // the search orders by relevance
  '019': { up: nineteenth }, // phrases in the search; an index of its own for the panel
  '020': { up: twentieth }, // unlisted and pinned posts, canonical addresses
  '021': { up: twentyFirst }, // uploads become a library with names, descriptions and a trash
  '022': { up: twentySecond }, // names and design of the site
  '023': { up: twentyThird }, // names of revisions; who else edits a post
  // 024: skipped; no version ever had it
  '025': { up: twentyFifth }, // redirects of imported posts
  '026': { up: twentySixth }, // tags with a slug, and a name in each language
  '027': { up: twentySeventh }, // access tokens for programs
  '028': { up: twentyEighth }, // which content is the sample
  '029': { up: twentyNinth }, // pages of projects
  '030': { up: thirtieth }, // how often pages are read
  '031': { up: thirtyFirst }, // the owner's own pages
  '032': { up: thirtySecond }, // responses to calls with an idempotency key
  '033': { up: thirtyThird }, // whether the owner can be hired
  '034': { up: thirtyFourth }, // redirects written by hand, on either face
  '035': { up: thirtyFifth }, // webhooks
  '036': { up: thirtySixth }, // series of posts
  '037': { up: thirtySeventh }, // imports in the panel
  '038': { up: thirtyEighth }, // the logo of the site
  '039': { up: thirtyNinth }, // channels for notices, set up in the panel
  '040': { up: fortieth }, // messages marked as answered
  '041': { up: fortyFirst }, // descriptions of files per language
  '042': { up: fortySecond }, // all sections of JSON Resume
  '043': { up: fortyThird }, // replies to messages
  '044': { up: fortyFourth }, // versions of the CV
  '045': { up: fortyFifth }, // a series in the sample
  '046': { up: fortySixth }, // indexes for the changes since a time
  '047': { up: fortySeventh }, // an index of pinned posts
  '048': { up: fortyEighth }, // when to expect a reply
  '049': { up: fortyNinth }, // when an item last changed without a write to it
  '050': { up: fiftieth }, // an index of the posts edited last
  '051': { up: fiftyFirst }, // when the password last changed
  '052': { up: fiftySecond }, // the message of a waiting notice
  '053': { up: fiftyThird }, // which posts link to which project
  '054': { up: fiftyFourth }, // indexes of the parts of the site map and of the names that are read
  '055': { up: fiftyFifth }, // the addresses that are not shortened yet
  '056': { up: fiftySixth }, // when what posts show of their author last changed
};

/**
 * Migrations after which versions without them cannot work, because they remove or change what those read or write. All
 * others only add, so that instances of the previous version keep running meanwhile and can be restarted. A removal
 * comes one version after its replacement. The rule holds for all migrations after 046.
 */
export const contracting: ReadonlySet<string> = new Set(['046']);

/** The tables have a shape unknown to this version: anything it wrote could be wrong. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(unknown: readonly string[]) {
    super(
      `The database was made by a newer version of Janus (migrations ${unknown.join(', ')}): install that version, or go back to the backup that was made before it with the command rollback. Nothing was changed.`,
    );
  }
}

/**
 * Readers of a table queue behind a migration that waits to change it, so the wait is short: a backup reads all tables
 * for minutes.
 */
function withShortWaits(db: Database, list: Migrations): Migrations {
  if (engineOf(db) === 'sqlite') return list;
  const change = ([name, { up }]: [string, Migration]): [string, Migration] => [
    name,
    {
      async up(trx) {
        await sql`set local lock_timeout = '2s'`.execute(trx);
        await up(trx);
      },
    },
  ];
  return Object.fromEntries(Object.entries(list).map(change));
}

/** Milliseconds between two attempts, in which waiting readers are served. */
const pause = 1000;

/** Migrates again, from where the database was, while others hold a table that is to be changed. */
async function migrateWhenFree(db: Database, list: Migrations): Promise<MigrationResultSet> {
  const provider = { getMigrations: async () => ({ ...withShortWaits(db, list) }) };
  for (const end = performance.now() + longest; ; await sleep(pause)) {
    const result = await new Migrator({ db, provider }).migrateToLatest();
    const isHeld = isLockedTable(result.error) || isRetryable(result.error);
    if (!isHeld || performance.now() > end) return result;
  }
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
  const unknown = made.filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
  return Object.keys(migrations).filter((name) => !made.includes(name));
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
 * version has only added to them. On PostgreSQL it is repeated while others, such as a backup, hold the tables.
 */
export async function migrate(
  db: Database,
  list: Migrations = migrations,
  breaking: ReadonlySet<string> = contracting,
): Promise<readonly MigrationResult[]> {
  if ((await newerMigrations(db, list)).length > 0) return [];
  const { error, results } = await withLongTimeouts(() => migrateWhenFree(db, list));
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

const readNeeded = (db: Database) => readFact(db, installationFacts.neededMigration);

async function noteNeeded(db: Database, name: string): Promise<void> {
  const noted = await readNeeded(db);
  if (noted !== undefined && noted >= name) return;
  await db
    .insertInto('facts')
    .values({ key: installationFacts.neededMigration, value: name })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: name }).where('facts.value', '<', name))
    .execute();
}

/**
 * Returns the migrations of a newer version among these, if they only added and this version works with its tables; none
 * if there is no newer version. `needed` is the migration noted as needed. Throws a `NewerDatabaseError` if this version
 * would not work.
 */
export function additionsIn(
  made: readonly string[],
  needed: string | undefined,
  list: Migrations = migrations,
): string[] {
  const newer = made.filter((name) => !(name in list));
  if (newer.length === 0) return [];
  const isWhole = Object.keys(list).every((name) => made.includes(name));
  if (needed === undefined || !(needed in list) || !isWhole) throw new NewerDatabaseError(newer);
  return newer;
}

/** Does the same for a database. */
export async function newerMigrations(db: Database, list: Migrations = migrations): Promise<string[]> {
  const made = await madeMigrations(db);
  // An empty database has no table of facts.
  const isNewer = made.some((name) => !(name in list));
  return isNewer ? additionsIn(made, await readNeeded(db), list) : [];
}

/** Returns the names of migrations not yet applied; none if a newer version has only added. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  if ((await newerMigrations(db)).length > 0) return [];
  return pendingAfter(await madeMigrations(db));
}
