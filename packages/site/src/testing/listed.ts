import { parseXml, texts } from '@janus-site/server/testing';
import type { StartedSite } from './startSite.ts';

/** Returns every page in the site map of a host, including its parts. */
export async function listedPages(site: Pick<StartedSite, 'ask'>, host: string): Promise<string[]> {
  const map = parseXml((await site.ask(host, '/sitemap.xml')).text);
  const named = texts(map, 'loc');
  if (map.documentElement.localName !== 'sitemapindex') return named;
  const parts = await Promise.all(
    named.map((address) => site.ask(host, address.slice(new URL(address).origin.length))),
  );
  return parts.flatMap(({ text }) => texts(parseXml(text), 'loc'));
}
