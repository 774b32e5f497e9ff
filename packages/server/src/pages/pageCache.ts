import type { Page } from './page.ts';
import { pageBytes } from './page.ts';

interface Entry {
  readonly page: Page;
  readonly version: string | number;
  /** Milliseconds since the epoch after which the page may differ: the next scheduled publication. */
  readonly until: number;
  readonly isRare: boolean;
  /** The part of the cache it is in. */
  part: Part;
  bytes: number;
  /** The turn in which it was last moved behind the others. */
  turn: number;
}

interface Part {
  readonly entries: Map<string, Entry>;
  bytes: number;
}

export interface PageCacheOptions {
  /** Increases with every write that touches content. */
  contentVersion: () => string | number;
  /** Milliseconds since the epoch of the next scheduled publication; null when there is none. */
  nextPublication?: () => Promise<number | null> | number | null;
  /** The memory limit in bytes; 64 MiB by default. */
  limit?: number;
  now?: () => number;
}

export interface PageCache {
  /** Returns the page if it can be sent as it is, and counts the request. */
  get(key: string): Page | undefined;
  /** Whether this page is the one that would be sent. */
  holds(key: string, page: Page): boolean;
  /**
   * Returns the cached page, or renders it; concurrent requests for a key render once. A rare page is never kept longer
   * than pages that nobody requested again.
   */
  load(key: string, render: () => Promise<Page>, isRare?: boolean): Promise<Page>;
  /** Updates a page's size after a form was added to it. */
  measure(key: string): void;
  readonly size: number;
  readonly bytes: number;
}

/** The share of the memory for pages requested more than once. */
const hotShare = 0.75;

/**
 * Pages by key, least recently used first out, in two parts: a page enters the cold part and moves to the hot one when
 * it is requested again. New pages evict only from the cold part, so any number of pages requested once leave the
 * popular ones alone. A Map keeps insertion order, so its first key is the oldest.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { limit = 64 * 1024 * 1024, now = Date.now, nextPublication = () => null } = options;
  const cold: Part = { entries: new Map(), bytes: 0 };
  const hot: Part = { entries: new Map(), bytes: 0 };
  const flights = new Map<string, Promise<Page>>();
  const { contentVersion } = options;
  // Counts the pages that entered: only a new entry can have moved ahead of others, so only then is the order renewed.
  let turn = 0;

  const find = (key: string) => hot.entries.get(key) ?? cold.entries.get(key);

  function isFresh({ version, until }: Entry): boolean {
    return version === contentVersion() && (until === Infinity || now() < until);
  }

  function drop(key: string, entry: Entry): void {
    entry.part.entries.delete(key);
    entry.part.bytes -= entry.bytes;
  }

  function put(key: string, entry: Entry, part: Part): void {
    entry.part = part;
    entry.turn = turn;
    part.entries.set(key, entry);
    part.bytes += entry.bytes;
  }

  function makeRoom(): void {
    for (const [oldest, entry] of hot.entries) {
      if (hot.bytes <= hotShare * limit) break;
      drop(oldest, entry);
      put(oldest, entry, cold);
    }
    for (const [oldest, entry] of cold.entries) {
      if (hot.bytes + cold.bytes <= limit) break;
      drop(oldest, entry);
    }
  }

  function get(key: string): Page | undefined {
    const entry = find(key);
    if (entry === undefined) return undefined;
    if (!isFresh(entry)) {
      drop(key, entry);
      return undefined;
    }
    const isPromoted = entry.part === cold && !entry.isRare;
    if (isPromoted || entry.turn !== turn) {
      if (isPromoted) turn += 1;
      const part = isPromoted ? hot : entry.part;
      drop(key, entry);
      put(key, entry, part);
      if (isPromoted) makeRoom();
    }
    return entry.page;
  }

  function keep(key: string, entry: Entry): void {
    const former = find(key);
    if (former !== undefined) drop(key, former);
    turn += 1;
    put(key, entry, cold);
    makeRoom();
  }

  // The version and the next publication are read before rendering: a write in between makes the page stale, never
  // wrongly fresh.
  async function fly(
    key: string,
    version: Entry['version'],
    render: () => Promise<Page>,
    isRare: boolean,
  ): Promise<Page> {
    const until = (await nextPublication()) ?? Infinity;
    const page = await render();
    if (page.isKept) keep(key, { page, version, until, isRare, bytes: pageBytes(page), part: cold, turn });
    return page;
  }

  return {
    get,
    holds(key, page) {
      const entry = find(key);
      return entry?.page === page && isFresh(entry);
    },
    load(key, render, isRare = false) {
      const kept = get(key);
      if (kept !== undefined) return Promise.resolve(kept);
      const current = contentVersion();
      const flight = `${current}\n${key}`;
      const running = flights.get(flight);
      if (running !== undefined) return running;
      const started = fly(key, current, render, isRare).finally(() => flights.delete(flight));
      flights.set(flight, started);
      return started;
    },
    measure(key) {
      const entry = find(key);
      if (entry === undefined) return;
      const bytes = pageBytes(entry.page);
      entry.part.bytes += bytes - entry.bytes;
      entry.bytes = bytes;
      makeRoom();
    },
    get size() {
      return hot.entries.size + cold.entries.size;
    },
    get bytes() {
      return hot.bytes + cold.bytes;
    },
  };
}
