import type { PageSignals } from '../session/types.ts';

/** A page whose connection and visibility a test controls. */
export interface FakePage extends PageSignals {
  /** Emits a signal: the page went online, was shown or hidden. */
  tell(signal: 'online' | 'show' | 'hide'): void;
  setOffline(isOffline: boolean): void;
  /** The number of listeners. */
  readonly listeners: number;
}

/** Creates a page whose connection and visibility a test controls. */
export function fakePage(): FakePage {
  const sets = { online: new Set<() => void>(), show: new Set<() => void>(), hide: new Set<() => void>() };
  let isOffline = false;
  return {
    isOffline: () => isOffline,
    on(signal, callback) {
      sets[signal].add(callback);
      return () => void sets[signal].delete(callback);
    },
    tell(signal) {
      for (const listener of Array.from(sets[signal])) listener();
    },
    setOffline(value) {
      isOffline = value;
      if (!value) this.tell('online');
    },
    get listeners() {
      return sets.online.size + sets.show.size + sets.hide.size;
    },
  };
}
