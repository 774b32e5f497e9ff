// Our feeds as a feed reader sees them, parsed by an independent parser.
import { parseHtml } from '@janus-site/server/testing';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** An entry, in the form common to all three formats. */
interface Entry {
  id: string;
  url: string;
  title: string;
  published: string;
  html: string;
  author: string;
  tags: string[];
}

interface Read {
  title: string;
  home: string;
  self: string;
  language: string;
  updated: string | null;
  entries: Entry[];
}

const text = (value: string | undefined): string => value ?? '';
const time = (value: string | undefined): string => new Date(text(value)).toISOString();

async function body(path: string): Promise<string> {
  return (await site.ask(site.hosts.blog, path)).text;
}

async function readRss(prefix: string): Promise<Read> {
  const feed = parseRssFeed(await body(`${prefix}/feed.xml`));
  return {
    title: text(feed.title),
    home: text(feed.link),
    self: text(feed.atom?.links?.find((link) => link.rel === 'self')?.href),
    language: text(feed.language),
    updated: time(feed.lastBuildDate),
    entries: (feed.items ?? []).map((item) => ({
      id: text(item.guid?.value),
      url: text(item.link),
      title: text(item.title),
      published: time(item.pubDate),
      html: text(item.content?.encoded),
      author: text(item.dc?.creators?.[0]),
      tags: (item.categories ?? []).map(({ name }) => text(name)),
    })),
  };
}

async function readAtom(prefix: string): Promise<Read> {
  const feed = parseAtomFeed(await body(`${prefix}/atom.xml`));
  const link = (rel: string, links = feed.links) =>
    text(links?.find((each) => each.rel === rel && each.hreflang === undefined)?.href);
  return {
    title: text(feed.title?.value),
    home: link('alternate'),
    self: link('self'),
    language: text(feed.xml?.lang),
    updated: time(feed.updated),
    entries: (feed.entries ?? []).map((entry) => ({
      id: text(entry.id),
      url: link('alternate', entry.links),
      title: text(entry.title?.value),
      published: time(entry.published),
      html: text(entry.content?.value),
      author: text(entry.authors?.[0]?.name),
      tags: (entry.categories ?? []).map(({ term }) => text(term)),
    })),
  };
}

async function readJson(prefix: string): Promise<Read> {
  const feed = parseJsonFeed(JSON.parse(await body(`${prefix}/feed.json`)));
  return {
    title: text(feed.title),
    home: text(feed.home_page_url),
    self: text(feed.feed_url),
    language: text(feed.language),
    updated: null,
    entries: (feed.items ?? []).map((item) => ({
      id: text(item.id),
      url: text(item.url),
      title: text(item.title),
      published: time(item.date_published),
      html: text(item.content_html),
      author: text(item.authors?.[0]?.name),
      tags: item.tags ?? [],
    })),
  };
}

const formats = { rss: readRss, atom: readAtom, json: readJson };
const files = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json' };
const each = (['rss', 'atom', 'json'] as const).flatMap((format) => [
  { format, language: 'ru', prefix: '', only: 'code-review-of-one', absent: 'hello-world-of-hardware' },
  { format, language: 'en', prefix: '/en', only: 'hello-world-of-hardware', absent: 'code-review-of-one' },
]);

describe.each(each)('$format in $language', ({ format, language, prefix, only, absent }) => {
  test('names its page, and the page names it', async () => {
    const origin = `http://${site.hosts.blog}`;
    const feed = await formats[format](prefix);
    expect(feed).toMatchObject({
      language,
      self: `${origin}${prefix}/${files[format]}`,
      home: `${origin}${prefix || '/'}`,
    });
    expect(feed.title).toContain('AleBlog');
    const page = parseHtml(await body(prefix || '/'));
    const named = [...page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][type]')];
    expect(named.map((link) => link.href)).toContain(feed.self);
    const newest =
      feed.entries
        .map((entry) => entry.published)
        .sort()
        .at(-1) ?? '';
    if (feed.updated !== null) expect(feed.updated >= newest).toBe(true);
  });

  test('has the published posts of this language as entries, newest first and complete', async () => {
    const { entries } = await formats[format](prefix);
    const path = (slug: string) => `http://${site.hosts.blog}${prefix}/post/${slug}`;
    const addresses = entries.map((entry) => entry.url);
    expect(addresses).toContain(path(only));
    expect(addresses).not.toContain(path(absent));
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    const days = entries.map((entry) => entry.published);
    expect(days).toEqual([...days].sort().reverse());
    for (const { url, title, published, html, author } of entries.slice(0, 5)) {
      const page = parseHtml(await body(new URL(url).pathname));
      expect(page.querySelector('h1')?.textContent?.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ')).toBe(
        title,
      );
      expect(page.querySelector('article time')?.getAttribute('datetime')).toBe(published);
      expect(author).not.toBe('');
      const feedWords = wordsOf(html);
      expect(feedWords.length).toBeGreaterThan(200);
      expect(wordsOf(page.querySelector('article')?.innerHTML ?? '')).toContain(feedWords.slice(-120));
    }
  });

  test('contains absolute addresses only', async () => {
    const { entries } = await formats[format](prefix);
    const page = parseHtml(entries.map((entry) => entry.html).join(''));
    const elements = [...page.querySelectorAll('[href], [src]')];
    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements)
      expect(element.getAttribute('href') ?? element.getAttribute('src')).toMatch(/^(?:https?:\/\/|mailto:)/);
  });
});

/** Returns the words of HTML without spaces; check boxes are characters in feeds and controls on pages. */
function wordsOf(html: string): string {
  const copy = parseHtml(html);
  for (const mark of copy.querySelectorAll('.heading-anchor, button')) mark.remove();
  return (copy.body.textContent ?? '').replace(/[\s☑☐]+/g, '');
}

test('the three formats have the same entries', async () => {
  for (const prefix of ['', '/en']) {
    const [rss, atom, json] = await Promise.all([readRss(prefix), readAtom(prefix), readJson(prefix)]);
    // RSS has whole seconds.
    const seconds = (entries: Entry[]) =>
      entries.map((entry) => ({ ...entry, published: entry.published.slice(0, 19) }));
    expect(seconds(atom.entries)).toEqual(seconds(rss.entries));
    expect(json.entries).toEqual(atom.entries);
  }
});

test('the id of an entry stays the same when the slug, title and text of its post change', async () => {
  const before = await readAtom('/en');
  const entry = before.entries.find(({ url }) => url.endsWith('/hello-world-of-hardware'));
  const post = JSON.parse(await body('/api/v1/posts/slug/hello-world-of-hardware/')) as {
    id: string;
    translations: { revision: number }[];
  };
  await site.write('PATCH', `/api/v1/posts/${post.id}/`, {
    slug: 'hello-again',
    translations: [
      { language: 'en', title: 'Hello again', body: 'New', revision: post.translations[0]?.revision },
    ],
  });
  const after = (await readAtom('/en')).entries.find(({ id }) => id === entry?.id);
  expect(after).toMatchObject({ title: 'Hello again', published: entry?.published });
  expect(after?.url).toMatch(/\/en\/post\/hello-again$/);
});
