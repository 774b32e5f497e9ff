import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { currentTimeouts } from './timeouts.ts';

/** Milliseconds to wait for a free or a new connection: limits a server that accepts and then stays silent. */
const connectionTimeout = 3000;
/** Milliseconds: a working server ends a statement by itself; a silent one is abandoned this much later. */
const grace = 1000;

/** An error that PostgreSQL reports about a statement leaves the connection usable; any other error ends it. */
function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';
}

/** One pooled connection whose every wait has a limit. A connection that failed is never reused. */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #failure: unknown = null;
  #limit = 0;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    // Without a listener, a connection that is cut while in use ends the process.
    client.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  /**
   * Sets the time limits of the next user. Uses a statement because poolers between us and PostgreSQL refuse
   * connections with startup settings that they do not support.
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

/** PostgreSQL connections: ten at most, each with an error listener and bounded waits. */
export function createPostgresPool(url: string): PostgresPool {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      // int8: milliseconds and counts fit a double for 285,000 years.
      oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const clients = new WeakMap<pg.PoolClient, BoundedClient>();
  // A connection that breaks while idle must not end the process; the pool has already dropped it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void clients.set(client, new BoundedClient(client)));

  return {
    options: {},
    async connect() {
      const taken = await pool.connect();
      const client = clients.get(taken);
      if (!client) throw new Error('The pool handed out a connection without telling of it.');
      try {
        await client.adopt(currentTimeouts().statement);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return client;
    },
    end: () => pool.end(),
  };
}
