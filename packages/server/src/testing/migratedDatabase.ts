import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open.ts';
import { addressOf, createDatabase, dropDatabase } from './postgres.ts';

const template = 'janus_migrated';
const lock = 20_261_124;

async function makeTemplate(client: pg.Client, port: number): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const address = await createDatabase(port);
  const database = openPostgres(address);
  await migrate(database.db);
  await database.close();
  // a run that died while migrating leaves another name
  await client.query(`alter database ${new URL(address).pathname.slice(1)} rename to ${template}`);
}

/** The first worker creates it, the others wait; nobody connects to it later, so that it can be copied. */
async function underLock(port: number): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres') });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${lock})`);
    await makeTemplate(client, port);
  } finally {
    await client.end();
  }
}

let made: Promise<void> | undefined;

/** Databases emptied after a finished test file, for this worker's next file. */
const vacant: string[] = [];

/** Returns a database with empty tables, because migrations take longer than most tests. */
export async function createMigratedDatabase(port: number): Promise<string> {
  const left = vacant.pop();
  if (left !== undefined) return left;
  made ??= underLock(port);
  await made;
  const address = await createDatabase(port, template);
  initial ??= await withClient(address, readInitial);
  return address;
}

/**
 * Empties a database for the next test, which takes a fiftieth of the time of a new copy; drops it where that is not
 * safe.
 */
export async function releaseMigratedDatabase(address: string): Promise<void> {
  const isEmpty = await withClient(address, empty);
  if (isEmpty) vacant.push(address);
  else await dropDatabase(address);
}

interface Initial {
  tables: readonly string[];
  /** The rows that the migrations inserted, as JSON, by table. */
  rows: ReadonlyMap<string, string>;
  structure: string;
}
let initial: Initial | undefined;

async function withClient<T>(address: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function readValue(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(query);
  return rows[0]?.value ?? '';
}

/** Changes with every column, table and index. */
const structureQuery = `select md5(string_agg(concat_ws(' ', c.relname, attname, atttypid, attnotnull), ','
    order by c.relname, attnum)) as value
  from pg_attribute join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace`;

async function readInitial(client: pg.Client): Promise<Initial> {
  const { rows: found } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  const tables = found.map(({ name }) => name);
  const rows = new Map<string, string>();
  for (const table of tables)
    rows.set(
      table,
      await readValue(client, `select coalesce(json_agg(t), '[]')::text as value from ${table} t`),
    );
  return { tables, rows, structure: await readValue(client, structureQuery) };
}

/** Deleted rows take space and time until they are vacuumed. */
const largest = 16_000_000;

/** Restores the database; returns whether it is unused, its tables are unchanged, and its rows are the initial ones. */
async function empty(client: pg.Client): Promise<boolean> {
  if (!initial) return false;
  const isAlone = `select count(*) = 0 and pg_database_size(current_database()) < ${largest} as value
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  if (String(await readValue(client, isAlone)) !== 'true') return false;
  if ((await readValue(client, structureQuery)) !== initial.structure) return false;
  // without foreign key checks the order does not matter
  await client.query('set session_replication_role = replica');
  await client.query(initial.tables.map((table) => `delete from ${table}`).join(';'));
  for (const [table, rows] of initial.rows)
    if (rows !== '[]')
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        rows,
      ]);
  return true;
}
