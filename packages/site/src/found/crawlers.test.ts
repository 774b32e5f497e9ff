import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartedSite } from './testing/startSite.ts';
import { startSite } from './testing/startSite.ts';
import { parseXml, texts } from './testing/xml.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite({
    hosts: {
      portfolio: ['me.example', 'www.me.example', 'portfolio.localhost'],
      blog: ['blog.me.example', 'blog.localhost'],
    },
    originScheme: 'https',
  });
});
afterAll(() => site.stop());

async function sitemap(host: string): Promise<{ locations: string[]; document: Document }> {
  const { status, headers, text } = await site.ask(host, '/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const document = parseXml(text);
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return { locations: texts(document, 'loc'), document };
}

test('robots.txt closes the areas behind the login and names the map, by the canonical host', async () => {
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
  expect(blog.text).not.toContain('/admin');
});

test('the map of the portfolio is its home in both languages', async () => {
  const { locations, document } = await sitemap('www.me.example');
  expect(locations).toEqual(['https://me.example/', 'https://me.example/en']);
  const [url] = document.querySelectorAll('url');
  const alternates = [...(url?.getElementsByTagName('xhtml:link') ?? [])];
  expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['ru', 'https://me.example/'],
    ['en', 'https://me.example/en'],
    ['x-default', 'https://me.example/'],
  ]);
});

test('the map of the blog leaves out fallback translations, and its alternates are reciprocal', async () => {
  const { locations, document } = await sitemap('blog.me.example');
  const at = (path: string) => `https://blog.me.example${path}`;
  expect(locations).toEqual(
    expect.arrayContaining(['/', '/en', '/posts', '/en/posts', '/en/post/typed-contract'].map(at)),
  );
  expect(locations).toContain(at('/post/code-review-of-one'));
  expect(locations).not.toContain(at('/en/post/code-review-of-one'));
  expect(locations).toContain(at('/en/post/hello-world-of-hardware'));
  expect(locations).not.toContain(at('/post/hello-world-of-hardware'));
  expect(new Set(locations).size).toBe(locations.length);
  for (const link of document.getElementsByTagName('xhtml:link'))
    expect(locations).toContain(link.getAttribute('href'));
  for (const changed of texts(document, 'lastmod')) expect(Date.parse(changed)).not.toBeNaN();
});

test('on this machine the map keeps the host that was asked, its port and the domain', async () => {
  const { locations } = await sitemap(site.hosts.blog);
  expect(locations[0]).toBe(`http://${site.hosts.blog}/`);
  const { text } = await site.ask(site.hosts.own, '/sitemap.xml?domain=blog');
  expect(texts(parseXml(text), 'loc')[1]).toBe(`http://${site.hosts.own}/en?domain=blog`);
  const robots = await site.ask(site.hosts.own, '/robots.txt?domain=blog');
  expect(robots.text).toContain(`Sitemap: http://${site.hosts.own}/sitemap.xml?domain=blog`);
});

test('an unknown host is answered by the canonical one', async () => {
  const { text } = await site.ask('forged.example', '/robots.txt');
  expect(text).toContain('Sitemap: https://me.example/sitemap.xml');
});

test('a service that does not answer is no empty map', async () => {
  const { createFound } = await import('./found.ts');
  const found = createFound({
    drawCard: () => Promise.reject(new Error('Nothing is drawn here')),
    fetch: () => Promise.resolve(Response.json({}, { status: 503 })),
    hosts: { portfolio: ['me.example'], blog: ['blog.me.example'] },
    scheme: 'https',
  });
  const response = await found(new Request('https://blog.me.example/sitemap.xml'));
  expect(response?.status).toBe(503);
  expect(response?.headers.get('cache-control')).toBe('no-store');
});
