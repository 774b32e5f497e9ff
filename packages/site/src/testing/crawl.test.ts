import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Crawled } from './crawl.ts';
import { crawl, interfaceWords } from './crawl.ts';
import { crawlFaults } from './crawlFaults.ts';
import { listedPages } from './listed.ts';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('a crawler of both hosts finds no faults, all expected files and exactly the pages of the sitemaps', async () => {
  const { portfolio, blog } = site.hosts;
  const start = [portfolio, blog].flatMap((host) => [`http://${host}/`, `http://${host}/en`]);
  const crawled = await crawl(site, start, await interfaceWords());
  expect(crawlFaults(crawled)).toEqual([]);

  const files = [
    `${portfolio}/resume.json`,
    `${portfolio}/manifest.webmanifest`,
    `${blog}/feed.xml`,
    `${blog}/en/atom.xml`,
    `${blog}/en/feed.json`,
    `${blog}/favicon.ico`,
    `${blog}/apple-touch-icon.png`,
  ];
  for (const file of files) expect([...crawled.keys()]).toContain(`http://${file}`);
  expect([...crawled].filter(([, { type }]) => type === 'image/png').length).toBeGreaterThan(20);

  const listed = [...(await listedPages(site, portfolio)), ...(await listedPages(site, blog))];
  const canonicals = [...crawled.values()].flatMap(({ page }) => page?.canonical ?? []);
  expect([...new Set(canonicals)].sort()).toEqual([...listed].sort());
  for (const address of listed) expect(crawled.get(address)?.page?.isHidden, address).toBe(false);
}, 300_000);

test('on localhost links keep the domain parameter', async () => {
  const start = [`http://${site.hosts.own}/en?domain=blog`];
  // Pictures are drawn again for each host and contain no links.
  const crawled = await crawl(site, start, await interfaceWords(), { withPictures: false });
  expect(crawlFaults(crawled).filter((fault) => /^\d/.test(fault))).toEqual([]);
  expect([...crawled.keys()]).toContain(`http://${site.hosts.own}/en/feed.xml?domain=blog`);
}, 300_000);

const address = 'http://a.example/';
const page = {
  lang: 'ru',
  title: 'A',
  description: 'About A',
  canonical: address,
  isHidden: false,
  alternates: { ru: address, 'x-default': address },
  foreign: [],
};
const good: Crawled = { status: 200, type: 'text/html', location: null, from: '', isPicture: false, page };

test.each<[string, Record<string, Crawled>, string]>([
  ['a broken link', { '/b': { ...good, status: 404, page: null, from: address } }, '404: /b on'],
  ['a redirect', { '/b': { ...good, status: 308, page: null, location: address } }, 'redirect: /b'],
  ['a missing picture', { '/b': { ...good, isPicture: true, page: null } }, 'no picture: /b'],
  [
    'a canonical address that is not a page',
    { [address]: { ...good, page: { ...page, canonical: '/c' } } },
    'leads nowhere',
  ],
  [
    'a missing canonical address',
    { [address]: { ...good, page: { ...page, canonical: null } } },
    'no canonical address',
  ],
  [
    'a one-sided hreflang',
    { [address]: { ...good, page: { ...page, alternates: { ...page.alternates, en: '/en' } } } },
    'hreflang en is not returned',
  ],
  [
    'a duplicate title',
    { '/b': { ...good, page: { ...page, canonical: '/b', alternates: {}, description: 'B' } } },
    `title of /b is that of ${address}`,
  ],
  [
    'a duplicate description',
    { '/b': { ...good, page: { ...page, canonical: '/b', alternates: {}, title: 'B' } } },
    'description of /b',
  ],
  [
    'a description that is the same in the other language',
    { '/b': { ...good, page: { ...page, lang: 'en', canonical: '/b', alternates: {} } } },
    `description of /b is that of ${address}`,
  ],
  [
    'a missing description',
    { [address]: { ...good, page: { ...page, description: null } } },
    'no description',
  ],
  [
    'another language',
    { [address]: { ...good, page: { ...page, foreign: ['Contacts'] } } },
    'other language on',
  ],
])('the crawler finds %s', (_, change, fault) => {
  const before = new Map([[address, good]]);
  expect(crawlFaults(before)).toEqual([]);
  const faults = crawlFaults(new Map([...before, ...Object.entries(change)]));
  expect(faults.join('\n')).toContain(fault);
});

test('the crawler detects interface texts of the other language', async () => {
  const words = await interfaceWords();
  expect(words.ru.has('Все посты')).toBe(true);
  expect(words.en.has('All posts')).toBe(true);
  const html = (lang: string, body: string) =>
    `<!doctype html><html lang="${lang}"><head><title>T</title></head><body>${body}</body></html>`;
  const answers = (text: string) => ({
    ask: () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'text/html' },
        text,
        bytes: Buffer.from(text),
      }),
  });
  const foreign = async (text: string) =>
    [...(await crawl(answers(text), [address], words)).values()].flatMap(
      (found) => found.page?.foreign ?? [],
    );
  expect(await foreign(html('en', '<p>Все\u00A0посты</p><p>All posts</p>'))).toEqual(['Все посты']);
  expect(await foreign(html('ru', '<nav aria-label="Main menu"><p lang="en">All posts</p></nav>'))).toEqual([
    'Main menu',
  ]);
});
