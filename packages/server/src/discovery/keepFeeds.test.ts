import { expect, test } from 'vitest';
import type { Feed } from './feed.ts';
import { keepFeeds } from './keepFeeds.ts';
import type { Place } from './place.ts';
import { Unread } from './content.ts';

/** Feeds of a blog without posts, and how often they were read. */
function reader() {
  const state = { version: 1, now: 1000, reads: 0, isDown: false, failures: 0 };
  const read = keepFeeds(
    {
      contentVersion: () => state.version,
      nextPublication: () => (state.now < 2000 ? 2000 : null),
      now: () => state.now,
    },
    async ({ language }) => {
      state.reads += 1;
      if (state.isDown || state.failures-- > 0) throw new Unread('The database does not answer.');
      return { language, entries: [] } as unknown as Feed;
    },
  );
  const readThrice = (language: 'ru' | 'en' = 'ru') => {
    const place = { language, link: () => `https://blog.me.example/${language}` } as unknown as Place;
    return Promise.all([read(place), read(place), read(place)]);
  };
  return { state, readThrice };
}

test('a feed is read once for three formats and all readers, in each language', async () => {
  const { state, readThrice } = reader();
  expect((await readThrice()).map(({ language }) => language)).toEqual(['ru', 'ru', 'ru']);
  await readThrice();
  expect(state.reads).toBe(1);
  await readThrice('en');
  expect(state.reads).toBe(2);
});

test('it is read again after a write, and when a scheduled post is published', async () => {
  const { state, readThrice } = reader();
  await readThrice();
  state.version = 2;
  await readThrice();
  expect(state.reads).toBe(2);
  state.now = 2000;
  await readThrice();
  expect(state.reads).toBe(3);
});

test('a failed read is tried again for a request that still has time', async () => {
  const { state, readThrice } = reader();
  state.failures = 1;
  const results = await readThrice().catch(() => null);
  expect(results).toBeNull();
  expect(state.reads).toBe(2);
});

test('does not cache a feed that failed to load', async () => {
  const { state, readThrice } = reader();
  state.isDown = true;
  await expect(readThrice()).rejects.toThrow(Unread);
  state.isDown = false;
  expect(await readThrice()).toHaveLength(3);
});
