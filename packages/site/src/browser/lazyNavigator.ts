import type { Navigator } from './navigator.ts';

/** A navigator whose code comes with the first link under the pointer: a visitor who stays on the page never loads it. */
export function createLazyNavigator(load: () => Promise<Navigator>): Navigator {
  let loading: Promise<Navigator> | undefined;

  function loaded(): Promise<Navigator> {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  }

  return {
    arrive: (address, options) =>
      loaded().then(
        (navigator) => navigator.arrive(address, options),
        // The server knows the way.
        () => ({ go: address, isDocument: true }),
      ),
    prefetch: (address, cached) =>
      void loaded().then(
        (navigator) => navigator.prefetch(address, cached),
        () => undefined,
      ),
  };
}
