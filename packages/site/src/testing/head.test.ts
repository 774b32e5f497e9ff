import { parseHtml } from '@janus-site/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StartedSite } from './startSite.ts';
import { startSite } from './startSite.ts';

type Thing = Record<string, unknown>;

let site: StartedSite;
beforeAll(async () => {
  site = await startSite({
    hosts: {
      portfolio: ['me.example', 'portfolio.localhost'],
      blog: ['blog.me.example', 'blog.localhost'],
    },
    originScheme: 'https',
  });
});
afterAll(() => site.stop());

const portfolio = 'me.example';
const blog = 'blog.me.example';
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

interface Head {
  things: Thing[];
  /** By hreflang. */
  alternates: Record<string, string>;
  canonical: string | null;
  isHidden: boolean;
  lang: string;
  meta(name: string): string | null;
}

async function headOf(host: string, path: string): Promise<Head> {
  const { text } = await site.ask(host, path);
  const page = parseHtml(text);
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  expect(data.length).toBeLessThanOrEqual(1);
  const graph = data.map((element) => JSON.parse(element.textContent ?? '') as Thing);
  for (const value of graph) expect(value['@context']).toBe('https://schema.org');
  const links = [...page.querySelectorAll('link[rel="alternate"][hreflang]')];
  return {
    things: graph.flatMap((value) => value['@graph'] as Thing[]),
    alternates: Object.fromEntries(
      links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    isHidden: page.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex',
    lang: page.documentElement.lang,
    meta: (name) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null,
  };
}

function only(things: Thing[], type: string): Thing {
  const found = things.filter((thing) => thing['@type'] === type);
  expect(found, type).toHaveLength(1);
  return found[0] ?? {};
}

/** Returns all addresses in a value, by the names of properties that hold addresses. */
function addressesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return ['url', 'item', 'image', 'mainEntityOfPage', 'sameAs', 'urlTemplate'].includes(name)
      ? [value]
      : [];
  if (Array.isArray(value)) return value.flatMap((each) => addressesIn(each, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => addressesIn(each, key));
}

const languages = [
  { language: 'ru', prefix: '', name: 'Алексей Заречный', all: 'Все посты' },
  { language: 'en', prefix: '/en', name: 'Alexey Zarechny', all: 'All posts' },
];

describe.each(languages)('schema.org in $language', ({ language, prefix, name, all }) => {
  test('the portfolio is a WebSite of a Person', async () => {
    const { things } = await headOf(portfolio, prefix || '/');
    const url = `https://me.example${prefix || '/'}`;
    expect(only(things, 'WebSite')).toMatchObject({ url, inLanguage: language });
    const person = only(things, 'Person');
    expect(person).toMatchObject({ name, url });
    expect(person['jobTitle']).not.toBe('');
    expect(person['sameAs']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^https:\/\/github\.com\//)]),
    );
  });

  test('the blog has a SearchAction that works', async () => {
    const { things } = await headOf(blog, prefix || '/');
    const own = only(things, 'WebSite');
    expect(own).toMatchObject({
      name: 'AleBlog',
      inLanguage: language,
      publisher: { '@type': 'Person', name },
    });
    const action = own['potentialAction'] as { target: Thing; 'query-input': string };
    const [, parameter = ''] = /^required name=(\w+)$/.exec(action['query-input']) ?? [];
    const template = String(action.target['urlTemplate']);
    expect(template).toBe(`https://blog.me.example${prefix}/posts?q={${parameter}}`);
    const { status, text } = await site.ask(
      blog,
      template.slice('https://blog.me.example'.length).replace(`{${parameter}}`, 'esp32'),
    );
    expect(status).toBe(200);
    expect(text).toContain('value="esp32"');
  });

  test('a post is a BlogPosting with breadcrumbs', async () => {
    const path = `${prefix}/post/typed-contract`;
    const { things, canonical, meta } = await headOf(blog, path);
    const posting = only(things, 'BlogPosting');
    const url = `https://blog.me.example${path}`;
    expect(canonical).toBe(url);
    expect(posting).toMatchObject({
      url,
      mainEntityOfPage: url,
      inLanguage: language,
      author: { '@type': 'Person', name },
      publisher: { '@type': 'Person', name },
      headline: meta('og:title'),
      description: meta('og:description'),
      datePublished: meta('article:published_time'),
    });
    expect(posting['datePublished']).toMatch(iso);
    expect(posting['dateModified']).toMatch(iso);
    expect(String(posting['dateModified']) >= String(posting['datePublished'])).toBe(true);
    expect(posting['image']).toContain(meta('og:image'));
    const steps = only(things, 'BreadcrumbList')['itemListElement'] as Thing[];
    expect(steps.map((step) => [step['position'], step['name'], step['item']])).toEqual([
      [1, 'AleBlog', `https://blog.me.example${prefix || '/'}`],
      [2, all, `https://blog.me.example${prefix}/posts`],
      [3, posting['headline'], url],
    ]);
  });

  test.each(['/posts', '/tags/iot'])('%s has breadcrumbs that end at itself', async (path) => {
    const { things, canonical } = await headOf(blog, prefix + path);
    const steps = only(things, 'BreadcrumbList')['itemListElement'] as Thing[];
    expect(steps.at(-1)?.['item']).toBe(canonical);
  });

  test('all addresses are absolute, and the Open Graph tags are complete', async () => {
    const places = [
      [portfolio, prefix || '/'],
      [blog, prefix || '/'],
      [blog, `${prefix}/posts`],
      [blog, `${prefix}/post/esp32-sleep-nine-microamps`],
    ] as const;
    for (const [host, path] of places) {
      const { things, meta } = await headOf(host, path);
      const found = [...addressesIn(things), meta('og:url') ?? '', meta('og:image') ?? ''];
      expect(found.length).toBeGreaterThan(2);
      for (const address of found) expect(address, path).toMatch(/^https:\/\/[a-z.]+\//);
      expect(meta('og:image:width')).toBe('1200');
      expect(meta('og:image:height')).toBe('630');
      expect(meta('og:image:alt')).not.toBe('');
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect(meta('og:locale')).toBe(language === 'ru' ? 'ru_RU' : 'en_US');
    }
  });
});

test('the canonical address has the configured host, even when requested by a local name', async () => {
  expect((await headOf(site.hosts.own, '/')).canonical).toBe('https://me.example/');
});

describe('alternate languages', () => {
  test('a post in both languages names both, with Russian as x-default', async () => {
    const at = (prefix: string) => `https://blog.me.example${prefix}/post/typed-contract`;
    const expected = { ru: at(''), en: at('/en'), 'x-default': at('') };
    expect((await headOf(blog, '/post/typed-contract')).alternates).toEqual(expected);
    expect((await headOf(blog, '/en/post/typed-contract')).alternates).toEqual(expected);
  });

  test.each([
    { only: 'ru', slug: 'code-review-of-one', own: '', other: '/en', shown: 'en' },
    { only: 'en', slug: 'hello-world-of-hardware', own: '/en', other: '', shown: 'ru' },
  ])(
    'a post in $only only names that language, and its address there is canonical',
    async ({ only: language, slug, own, other, shown }) => {
      const original = `https://blog.me.example${own}/post/${slug}`;
      const page = await headOf(blog, `${own}/post/${slug}`);
      expect(page.alternates).toEqual({ [language]: original, 'x-default': original });
      expect(page.canonical).toBe(original);
      const fallback = await headOf(blog, `${other}/post/${slug}`);
      expect(fallback.alternates).toEqual({});
      expect(fallback.canonical).toBe(original);
      expect(fallback.lang).toBe(shown);
      expect(fallback.meta('og:locale')).toBe(language === 'ru' ? 'ru_RU' : 'en_US');
      expect(only(fallback.things, 'BlogPosting')).toMatchObject({ url: original, inLanguage: language });
      const { text } = await site.ask(blog, `${other}/post/${slug}`);
      expect(parseHtml(text).querySelector('h1')?.getAttribute('lang')).toBe(language);
    },
  );

  test('a tag has the languages of its posts', async () => {
    const { alternates } = await headOf(blog, '/tags/iot');
    expect(Object.keys(alternates)).toEqual(['ru', 'en', 'x-default']);
    await site.write('POST', '/api/v1/posts/', {
      tags: ['по-русски'],
      translations: [{ language: 'ru', title: 'Только по-русски', status: 'published' }],
    });
    const tag = `/tags/${encodeURIComponent('по-русски')}`;
    const own = await headOf(blog, tag);
    expect(Object.keys(own.alternates)).toEqual(['ru', 'x-default']);
    const other = await headOf(blog, `/en${tag}`);
    // The tag has no English name, but the language switch leads here.
    expect([other.canonical, other.alternates, other.isHidden]).toEqual([null, {}, true]);
    expect((await site.ask(blog, `/en${tag}`)).status).toBe(200);
    expect((await site.ask(blog, '/en/tags/no-such-tag')).status).toBe(404);
  });

  test('an unpublished translation is no longer named', async () => {
    const created = await site.write('POST', '/api/v1/posts/', {
      translations: [
        { language: 'ru', title: 'На двух языках', body: 'Текст', status: 'published' },
        { language: 'en', title: 'In two languages', body: 'Text', status: 'published' },
      ],
    });
    const path = `/post/${String(created['slug'])}`;
    expect(Object.keys((await headOf(blog, path)).alternates)).toEqual(['ru', 'en', 'x-default']);
    await site.write('PATCH', `/api/v1/posts/${String(created['id'])}/`, {
      translations: [{ language: 'en', status: 'draft', revision: 1 }],
    });
    expect(Object.keys((await headOf(blog, path)).alternates)).toEqual(['ru', 'x-default']);
  });
});

test('a post of another site has one canonical address in all tags', async () => {
  const elsewhere = 'https://other.example/first';
  const { slug } = await site.write('POST', '/api/v1/posts/', {
    canonical_url: elsewhere,
    translations: [{ language: 'ru', title: 'Впервые не здесь', body: 'Текст', status: 'published' }],
  });
  const { things, canonical, meta } = await headOf(blog, `/post/${String(slug)}`);
  expect([canonical, meta('og:url')]).toEqual([elsewhere, elsewhere]);
  expect(only(things, 'BlogPosting')).toMatchObject({ url: elsewhere, mainEntityOfPage: elsewhere });
  const steps = only(things, 'BreadcrumbList')['itemListElement'] as Thing[];
  expect(steps.at(-1)?.['item']).toBe(`https://${blog}/post/${String(slug)}`);
});

test('a scheduled post is not modified before it is published', async () => {
  const publishedAt = new Date(Date.now() + 2000).toISOString();
  const { slug } = await site.write('POST', '/api/v1/posts/', {
    translations: [
      { language: 'ru', title: 'Скоро', body: 'Текст', status: 'published', published_at: publishedAt },
    ],
  });
  const path = `/post/${String(slug)}`;
  await expect.poll(async () => (await site.ask(blog, path)).status, { timeout: 20_000 }).toBe(200);
  const { things, meta } = await headOf(blog, path);
  const published = meta('article:published_time') ?? '';
  expect(Date.parse(published)).toBe(Date.parse(publishedAt));
  expect(meta('article:modified_time')).toBe(published);
  expect(only(things, 'BlogPosting')['dateModified']).toBe(published);
});

test('a page without content of its own has no metadata and is noindex', async () => {
  for (const path of ['/no-such-page', '/login', '/posts?q=esp32', '/tags/no-such-tag']) {
    const { things, alternates, canonical, isHidden } = await headOf(blog, path);
    expect([things, alternates, canonical, isHidden], path).toEqual([[], {}, null, true]);
  }
});

test('markup in a title cannot break out of the JSON-LD or a meta tag', async () => {
  const title = '</script><script>alert(1)</script> "q" & <b>';
  const { slug } = await site.write('POST', '/api/v1/posts/', {
    translations: [{ language: 'ru', title, body: 'Текст', status: 'published' }],
  });
  const { things, meta } = await headOf(blog, `/post/${String(slug)}`);
  expect(only(things, 'BlogPosting')['headline']).toBe(title);
  expect(meta('og:title')).toBe(title);
});

test.each(languages)(
  '$language: a project is SoftwareSourceCode with breadcrumbs from the home page',
  async ({ prefix, name }) => {
    const at = `https://${portfolio}${prefix}/projects/teplo-goroda`;
    const { things, alternates, canonical, meta } = await headOf(
      portfolio,
      `${prefix}/projects/teplo-goroda`,
    );
    expect(canonical).toBe(at);
    expect(alternates).toEqual({
      ru: `https://${portfolio}/projects/teplo-goroda`,
      en: `https://${portfolio}/en/projects/teplo-goroda`,
      'x-default': `https://${portfolio}/projects/teplo-goroda`,
    });
    const code = only(things, 'SoftwareSourceCode');
    expect(code).toMatchObject({
      url: at,
      codeRepository: 'https://github.com/zarechny-example/heatnet',
      sameAs: 'https://heatnet.example.com',
      dateCreated: '2024-02',
      author: { name },
    });
    expect(code['keywords']).toContain('MQTT');
    const [first, last] = only(things, 'BreadcrumbList')['itemListElement'] as Thing[];
    expect(first).toMatchObject({ position: 1, name, item: `https://${portfolio}${prefix || '/'}` });
    expect(last).toMatchObject({ position: 2, name: code['name'], item: at });
    expect(meta('og:type')).toBe('article');
    expect(meta('description')).toBe(code['description']);
  },
);

test('a project without code is a CreativeWork, and its former address redirects in both languages', async () => {
  const { id } = await site.write('POST', '/api/v1/projects/', {
    slug: 'old-name',
    translations: [{ language: 'ru', title: 'Без кода', outcome: 'Тише' }],
  });
  await site.write('PATCH', `/api/v1/projects/${String(id)}/`, { slug: 'new-name' });
  for (const prefix of ['', '/en']) {
    const { status, headers } = await site.ask(portfolio, `${prefix}/projects/old-name`);
    expect([status, headers['location']]).toEqual([308, `${prefix}/projects/new-name`]);
  }
  const { things, canonical } = await headOf(portfolio, '/en/projects/new-name');
  // It exists in Russian only.
  expect(canonical).toBe(`https://${portfolio}/projects/new-name`);
  expect(only(things, 'CreativeWork')).toMatchObject({ name: 'Без кода', inLanguage: 'ru' });
  await site.write('DELETE', `/api/v1/projects/${String(id)}/`);
  expect((await site.ask(portfolio, '/projects/new-name')).status).toBe(404);
});
