import { hash } from 'node:crypto';
import type { Reading } from './reading.ts';
import { others, type Piece } from './write.ts';

type Page = Reading['page'];

interface ViewTally {
  views: number;
  /** Numbers of visitors in this tally's window. */
  visitors: Set<number>;
}

interface PageTally extends ViewTally {
  referrers: Map<string, ViewTally>;
}

/** The limits of one window: pages, referrers and visitor entries. */
export const mostPages = 2000;
export const mostEntries = 10_000;

function emptyTally(): PageTally {
  return { views: 0, visitors: new Set(), referrers: new Map() };
}

/**
 * Readings of a few seconds within one hour. A reading costs a microsecond: pages are distinguished by identity,
 * visitors by a number, and the expensive parts, hashes and names, are computed in `take`. It stores addresses only
 * until then.
 */
export class ReadingTally {
  readonly #pages = new Map<Page, PageTally>();
  readonly #rest = new Map<string, PageTally>();
  readonly #programs = new Map<string, Map<string, number>>();
  readonly #visitors: { address: string; userAgent: string }[] = [];
  #entries = 0;
  #referrers = 0;

  get size(): { pages: number; referrers: number; entries: number; visitors: number } {
    const [pages, visitors] = [this.#pages.size, this.#visitors.length];
    return { pages, referrers: this.#referrers, entries: this.#entries, visitors };
  }

  add({ page, referrer, address, userAgent }: Reading): void {
    const tally = this.#tallyOf(page);
    const visitor = this.#numberOf(address, userAgent);
    this.#see(tally, visitor);
    if (referrer !== null) this.#see(this.#referrerOf(tally, referrer), visitor);
  }

  /** Returns and hashes the readings of that hour; for each face its sum, pages, languages and referrers. */
  take(at: number, salt: string): Piece[] {
    const pieces: Piece[] = [];
    const cache = new Map<string, string>();
    const salted = (face: string, numbers: Iterable<number>) =>
      Array.from(numbers, (number) => {
        const key = `${face} ${number}`;
        const visitor = cache.get(key) ?? this.#salted(salt, face, number);
        cache.set(key, visitor);
        return visitor;
      });
    for (const [page, tally] of [...this.#pages, ...this.#restPages()]) {
      const { face, path, language } = page;
      const add = (kind: Piece['kind'], name: string, { views, visitors }: ViewTally) =>
        pieces.push({ at, face, kind, name, views, visitors: salted(face, visitors) });
      add('all', '', tally);
      add('page', path, tally);
      add('language', language, tally);
      for (const [host, part] of tally.referrers) add('referrer', host, part);
    }
    return pieces;
  }

  #salted(salt: string, face: string, number: number): string {
    const { address = '', userAgent = '' } = this.#visitors[number] ?? {};
    return hash('sha256', `${salt}\n${face}\n${address}\n${userAgent}`, 'base64url');
  }

  #restPages(): [Page, PageTally][] {
    return [...this.#rest].map(([key, tally]) => {
      const [face, language] = key.split(' ') as [Page['face'], Page['language']];
      return [{ face, language, path: others }, tally];
    });
  }

  #tallyOf(page: Page): PageTally {
    const found = this.#pages.get(page);
    if (found) return found;
    const hasRoom = this.#pages.size < mostPages;
    const key = `${page.face} ${page.language}`;
    const tally = (hasRoom ? undefined : this.#rest.get(key)) ?? emptyTally();
    if (hasRoom) this.#pages.set(page, tally);
    else this.#rest.set(key, tally);
    return tally;
  }

  #referrerOf({ referrers }: PageTally, host: string): ViewTally {
    const found = referrers.get(host);
    if (found) return found;
    const name = this.#referrers < mostPages ? host : others;
    const tally = referrers.get(name) ?? { views: 0, visitors: new Set() };
    if (name === host) this.#referrers += 1;
    referrers.set(name, tally);
    return tally;
  }

  #numberOf(address: string, userAgent: string): number | null {
    const programs = this.#programs.get(address);
    const found = programs?.get(userAgent);
    if (found !== undefined) return found;
    if (this.#visitors.length >= mostEntries) return null;
    const number = this.#visitors.push({ address, userAgent }) - 1;
    if (programs) programs.set(userAgent, number);
    else this.#programs.set(address, new Map([[userAgent, number]]));
    return number;
  }

  #see(tally: ViewTally, visitor: number | null): void {
    tally.views += 1;
    if (visitor === null || this.#entries >= mostEntries || tally.visitors.has(visitor)) return;
    tally.visitors.add(visitor);
    this.#entries += 1;
  }
}
