import { afterAll, describe, inject } from 'vitest';
import type { Engine } from '../db/open.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../db/open.ts';
import { createMigratedDatabase, releaseMigratedDatabase } from './migratedDatabase.ts';
import { fillMemory } from './fillMemory.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** See `sharedPostgres.ts`; null where PostgreSQL's programs are not installed. */
    postgresPort: number | null;
    /** Whether tests run in their full form, `npm test -- --whole`. */
    isWhole: boolean;
  }
}

export interface TestDatabases {
  engine: Engine;
  /** The address of an empty database; null stands for SQLite in memory. */
  createDatabase(): Promise<string | null>;
  /** The address of a database with empty tables, without delay; null as above: an empty one. */
  createMigrated(): Promise<string | null>;
  /** Opens a database with empty tables. */
  open(): Promise<OpenDatabase>;
  /** Starts a server on a separate database. */
  startServer(options?: TestServerOptions): Promise<TestServer>;
}

type Create = Pick<TestDatabases, 'createDatabase' | 'createMigrated'>;

function benchOf(engine: Engine, create: Create): TestDatabases {
  return {
    engine,
    ...create,
    async open() {
      const url = await create.createMigrated();
      if (url !== null) return openPostgres(url);
      const database = openSqlite(':memory:');
      if (database.sqlite) await fillMemory(database.sqlite);
      return database;
    },
    async startServer(options = {}) {
      const databaseUrl = options.settings?.databaseUrl ?? (await create.createMigrated());
      return startTestServer({ ...options, settings: { ...options.settings, databaseUrl } });
    },
  };
}

const inMemory = async () => null;

type Tests = (databases: TestDatabases) => void;

function onSqlite(name: string, tests: Tests): void {
  describe(`${name} on SQLite`, () =>
    tests(benchOf('sqlite', { createDatabase: inMemory, createMigrated: inMemory })));
}

function onPostgres(name: string, port: number, tests: Tests): void {
  describe(`${name} on PostgreSQL`, () => {
    const ended: (() => Promise<void>)[] = [];
    afterAll(async () => {
      for (const end of ended) await end();
    });
    const kept =
      (create: (port: number) => Promise<string>, end: (address: string) => Promise<void>) => async () => {
        const address = await create(port);
        ended.push(() => end(address));
        return address;
      };
    tests(
      benchOf('postgres', {
        createDatabase: kept(createDatabase, dropDatabase),
        createMigrated: kept(createMigratedDatabase, releaseMigratedDatabase),
      }),
    );
  });
}

/**
 * Runs the same tests on SQLite and on a real PostgreSQL, if its programs are installed (Linux, an optional package).
 */
export function describeDatabases(name: string, tests: Tests): void {
  const port = inject('postgresPort');
  onSqlite(name, tests);
  if (port !== null) onPostgres(name, port, tests);
}

/**
 * For whole sites, whose statements are tested on both engines elsewhere: runs on this one, in the full form on both.
 */
export function describeDatabase(engine: Engine, name: string, tests: Tests): void {
  const port = inject('postgresPort');
  if (inject('isWhole') || port === null) describeDatabases(name, tests);
  else if (engine === 'sqlite') onSqlite(name, tests);
  else onPostgres(name, port, tests);
}
