import type { Page } from './page.ts';
import { pageBytes } from './page.ts';

interface Entry {
  readonly page: Page;
  readonly version: string | number;
  /** Milliseconds since the epoch after which the page may differ: the next scheduled publication. */
  readonly until: number;
  bytes: number;
  /** When it was last put behind the others. */
  turn: number;
}

export interface PageCacheOptions {
  /** Grows with every write that touches content. */
  contentVersion: () => string | number;
  /** Milliseconds since the epoch of the next scheduled publication; null when there is none. */
  nextPublication?: () => Promise<number | null> | number | null;
  /** The bound of the memory in bytes; 64 MiB by default. */
  limit?: number;
  now?: () => number;
}

export interface PageCache {
  /** The page that may be sent as it is, or undefined. */
  get(key: string): Page | undefined;
  /** The kept page, or the one that `render` makes; a crowd at one key renders once. */
  load(key: string, render: () => Promise<Page>): Promise<Page>;
  /** Counts a page's memory again after a form was added to it. */
  measure(key: string): void;
  readonly size: number;
  readonly bytes: number;
}

/** Pages by key, the ones used last kept longest. A Map keeps the order of insertion, so its first key is the oldest. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { limit = 64 * 1024 * 1024, now = Date.now, nextPublication = () => null } = options;
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Page>>();
  const { contentVersion } = options;
  let total = 0;
  // Counts the pages that came in: only a newcomer can have put others in front, so only then is the order renewed.
  let turn = 0;

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    total -= entry.bytes;
  }

  function get(key: string): Page | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.version !== contentVersion() || (entry.until !== Infinity && now() >= entry.until)) {
      drop(key, entry);
      return undefined;
    }
    if (entry.turn !== turn) {
      entry.turn = turn;
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry.page;
  }

  function keep(key: string, entry: Entry): void {
    const former = entries.get(key);
    if (former !== undefined) drop(key, former);
    turn += 1;
    entry.turn = turn;
    entries.set(key, entry);
    total += entry.bytes;
    for (const [oldest, old] of entries) {
      if (total <= limit) break;
      drop(oldest, old);
    }
  }

  // The version and the next publication are read before rendering: a write in between makes the page stale, never fresh.
  async function fly(key: string, current: Entry['version'], render: () => Promise<Page>): Promise<Page> {
    const next = await nextPublication();
    const page = await render();
    if (page.isKept)
      keep(key, { page, version: current, until: next ?? Infinity, bytes: pageBytes(page), turn });
    return page;
  }

  return {
    get,
    load(key, render) {
      const kept = get(key);
      if (kept !== undefined) return Promise.resolve(kept);
      const current = contentVersion();
      const flight = `${current}\n${key}`;
      const running = flights.get(flight);
      if (running !== undefined) return running;
      const started = fly(key, current, render).finally(() => flights.delete(flight));
      flights.set(flight, started);
      return started;
    },
    measure(key) {
      const entry = entries.get(key);
      if (entry === undefined) return;
      const bytes = pageBytes(entry.page);
      total += bytes - entry.bytes;
      entry.bytes = bytes;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return total;
    },
  };
}
