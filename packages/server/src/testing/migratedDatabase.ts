import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open.ts';
import { addressOf, createDatabase } from './postgres.ts';

const template = 'janus_migrated';
const lock = 20_261_124;

async function makeTemplate(client: pg.Client, port: number): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const address = await createDatabase(port);
  const database = openPostgres(address);
  await migrate(database.db);
  await database.close();
  // a run that died while it migrated leaves another name
  await client.query(`alter database ${new URL(address).pathname.slice(1)} rename to ${template}`);
}

/** The first worker that comes makes it, the others wait; nobody is connected to it later, so that it can be copied. */
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

/** Copies a database with its tables and nothing in them, for the migrations take longer than most tests. */
export async function createMigratedDatabase(port: number): Promise<string> {
  made ??= underLock(port);
  await made;
  return createDatabase(port, template);
}
