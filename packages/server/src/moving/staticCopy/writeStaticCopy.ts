import { filePath, languages, notFoundPath, type Face } from '@janus-site/core';
import { keyOf, type Addresses, type OwnAddress } from './address.ts';
import type { AskSite } from './askSite.ts';
import type { Copied } from './copied.ts';
import type { StaticCopyFolder } from './staticCopyFolder.ts';
import { createKeepAnswer } from './keepAnswer.ts';
import type { Bases } from './links.ts';
import { createRewrite } from './rewrite.ts';

export interface StaticCopyOptions {
  ask: AskSite;
  addresses: Addresses;
  folder: StaticCopyFolder;
  bases: Bases | null;
  onProgress(done: number, total: number): void;
}

export interface StaticCopyReport {
  pages: number;
  files: number;
  bytes: number;
  /** What could not be copied: the address, its status, and the page that first refers to it. */
  missing: { address: string; status: number; from: string }[];
}

/** The server is not a Janus site; the message explains it. */
export class NoSiteError extends Error {}

const atOnce = 4;
const faces: readonly Face[] = ['portfolio', 'blog'];
const homes = { ru: '/', en: '/en' } as const;

/** Addresses that exist without a page that refers to them. */
const beginnings: readonly OwnAddress[] = faces.flatMap((face) =>
  [
    ...languages.flatMap((language) => [homes[language], notFoundPath[language]]),
    ...languages.map((language) => filePath(language, 'manifest.webmanifest')),
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
  ].map((path) => ({ face, path })),
);

const readable = ({ face, path }: OwnAddress): string => `${face} ${path}`;

/** Requests everything visitors can reach, and writes it unchanged. */
async function crawl(
  options: StaticCopyOptions,
): Promise<{ copied: Map<string, Copied>; from: Map<string, string> }> {
  const { ask, addresses, onProgress } = options;
  const copied = new Map<string, Copied>();
  const from = new Map<string, string>();
  const queue: OwnAddress[] = [];

  function add(address: OwnAddress, namedBy: string): void {
    const key = keyOf(address);
    if (from.has(key)) return;
    from.set(key, namedBy);
    queue.push(address);
  }
  const keep = createKeepAnswer({
    ...options,
    want(value, base) {
      const meaning = addresses.meaningOf(value, base);
      if (meaning.kind === 'own') add(meaning.address, readable(base));
    },
  });
  async function visit(address: OwnAddress): Promise<void> {
    const became = await keep(address, await ask(addresses.hostOf[address.face], address.path));
    copied.set(keyOf(address), { address, became });
  }

  for (const address of beginnings) add(address, '');
  while (queue.length > 0) {
    // no write is still under way when this ends
    const visits = await Promise.allSettled(queue.splice(0, atOnce).map(visit));
    for (const one of visits) if (one.status === 'rejected') throw one.reason;
    for (const face of faces) {
      const home = copied.get(keyOf({ face, path: '/' }));
      if (home && home.became.kind !== 'page')
        throw new NoSiteError(`No ${face} of Janus answers at http://${addresses.hostOf[face]}/`);
    }
    onProgress(copied.size, from.size);
  }
  return { copied, from };
}

/**
 * Copies everything that visitors of both faces can reach: first it requests it all, then it points links to the files.
 */
export async function writeStaticCopy(options: StaticCopyOptions): Promise<StaticCopyReport> {
  const { folder } = options;
  const { copied, from } = await crawl(options);
  const rewrite = createRewrite({ ...options, copied });
  const report: StaticCopyReport = { pages: 0, files: 0, bytes: 0, missing: [] };
  for (const [key, one] of copied) {
    const { address, became } = one;
    if (became.kind === 'missing')
      report.missing.push({ address: readable(address), status: became.status, from: from.get(key) ?? '' });
    if (!('file' in became)) continue;
    report[became.kind === 'page' ? 'pages' : 'files'] += 1;
    if (became.kind !== 'file')
      await folder.write(became.file, rewrite(one, became, await folder.read(became.file)));
    report.bytes += await folder.size(became.file);
  }
  return report;
}
