import { Migrator, type MigrationResult } from 'kysely/migration';
import { withLongPatience } from './patience.ts';
import type { Database } from './schema.ts';
import { up as first } from './migrations/001.ts';
import { up as second } from './migrations/002.ts';
import { up as fifth } from './migrations/005.ts';

/** Named so that text order is the order of time. */
const migrations = { '001': { up: first }, '002': { up: second }, '005': { up: fifth } };

function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Brings the tables to the present shape; on SQLite only one process may do so at a time. */
export async function migrate(db: Database): Promise<readonly MigrationResult[]> {
  const { error, results } = await withLongPatience(() => migrator(db).migrateToLatest());
  if (error) throw error;
  return results ?? [];
}

/** Names of migrations that were not made yet. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}
