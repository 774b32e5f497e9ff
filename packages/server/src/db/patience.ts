import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that one statement of a request may take, or wait for a lock. */
const usual = 4000;
const long = 15 * 60_000;

const patience = new AsyncLocalStorage<number>();

/** How long the database is waited for here, in milliseconds for each statement. */
export function currentPatience(): number {
  return patience.getStore() ?? usual;
}

/** Runs work that nobody waits for at a screen, and whose statements may be long: migrations, copies, housekeeping. */
export function withLongPatience<T>(work: () => Promise<T>): Promise<T> {
  return patience.run(long, work);
}
