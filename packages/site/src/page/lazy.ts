import { loadOnce } from '@janus-site/core';

/** Thrown when code could not be loaded: a new version was deployed, or there is no connection. */
export class MissingCode extends Error {}

export interface Lazy<T> {
  (): Promise<T>;
  /** The loaded value; `undefined` until then. */
  current?: T;
}

/**
 * Returns a function that loads code once, when it is first called, for screens, dialogs and other code that most
 * visits do not need. Rejects with `MissingCode`; the next call tries again.
 */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  const get: Lazy<T> = loadOnce(() =>
    load().then(
      (loaded) => (get.current = loaded),
      (cause: unknown) => {
        throw new MissingCode('The code could not be loaded', { cause });
      },
    ),
  );
  return get;
}
