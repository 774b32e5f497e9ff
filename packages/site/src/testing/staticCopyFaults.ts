import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseHtml } from '@janus-site/server/testing';

export interface StaticCopyRules {
  /** Hosts of the server with their ports, which no page may contain. */
  hosts: readonly string[];
  /** The public addresses of the faces by folder; absent for a copy without them. */
  bases?: Readonly<Record<string, string>>;
}

const style = /<style>([^]*?)<\/style>/g;
const named = 'a[href], area[href], link[href], [src], [poster], [srcset], [cite], object[data]';

/** Returns all files in the folder, as paths with slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function addressesIn(html: string, document: Document): string[] {
  const inStyles = [...html.matchAll(style)].flatMap(([, css = '']) =>
    [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
  );
  const inElements = [...document.querySelectorAll(named)].flatMap((element) => [
    ...['href', 'src', 'poster', 'cite', 'data'].flatMap((name) => element.getAttribute(name) ?? []),
    ...(element.getAttribute('srcset') ?? '').split(', ').map((each) => each.trim().split(/\s/)[0] ?? ''),
  ]);
  const inHead = [...document.querySelectorAll('meta[content^="http"]')].map(
    (element) => element.getAttribute('content') ?? '',
  );
  return [...inStyles, ...inElements, ...inHead].filter((address) => address !== '');
}

/** Returns the faults of a copy of the site in a folder, as sentences. */
export async function staticCopyFaults(
  folder: string,
  { hosts, bases = {} }: StaticCopyRules,
): Promise<string[]> {
  const files = new Set(await filesIn(folder));
  const root = pathToFileURL(`${folder}/`).href;
  const pages = new Map<string, { ids: ReadonlySet<string>; addresses: string[] }>();
  const faults: string[] = [];
  for (const file of files) {
    if (!/\.(?:html|json|xml|txt|webmanifest)$/.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    for (const host of hosts) if (text.includes(`//${host}`)) faults.push(`names ${host}: ${file}`);
    if (!file.endsWith('.html')) continue;
    const document = parseHtml(text.replace(style, ''));
    const unwanted =
      'form, noscript, script:not([type="application/ld+json"]), input:not([disabled]), button';
    for (const element of document.querySelectorAll(unwanted)) faults.push(`<${element.localName}>: ${file}`);
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    pages.set(file, { ids, addresses: addressesIn(text, document) });
  }
  for (const [file, { addresses }] of pages)
    for (const address of addresses) {
      const url = new URL(address, `${root}${file}`);
      const base = Object.entries(bases).find(([, start]) => url.href.startsWith(start));
      if (!base && url.protocol !== 'file:') continue;
      const inCopy = base
        ? `${base[0]}/${decodeURIComponent(url.pathname.slice(new URL(base[1]).pathname.length))}`
        : relative(folder, fileURLToPath(new URL(url.pathname, 'file:')));
      const target = inCopy.endsWith('/') || !files.has(inCopy) ? join(inCopy, 'index.html') : inCopy;
      const isIndex = base !== undefined || bases['portfolio'] !== undefined;
      if (!files.has(isIndex ? target : inCopy)) faults.push(`leads nowhere: ${address} on ${file}`);
      const id = decodeURIComponent(url.hash.slice(1));
      if (id !== '' && pages.get(target)?.ids.has(id) === false)
        faults.push(`no such place: ${address} on ${file}`);
    }
  return [...new Set(faults)];
}
