import type { TokenStorage } from '../session/tokens.ts';
import type { Clock } from '../api/clock.ts';

/** `localStorage` across processes: each tab has a cache, and writes reach other tabs late. */
export interface FakeDisk {
  /** Returns the storage of another tab; a closed tab receives no events. */
  tab(): TokenStorage & { close(): void };
  /** The content of the disk. */
  read(key: string): string | null;
  /** Every key that was ever written. */
  readonly written: ReadonlySet<string>;
  /** Milliseconds until a write is visible in other tabs. */
  delay: number;
}

interface Cell {
  readonly value: string | null;
  readonly order: number;
}

/** Creates a storage in which each tab sees the writes of other tabs after `delay` milliseconds. */
export function fakeDisk({ clock, delay = 0 }: { clock: Clock; delay?: number }): FakeDisk {
  const cells = new Map<string, Cell>();
  const tabs = new Set<(key: string, cell: Cell) => void>();
  const written = new Set<string>();
  let order = 0;

  const disk: FakeDisk = {
    delay,
    written,
    read: (key) => cells.get(key)?.value ?? null,
    tab() {
      const cache = new Map(cells);
      const listeners = new Set<() => void>();
      const receive = (key: string, cell: Cell) => {
        const own = cache.get(key);
        // A tab's own later write wins over an earlier one that arrives after it.
        if (own && own.order > cell.order) return;
        const isNews = own?.value !== cell.value;
        cache.set(key, cell);
        if (isNews) for (const listener of Array.from(listeners)) listener();
      };
      const put = (key: string, value: string | null) => {
        const cell = { value, order: ++order };
        const isSame = (cells.get(key)?.value ?? null) === value;
        cache.set(key, cell);
        cells.set(key, cell);
        written.add(key);
        if (isSame) return;
        for (const other of Array.from(tabs))
          if (other !== receive) clock.setTimeout(() => tabs.has(other) && other(key, cell), disk.delay);
      };
      tabs.add(receive);
      return {
        shared: true,
        get: (key) => cache.get(key)?.value ?? null,
        set: put,
        remove: (key) => put(key, null),
        subscribe(callback) {
          listeners.add(callback);
          return () => void listeners.delete(callback);
        },
        close: () => void tabs.delete(receive),
      };
    },
  };
  return disk;
}
