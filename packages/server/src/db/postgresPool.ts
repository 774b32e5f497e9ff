import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { currentPatience } from './patience.ts';

/** Milliseconds for a free connection or a new one: a server that accepts and says nothing is not waited for longer. */
const connectionPatience = 3000;
/** A server that is alive ends a statement by itself; one that says nothing is left this much later. */
const grace = 1000;

/** An error that PostgreSQL told us about a statement leaves the connection as it was; anything else ends it. */
function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';
}

/** One connection of the pool whose every wait has a limit. A connection that failed is never used again. */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #failure: unknown = null;
  #limit = 0;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    // without a listener a connection that is cut while somebody holds it ends the process
    client.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  /**
   * Takes over the patience of whoever is going to use it. Set by a statement and not when connecting: poolers between
   * us and PostgreSQL refuse connections with settings that they do not know.
   */
  async adopt(patience: number): Promise<void> {
    if (patience === this.#limit) return;
    this.#limit = patience;
    await this.query(
      `set statement_timeout = ${patience}; set idle_in_transaction_session_timeout = ${patience + 10_000}`,
    );
  }

  query<R>(sql: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  async query(text = '', parameters?: readonly unknown[]): Promise<unknown> {
    if (this.#failure !== null) throw this.#failure;
    try {
      return await this.#client.query({
        text,
        ...(parameters && { values: [...parameters] }),
        query_timeout: this.#limit + grace,
      } as pg.QueryConfig);
    } catch (error) {
      if (endsConnection(error)) this.#failure = error;
      throw error;
    }
  }

  release(isSpent = false): void {
    this.#client.release(isSpent || this.#failure !== null);
  }
}

/** PostgreSQL's connections: ten at most, each listened to, each wait bounded. */
export function createPostgresPool(url: string): PostgresPool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      // int8: milliseconds and counts fit a double for 285,000 years
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: connectionPatience,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const clients = new WeakMap<pg.PoolClient, BoundedClient>();
  // a connection that breaks while idle must not end the process; the pool has thrown it away already
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void clients.set(client, new BoundedClient(client)));

  return {
    options: {},
    async connect() {
      const taken = await pool.connect();
      const client = clients.get(taken);
      if (!client) throw new Error('The pool handed out a connection without telling of it.');
      try {
        await client.adopt(currentPatience().statement);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return client;
    },
    end: () => pool.end(),
  };
}
