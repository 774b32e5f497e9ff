import { AsyncLocalStorage } from 'node:async_hooks';

export interface Timeouts {
  /** Milliseconds that one statement may take before PostgreSQL ends it. */
  readonly statement: number;
  /** Milliseconds to wait for a file that another process has locked; SQLite only. */
  readonly lock: number;
}

const usual: Timeouts = { statement: 4000, lock: 5000 };
/** Milliseconds that work nobody waits for may take. */
export const longest = 15 * 60_000;

const timeouts = new AsyncLocalStorage<Timeouts>();

/** Returns how long the current work waits for the database. */
export function currentTimeouts(): Timeouts {
  return timeouts.getStore() ?? usual;
}

/** Runs background housekeeping, which nobody waits for. Its statements may be long. */
export function withLongStatements<T>(work: () => Promise<T>): Promise<T> {
  return timeouts.run({ ...usual, statement: longest }, work);
}

/** Runs the only work of a process, such as a migration or command. Its statements and lock waits may be long. */
export function withLongTimeouts<T>(work: () => Promise<T>): Promise<T> {
  return timeouts.run({ statement: longest, lock: 60_000 }, work);
}
