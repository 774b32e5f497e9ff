import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StartedSite } from './testing/startSite.ts';
import { startSite } from './testing/startSite.ts';
import { parseHtml, parseXml, texts } from './testing/xml.ts';

let site: StartedSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What a page names in attributes: links, pictures, alternates. Scripts and styles are files of a build. */
const named = 'a[href], link[href]:not([rel~="stylesheet"]):not([rel="modulepreload"]), img[src]';

interface Visited {
  address: string;
  status: number;
  document: Document | null;
}

/** Follows redirects as a browser does. */
async function visit(address: URL, turns = 5): Promise<Visited> {
  const { status, headers, text } = await site.ask(address.host, address.pathname + address.search);
  if (headers.location !== undefined && turns > 0)
    return visit(new URL(headers.location, address), turns - 1);
  const isPage = status === 200 && (headers['content-type'] ?? '').startsWith('text/html');
  return { address: address.href, status, document: isPage ? parseHtml(text, address.href) : null };
}

/** Everything that can be reached from the given addresses without leaving this server. */
async function crawl(start: readonly string[]): Promise<Map<string, Visited & { from: string }>> {
  const port = new URL(start[0] ?? '').port;
  const visited = new Map<string, Visited & { from: string }>();
  const queue = start.map((address) => ({ address, from: '' }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const url = new URL(next.address);
    url.hash = '';
    if (url.port !== port || visited.has(url.href)) continue;
    const found = await visit(url);
    visited.set(url.href, { ...found, from: next.from });
    for (const element of found.document?.querySelectorAll(named) ?? []) {
      const value = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (URL.canParse(value, url.href)) queue.push({ address: new URL(value, url).href, from: url.href });
    }
    found.document?.defaultView?.close();
  }
  return visited;
}

test('no page links to what is not there, and what pages say of themselves agrees with the maps', async () => {
  const { portfolio, blog } = site.hosts;
  const visited = await crawl([`http://${portfolio}/`, `http://${blog}/`]);
  const broken = [...visited].filter(([, { status }]) => status >= 400);
  expect(broken.map(([address, { status, from }]) => `${status} ${address} on ${from}`)).toEqual([]);

  const files = [
    `${portfolio}/resume.json`,
    `${portfolio}/manifest.webmanifest`,
    `${blog}/feed.xml`,
    `${blog}/en/atom.xml`,
    `${blog}/en/feed.json`,
    `${blog}/favicon.ico`,
    `${blog}/apple-touch-icon.png`,
  ];
  for (const file of files) expect([...visited.keys()]).toContain(`http://${file}`);

  const maps = await Promise.all([portfolio, blog].map((host) => site.ask(host, '/sitemap.xml')));
  const listed = maps.flatMap(({ text }) => texts(parseXml(text), 'loc'));
  const canonicals = [...visited.values()].flatMap(({ document }) => {
    const link = document?.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    return link && !link.href.includes('?') ? [link.href] : [];
  });
  expect([...new Set(canonicals)].sort()).toEqual([...listed].sort());
  for (const address of listed)
    expect(visited.get(address)?.document?.querySelector('meta[name="robots"]'), address).toBeNull();
}, 120_000);

test('links keep the domain on localhost', async () => {
  const visited = await crawl([`http://${site.hosts.own}/en?domain=blog`]);
  const broken = [...visited].filter(([, { status }]) => status >= 400);
  expect(broken.map(([address, { status, from }]) => `${status} ${address} on ${from}`)).toEqual([]);
  expect([...visited.keys()]).toContain(`http://${site.hosts.own}/en/feed.xml?domain=blog`);
}, 120_000);
