import { AsyncLocalStorage } from 'node:async_hooks';

export interface Patience {
  /** Milliseconds that one statement may take; PostgreSQL ends it then. */
  readonly statement: number;
  /** Milliseconds to wait for a file that another process has locked; SQLite only. */
  readonly lock: number;
}

const usual: Patience = { statement: 4000, lock: 5000 };
const long = 15 * 60_000;

const patience = new AsyncLocalStorage<Patience>();

/** How long the database is waited for here. */
export function currentPatience(): Patience {
  return patience.getStore() ?? usual;
}

/** Runs work that nobody waits for at a screen, beside requests: housekeeping. Its statements may be long. */
export function withLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return patience.run({ ...usual, statement: long }, work);
}

/** Runs the only work of a process: migrations, commands. Its statements may be long, and it waits for its turn. */
export function withLongPatience<T>(work: () => Promise<T>): Promise<T> {
  return patience.run({ statement: long, lock: 60_000 }, work);
}
