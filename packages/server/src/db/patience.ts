import { AsyncLocalStorage } from 'node:async_hooks';

export interface Patience {
  /** Milliseconds that one statement may take before PostgreSQL ends it. */
  readonly statement: number;
  /** Milliseconds to wait for a file that another process has locked; SQLite only. */
  readonly lock: number;
}

const usual: Patience = { statement: 4000, lock: 5000 };
const long = 15 * 60_000;

const patience = new AsyncLocalStorage<Patience>();

/** Returns how long the current work waits for the database. */
export function currentPatience(): Patience {
  return patience.getStore() ?? usual;
}

/** Runs background housekeeping, which nobody waits for. Its statements may be long. */
export function withLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return patience.run({ ...usual, statement: long }, work);
}

/** Runs the only work of a process, such as a migration or command. Its statements and lock waits may be long. */
export function withLongPatience<T>(work: () => Promise<T>): Promise<T> {
  return patience.run({ statement: long, lock: 60_000 }, work);
}
