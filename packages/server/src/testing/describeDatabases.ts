import { afterAll, describe, inject } from 'vitest';
import type { Engine } from '../db/open.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../db/open.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** See `sharedPostgres.ts`; null where PostgreSQL's programs are not installed. */
    postgresPort: number | null;
  }
}

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

  const port = inject('postgresPort');
  if (port === null) return;
  describe(`${name} on PostgreSQL`, () => {
    const made: string[] = [];
    afterAll(async () => {
      for (const address of made) await dropDatabase(address);
    });
    tests(
      benchOf('postgres', async () => {
        const address = await createDatabase(port);
        made.push(address);
        return address;
      }),
    );
  });
}
