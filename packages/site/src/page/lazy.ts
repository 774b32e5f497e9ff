/** The code of something could not be loaded: a new version is out, or there is no connection. */
export class MissingCode extends Error {}

export interface Lazy<T> {
  (): Promise<T>;
  /** What was loaded; `undefined` until then. */
  current?: T;
}

/**
 * Loads code when it is first asked for, and once: a screen, a dialog, all that most visits need nothing of. Rejects
 * with `MissingCode`; after that it may be asked for again.
 */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined;
  const get: Lazy<T> = () =>
    (loading ??= load().then(
      (loaded) => (get.current = loaded),
      (cause: unknown) => {
        loading = undefined;
        throw new MissingCode('The code could not be loaded', { cause });
      },
    ));
  return get;
}
