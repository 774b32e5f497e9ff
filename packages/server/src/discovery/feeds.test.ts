import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServedSite } from '../testing/serveSite.ts';
import { serveSite } from '../testing/serveSite.ts';
import { parseHtml, parseXml, texts } from '../testing/xml.ts';

interface JsonFeed {
  version: string;
  title: string;
  feed_url: string;
  home_page_url: string;
  language: string;
  items: { id: string; url: string; title: string; content_html: string; date_published: string }[];
}

const uuid = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const day = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

async function jsonFeed(path: string): Promise<JsonFeed> {
  const { text } = await site.ask(site.hosts.blog, path);
  return JSON.parse(text) as JsonFeed;
}

describe.each([
  { language: 'ru', prefix: '', only: 'soldering-for-programmers', absent: 'hello-world-of-hardware' },
  { language: 'en', prefix: '/en', only: 'hello-world-of-hardware', absent: 'soldering-for-programmers' },
])('the feeds in $language', ({ language, prefix, only, absent }) => {
  test('RSS 2.0 has what feed readers need, with full texts', async () => {
    const { status, headers, text } = await site.ask(site.hosts.blog, `${prefix}/feed.xml`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = parseXml(text);
    expect(xml.documentElement.tagName).toBe('rss');
    expect(xml.documentElement.getAttribute('version')).toBe('2.0');
    const channel = xml.querySelector('channel') ?? xml.documentElement;
    expect(texts(channel, 'language')).toEqual([language]);
    expect(channel.querySelector(':scope > title')?.textContent).toContain('AleBlog');
    expect(channel.querySelector(':scope > description')?.textContent).not.toBe('');
    const origin = `http://${site.hosts.blog}`;
    const self = xml.getElementsByTagName('atom:link')[0];
    expect(self?.getAttribute('href')).toBe(`${origin}${prefix}/feed.xml`);
    const items = [...xml.querySelectorAll('item')];
    expect(items.length).toBeGreaterThan(10);
    // A text is read far from the site: its link to a project has the portfolio's host.
    const project = `href="http://${site.hosts.portfolio}${prefix}/projects/teplo-goroda"`;
    expect(items.filter((item) => texts(item, 'content:encoded')[0]?.includes(project))).toHaveLength(1);
    const links = items.map((item) => texts(item, 'link')[0]);
    expect(links).toContain(`${origin}${prefix}/post/${only}`);
    expect(links).not.toContain(`${origin}${prefix}/post/${absent}`);
    for (const item of items) {
      expect(texts(item, 'guid')[0]).toMatch(uuid);
      expect(texts(item, 'pubDate')[0]).toMatch(day);
      expect(texts(item, 'content:encoded')[0]).toContain('<p>');
      expect(texts(item, 'dc:creator')[0]).not.toBe('');
    }
  });

  test('Atom has what RFC 4287 requires', async () => {
    const { status, headers, text } = await site.ask(site.hosts.blog, `${prefix}/atom.xml`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = parseXml(text);
    expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(xml.documentElement.getAttribute('xml:lang')).toBe(language);
    for (const parent of [xml.documentElement, ...xml.querySelectorAll('entry')]) {
      for (const name of ['id', 'title', 'updated']) {
        const own = [...parent.children].filter((child) => child.tagName === name);
        expect(own).toHaveLength(1);
        expect(own[0]?.textContent).not.toBe('');
      }
      expect(parent.querySelector(':scope > updated')?.textContent).toMatch(iso);
    }
    const ids = texts(xml, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(xml.querySelector('entry > content')?.getAttribute('type')).toBe('html');
  });

  test('JSON Feed 1.1 has the same entries as the other two', async () => {
    const { status, headers, text } = await site.ask(site.hosts.blog, `${prefix}/feed.json`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    const feed = JSON.parse(text) as JsonFeed;
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language });
    const rss = parseXml((await site.ask(site.hosts.blog, `${prefix}/feed.xml`)).text);
    const atom = parseXml((await site.ask(site.hosts.blog, `${prefix}/atom.xml`)).text);
    const ids = feed.items.map((item) => item.id);
    expect(texts(rss, 'guid')).toEqual(ids);
    expect(texts(atom, 'id').slice(1)).toEqual(ids);
    const dates = feed.items.map((item) => item.date_published);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('every address in the texts is absolute', async () => {
    const { items } = await jsonFeed(`${prefix}/feed.json`);
    const page = parseHtml(items.map((item) => item.content_html).join(''));
    expect(page.querySelectorAll('.heading-anchor')).toHaveLength(0);
    const elements = [...page.querySelectorAll('[href], [src]')];
    expect(elements.length).toBeGreaterThan(3);
    for (const element of elements) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      expect(address).toMatch(/^(?:https?:|mailto:|tel:)/);
    }
    for (const { srcset } of page.querySelectorAll('img'))
      for (const candidate of srcset.split(', ').filter(Boolean)) expect(candidate).toMatch(/^https?:/);
  });
});

test('an entry keeps its id under a new slug, and an unchanged feed keeps its ETag', async () => {
  const { items } = await jsonFeed('/feed.json');
  const [first] = items;
  const before = await site.ask(site.hosts.blog, '/feed.xml');
  const unchanged = await site.ask(site.hosts.blog, '/feed.xml', {
    'if-none-match': before.headers.etag ?? '',
  });
  expect(unchanged.status).toBe(304);
  const slug = first?.url.split('/').at(-1) ?? '';
  const response = await site.ask(site.hosts.blog, `/api/v1/posts/slug/${slug}/`);
  const { id } = JSON.parse(response.text) as { id: string };
  await site.write('PATCH', `/api/v1/posts/${id}/`, { slug: `${slug}-again` });
  const after = await jsonFeed('/feed.json');
  expect(after.items[0]?.id).toBe(first?.id);
  expect(after.items[0]?.url).toBe(`${first?.url}-again`);
});

test('drafts and scheduled posts are in no feed; a published post is there at once', async () => {
  const post = async (title: string, text: Record<string, unknown>) =>
    site.write('POST', '/api/v1/posts/', {
      translations: [{ language: 'en', title, body: 'A & B <i>', ...text }],
    });
  await post('Draft nobody sees', { status: 'draft' });
  await post('Scheduled for later', { status: 'published', published_at: '2099-01-01T00:00:00Z' });
  await post('Fish & chips \u{1F41F} <now>', { status: 'published' });
  const { text } = await site.ask(site.hosts.blog, '/en/feed.xml');
  const titles = [...parseXml(text).querySelectorAll('item > title')].map((title) => title.textContent);
  expect(titles[0]).toBe('Fish & chips \u{1F41F} <now>');
  expect(titles).not.toContain('Draft nobody sees');
  expect(titles).not.toContain('Scheduled for later');
  expect((await site.ask(site.hosts.blog, '/feed.xml')).text).not.toContain('Fish');
});

test('a translation published later is a new entry in its language', async () => {
  const { text } = await site.ask(site.hosts.blog, '/api/v1/posts/slug/code-review-of-one/');
  const { id } = JSON.parse(text) as { id: string };
  await site.write('PATCH', `/api/v1/posts/${id}/`, {
    translations: [{ language: 'en', title: 'Reviewing alone', body: 'Text', status: 'published' }],
  });
  const { items } = await jsonFeed('/en/feed.json');
  expect(items[0]?.title).toBe('Reviewing alone');
});

test('the portfolio has no feed, and commonly guessed addresses redirect to the blog’s', async () => {
  expect((await site.ask(site.hosts.portfolio, '/feed.xml')).status).toBe(404);
  const { status, headers } = await site.ask(site.hosts.blog, '/en/feed/');
  expect([status, headers.location]).toEqual([308, '/en/feed.xml']);
  const own = await site.ask(site.hosts.own, '/feed.xml?domain=aleblog');
  expect(own.status).toBe(200);
  expect(parseXml(own.text).querySelector('item > link')?.textContent).toContain(
    `http://${site.hosts.own}/post/`,
  );
  expect(parseXml(own.text).querySelector('item > link')?.textContent).toMatch(/\?domain=aleblog$/);
});

test('a feed address does not accept a posted form', async () => {
  const address = `http://${site.hosts.own}/feed.xml?domain=blog`;
  // It is a form for the pages, which this server does not have.
  const { status } = await fetch(address, { method: 'POST', redirect: 'manual' });
  expect(status).toBe(404);
});
