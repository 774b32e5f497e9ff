import type { Feed } from './feed.ts';
import { readFeed } from './feed.ts';
import type { DiscoveryOptions, Place } from './place.ts';

interface Kept {
  feed: Promise<Feed>;
  version: number;
  /** Milliseconds: the time of the next scheduled publication. */
  until: number;
}

/** One for each language and host of a blog; made-up local names evict each other. */
const most = 8;

/** Reads a feed once for all its formats, until something is written or published. */
export function keepFeeds(
  {
    contentVersion,
    nextPublication,
    now,
  }: Pick<DiscoveryOptions, 'contentVersion' | 'nextPublication' | 'now'>,
  read: (place: Place) => Promise<Feed> = readFeed,
): (place: Place) => Promise<Feed> {
  const kept = new Map<string, Kept>();

  function isFresh(entry: Kept): boolean {
    return entry.version === contentVersion() && now() < entry.until;
  }

  function load(place: Place, attempts: number): Promise<Feed> {
    const key = `${place.language} ${place.link('blogHome')}`;
    const former = kept.get(key);
    if (former && isFresh(former))
      // it may have failed because the request that began it ran out of time, which this one still has
      return attempts > 0 ? former.feed.catch(() => load(place, attempts - 1)) : former.feed;
    // read before the feed: a write in between makes it stale, never wrongly fresh
    const entry = { version: contentVersion(), until: nextPublication() ?? Infinity, feed: read(place) };
    kept.delete(key);
    kept.set(key, entry);
    entry.feed.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > most) kept.delete(oldest);
    return entry.feed;
  }

  return (place) => load(place, 1);
}
