import type { SiteCall, Site } from './site.ts';
import { rareWord, slugOf, tagOf } from './texts.ts';

/** One address that is measured at every size. */
export interface Address {
  name: string;
  call: SiteCall;
}

const portfolio = (path: string): Address => ({
  name: `portfolio ${path}`,
  call: { host: 'portfolio.localhost', path },
});
const blog = (path: string, name = `blog ${decodeURIComponent(path)}`): Address => ({
  name,
  call: { host: 'blog.localhost', path },
});
const list = (path: string, name = `list ${path}`): Address => ({
  name,
  call: { path: `/api/v1/${path}`, isSignedIn: true },
});

async function cursorOf(site: Site, pages: number): Promise<string> {
  let cursor = '';
  for (let at = 0; at < pages; at += 1) {
    const text = await site.ask({ path: `/api/v1/posts/?language=ru${cursor && `&cursor=${cursor}`}` });
    cursor = (JSON.parse(text) as { next_cursor: string }).next_cursor;
  }
  return cursor;
}

/** Returns the paths of the parts of a site map; none if it has no parts. */
async function partsOf(site: Site): Promise<string[]> {
  const map = await site.ask({ host: 'blog.localhost', path: '/sitemap.xml' });
  if (!map.includes('<sitemapindex')) return [];
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function sitemaps(site: Site): Promise<Address[]> {
  const parts = await partsOf(site);
  // The first part of posts is full at every size but the smallest; the last may be nearly empty.
  return ['pages', 'posts', 'tags'].flatMap((kind) => {
    const first = parts.find((path) => path.includes(kind));
    return first === undefined ? [] : [blog(first, `blog site map, first part of ${kind}`)];
  });
}

async function publicAddresses(site: Site): Promise<Address[]> {
  const cursor = await cursorOf(site, 2);
  const post = slugOf(Math.floor(site.posts / 2) + (site.posts % 2));
  const tag = encodeURIComponent(tagOf(3));
  return [
    ...['/', '/en', '/resume', '/sitemap.xml', '/robots.txt', '/resume.json', '/manifest.webmanifest'].map(
      portfolio,
    ),
    ...['/favicon.svg', '/icon-192.png', '/share/portfolio.ru.png', '/cv/ru.pdf'].map(portfolio),
    ...['/', '/en', '/posts', '/en/posts', '/archive', '/sitemap.xml', '/robots.txt'].map((path) =>
      blog(path),
    ),
    ...(await sitemaps(site)),
    ...['/feed.xml', '/atom.xml', '/feed.json', '/en/feed.xml', '/en/atom.xml', '/en/feed.json'].map((path) =>
      blog(path),
    ),
    blog(`/posts?cursor=${cursor}`, 'blog /posts, third page'),
    blog(`/posts?tag=${tag}`, 'blog /posts of a tag'),
    blog(`/tags/${tag}`, 'blog /tags/…'),
    blog(`/posts?q=${encodeURIComponent(rareWord(50))}`, 'blog search, a rare word'),
    blog(`/posts?q=${encodeURIComponent('датчики')}`, 'blog search, a word of every post'),
    ...searches().map(([words, name]) => ({
      name: `search ${name}`,
      call: { path: `/api/v1/search/?limit=50&q=${encodeURIComponent(words)}` },
    })),
    {
      name: 'posts that changed, for visitors',
      call: { path: '/api/v1/posts/?updated_since=2000-01-01T00:00:00Z' },
    },
    blog(`/post/${post}`, 'blog /post/…'),
    blog(`/share/post/${post}.ru.png`, 'blog picture of a post'),
    blog('/share/blog.ru.png'),
    blog('/manifest.webmanifest'),
  ];
}

/** Queries: common words, a rare one, a common and a rare one, two that no text has both of, and a prefix. */
const searches = (): [words: string, name: string][] => [
  ['датчики', 'for a word of all titles'],
  ['протокол ', 'for a word of all texts'],
  [rareWord(50), 'for a rare word'],
  [`протокол ${rareWord(50)}`, 'for a common and a rare word'],
  [`${rareWord(50)} ${rareWord(51)}`, 'for words that no text has both of'],
  ['протокол', 'for the beginning of a word'],
];

function adminLists(site: Site): Address[] {
  const last = Math.max(1, Math.ceil(site.posts / 50));
  return [
    list('posts/?limit=50'),
    list(`posts/?limit=50&q=${encodeURIComponent('датчиках')}`, 'list posts, words of all'),
    list(`posts/?limit=50&q=${encodeURIComponent(rareWord(50))}`, 'list posts, a rare word'),
    list(
      `posts/?limit=50&q=${encodeURIComponent('датчиках')}&page=2`,
      'list posts, words of all, second page',
    ),
    ...['draft', 'published', 'scheduled', 'outdated'].map((status) =>
      list(`posts/?limit=50&status=${status}`),
    ),
    list(
      `posts/?limit=50&status=published&page=${Math.max(1, Math.floor(last * 0.94))}`,
      'list posts, status=published, last page',
    ),
    list(
      `posts/?limit=50&status=draft&page=${Math.max(1, Math.floor(last / 20))}`,
      'list posts, status=draft, last page',
    ),
    list(`feedback/?limit=50&state=inbox&q=${encodeURIComponent('датчиках')}`, 'list messages, words of all'),
    list(`feedback/?limit=50&q=${encodeURIComponent(rareWord(50))}`, 'list messages, a rare word'),
    list(`search/panel/?limit=5&q=${encodeURIComponent('датчиках')}`, 'palette, words of all'),
    list(`search/panel/?limit=5&q=${encodeURIComponent(rareWord(50))}`, 'palette, a rare word'),
    list('posts/?limit=50&order=oldest'),
    list('posts/?limit=50&order=changed'),
    list('posts/?limit=50&updated_since=2000-01-01T00:00:00Z', 'list posts, changed since ever'),
    list('posts/?limit=50&updated_since=2999-01-01T00:00:00Z', 'list posts, changed since never'),
    list(`posts/?limit=50&page=${last}`, 'list posts, last page'),
    ...['users/', 'feedback/', 'projects/', 'experiences/', 'deleted-posts/', 'deleted/'].map((path) =>
      list(path),
    ),
  ];
}

/** Returns every public address and every list of the panel, as the content determines them. */
export async function addressesOf(site: Site): Promise<Address[]> {
  return [...(await publicAddresses(site)), ...adminLists(site)];
}
