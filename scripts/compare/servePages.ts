import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as ownProduct from '../support/product.ts';
import type { Served, Subject } from './subject.ts';

type Face = 'portfolio' | 'blog';

/** Pages in no site map. Login pages are left to their stories, because they contain the port of the run. */
const unlisted = ['/no-such-page', '/en/no-such-page'];

/** Returns the paths in a face's site map and in its parts. */
async function mappedPaths(port: number, face: Face, path = '/sitemap.xml'): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}?domain=${face}`);
  const text = await answer.text();
  const found = [...text.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
  if (!text.includes('<sitemapindex')) return found;
  return (await Promise.all(found.map((part) => mappedPaths(port, face, part)))).flat();
}

async function subjectsOf(port: number, face: Face): Promise<Subject[]> {
  return [...(await mappedPaths(port, face)), ...unlisted].map((path) => ({
    name: [face, ...decodeURI(path).split('/').filter(Boolean)].join(' '),
    url: ownProduct.address(port, face, path),
  }));
}

/** Builds the site of a source tree and starts it with its sample. */
export async function servePages(tree: string, work: string): Promise<Served> {
  // Each version is started by its own script.
  const script = pathToFileURL(join(tree, 'scripts/support/product.ts')).href;
  const { startProduct } = (await import(script)) as typeof ownProduct;
  const data = join(work, 'data');
  await mkdir(data, { recursive: true });
  const { port, stop } = await startProduct(data);
  const lists = await Promise.all([subjectsOf(port, 'portfolio'), subjectsOf(port, 'blog')]);
  return { subjects: lists.flat(), stop };
}
