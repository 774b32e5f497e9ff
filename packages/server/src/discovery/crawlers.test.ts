import { afterAll, beforeAll, expect, test } from 'vitest';
import { discoveryParameters } from './discovery.ts';
import type { ServedSite } from '../testing/serveSite.ts';
import { serveSite } from '../testing/serveSite.ts';
import { parseXml, texts } from '../testing/xml.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({
    hosts: {
      portfolio: ['me.example', 'www.me.example', 'portfolio.localhost'],
      blog: ['blog.me.example', 'blog.localhost'],
    },
    originScheme: 'https',
  });
});
afterAll(() => site.stop());

async function sitemap(
  host: string,
  path = '/sitemap.xml',
): Promise<{ locations: string[]; document: Document }> {
  const { status, headers, text } = await site.ask(host, path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const document = parseXml(text);
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return { locations: texts(document, 'loc'), document };
}

/** The addresses of all parts listed in a blog's sitemap. */
async function wholeMap(host: string): Promise<{ locations: string[]; documents: Document[] }> {
  const index = await sitemap(host);
  expect(index.document.documentElement.localName).toBe('sitemapindex');
  const parts = await Promise.all(index.locations.map((address) => sitemap(host, new URL(address).pathname)));
  return {
    locations: parts.flatMap((part) => part.locations),
    documents: parts.map((part) => part.document),
  };
}

test('robots.txt closes pages behind the login and names the sitemap, by the canonical host', async () => {
  const portfolio = await site.ask('www.me.example', '/robots.txt');
  expect(portfolio.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(portfolio.text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin/projects',
      'Disallow: /en/admin/projects',
      'Sitemap: https://me.example/sitemap.xml',
    ]),
  );
  const blog = await site.ask('blog.me.example', '/robots.txt');
  expect(blog.text).toContain('Disallow: /posts/*/edit\n');
  expect(blog.text).toContain('Sitemap: https://blog.me.example/sitemap.xml\n');
  expect(blog.text).not.toContain('/admin/projects');
});

test('the portfolio’s sitemap has its home page and projects, in their languages', async () => {
  const { locations, document } = await sitemap('www.me.example');
  expect(locations.slice(0, 2)).toEqual(['https://me.example/', 'https://me.example/en']);
  expect(locations).toContain('https://me.example/projects/teplo-goroda');
  expect(locations).toContain('https://me.example/en/projects/teplo-goroda');
  const [url] = document.querySelectorAll('url');
  const alternates = [...(url?.getElementsByTagName('xhtml:link') ?? [])];
  expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['ru', 'https://me.example/'],
    ['en', 'https://me.example/en'],
    ['x-default', 'https://me.example/'],
  ]);
});

test('the blog’s sitemap omits fallback translations, and its alternates are reciprocal', async () => {
  const { locations, documents } = await wholeMap('blog.me.example');
  const at = (path: string) => `https://blog.me.example${path}`;
  expect(locations).toEqual(
    expect.arrayContaining(['/', '/en', '/posts', '/en/posts', '/en/post/typed-contract'].map(at)),
  );
  expect(locations).toContain(at('/post/code-review-of-one'));
  expect(locations).not.toContain(at('/en/post/code-review-of-one'));
  expect(locations).toContain(at('/en/post/hello-world-of-hardware'));
  expect(locations).not.toContain(at('/post/hello-world-of-hardware'));
  expect(new Set(locations).size).toBe(locations.length);
  for (const document of documents) {
    for (const link of document.getElementsByTagName('xhtml:link'))
      expect(locations).toContain(link.getAttribute('href'));
    for (const changed of texts(document, 'lastmod')) expect(Date.parse(changed)).not.toBeNaN();
  }
});

test('a sitemap has only the parts that it lists, and the portfolio’s has none', async () => {
  for (const path of ['posts-2', 'tags-2', 'posts-0', 'posts-01', 'posts', 'pages-1', 'posts-9999999'])
    expect((await site.ask('blog.me.example', `/sitemap-${path}.xml`)).status, path).toBe(404);
  expect((await site.ask('me.example', '/sitemap-pages.xml')).status).toBe(404);
  expect((await site.ask('blog.me.example', '/en/sitemap-pages.xml')).status).toBe(404);
});

test('every part that the index lists exists, even if its posts name another site or are scheduled', async () => {
  const local = await serveSite();
  const { blog } = local.hosts;
  const read = async (path: string) => (await local.ask(blog, path)).text;
  const partsOfPosts = async () => {
    const addresses = texts(parseXml(await read('/sitemap.xml')), 'loc');
    for (const address of addresses)
      expect((await local.ask(blog, new URL(address).pathname)).status, address).toBe(200);
    return addresses.filter((address) => address.includes('/sitemap-posts-'));
  };
  expect(await partsOfPosts()).toHaveLength(1);
  const { items } = JSON.parse(await read('/api/v1/posts/?limit=100')) as { items: { id: string }[] };
  for (const { id } of items)
    await local.write('PATCH', `/api/v1/posts/${id}/`, { canonical_url: 'https://other.example/' });
  expect(await partsOfPosts()).toEqual([]);
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString();
  await local.write('POST', '/api/v1/posts/', {
    translations: [
      { language: 'ru', title: 'Завтра', body: 'Текст', status: 'published', published_at: publishedAt },
    ],
  });
  expect(await partsOfPosts()).toHaveLength(1);
  await local.stop();
});

test('the sitemap has the configured hosts, even if requested by a local name', async () => {
  const at = 'https://blog.me.example';
  expect((await sitemap(site.hosts.blog)).locations[0]).toBe(`${at}/sitemap-pages.xml`);
  // the request of a proxy that does not pass on the Host
  const own = await sitemap(site.hosts.own, '/sitemap.xml?domain=blog');
  expect(own.locations[0]).toBe(`${at}/sitemap-pages.xml`);
  const pages = await sitemap(site.hosts.own, '/sitemap-pages.xml?domain=blog');
  expect(pages.locations[1]).toBe(`${at}/en`);
  const robots = await site.ask(site.hosts.own, '/robots.txt?domain=blog');
  expect(robots.text).toContain(`Sitemap: ${at}/sitemap.xml`);
});

test('without configured hosts, the sitemap keeps the requested host, its port and the domain', async () => {
  const local = await serveSite();
  const { own } = local.hosts;
  const { text } = await local.ask(own, '/sitemap.xml?domain=blog');
  expect(text).toContain(`<loc>http://${own}/sitemap-pages.xml?domain=blog</loc>`);
  const robots = await local.ask(own, '/robots.txt?domain=blog');
  expect(robots.text).toContain(`Sitemap: http://${own}/sitemap.xml?domain=blog`);
  await local.stop();
});

test('a request to an unknown host is answered for the canonical one', async () => {
  const { text } = await site.ask('forged.example', '/robots.txt');
  expect(text).toContain('Sitemap: https://me.example/sitemap.xml');
});

test('a sitemap whose content cannot be read is a 503, not an empty one', async () => {
  const broken = await serveSite();
  await broken.server.database.close();
  const { status, headers } = await broken.ask(broken.hosts.blog, '/sitemap.xml');
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
  await broken.stop();
});

test('only pictures have a version in their address', () => {
  for (const path of ['/share/blog.ru.png', '/icon-192.png', '/favicon.ico', '/favicon.svg'])
    expect(discoveryParameters(path), path).toEqual(['v']);
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/feed.xml', '/en/feed.json', '/unknown'])
    expect(discoveryParameters(path), path).toEqual([]);
});
