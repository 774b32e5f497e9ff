import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '../db/open.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../db/open.ts';
import { findPostgres, startPostgres, type Postgres } from './postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts';

export interface TestDatabases {
  engine: Engine;
  /** The address of an empty database; null stands for SQLite in memory. */
  createDatabase(): Promise<string | null>;
  /** An empty database with its tables. */
  open(): Promise<OpenDatabase>;
  /** A server on a database of its own. */
  startServer(options?: TestServerOptions): Promise<TestServer>;
}

function benchOf(engine: Engine, createDatabase: () => Promise<string | null>): TestDatabases {
  return {
    engine,
    createDatabase,
    async open() {
      const url = await createDatabase();
      const database = url === null ? openSqlite(':memory:') : openPostgres(url);
      await migrate(database.db);
      return database;
    },
    async startServer(options = {}) {
      const databaseUrl = options.settings?.databaseUrl ?? (await createDatabase());
      return startTestServer({ ...options, settings: { ...options.settings, databaseUrl } });
    },
  };
}

/** Runs the same tests on SQLite and on a real PostgreSQL, where its programs are installed (Linux, an optional package). */
export function describeDatabases(name: string, tests: (databases: TestDatabases) => void): void {
  describe(`${name} on SQLite`, () => tests(benchOf('sqlite', async () => null)));

  const native = findPostgres();
  if (native === null) return;
  describe(`${name} on PostgreSQL`, () => {
    let postgres: Postgres | null = null;
    beforeAll(async () => {
      postgres = await startPostgres(native);
    });
    afterAll(() => postgres?.stop());
    tests(
      benchOf('postgres', async () => {
        if (!postgres) throw new Error('Ask for a database inside a test or a hook.');
        return postgres.createDatabase();
      }),
    );
  });
}
