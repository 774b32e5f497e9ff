import { expect, test } from 'vitest';
import type { Place } from './place.ts';
import { toSitemap, toSitemapPart } from './sitemap.ts';

/** The store readers that a sitemap calls. */
async function readersOf(face: Place['face'], path: string): Promise<string[]> {
  const readers = new Set<string>();
  const content = new Proxy({} as Place['content'], {
    get: (_, name) => async () => {
      readers.add(String(name));
      return name === 'sitemapParts' ? { changed_at: '2026-11-28T00:00:00Z', posts: [], tags: [] } : [];
    },
  });
  const address = () => 'https://me.example/';
  const place = { face, path, language: 'ru', content, link: address, file: address } as Partial<Place>;
  const make = path === '/sitemap.xml' ? toSitemap : toSitemapPart;
  expect(await make(place as Place)).toContain('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...readers].filter((name) => name.startsWith('sitemap')).toSorted();
}

test('each sitemap reads only the content that it lists', async () => {
  expect(await readersOf('portfolio', '/sitemap.xml')).toEqual(['sitemapPages']);
  expect(await readersOf('blog', '/sitemap.xml')).toEqual(['sitemapParts']);
  expect(await readersOf('blog', '/sitemap-pages.xml')).toEqual([
    'sitemapChangedAt',
    'sitemapPages',
    'sitemapSeries',
  ]);
});
