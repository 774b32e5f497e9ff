import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));

/** Returns the dead links of a static site with their pages: to a missing file or a missing anchor. */
export async function deadLinks(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
  const ids = new Map([...pages].map(([name, html]) => [name, idsIn(html)]));
  const isDead = (name: string, address: string): boolean => {
    if (/^(?:[a-z]+:|\/\/)/i.test(address)) return false;
    const [path = '', anchor] = address.split('#');
    const file = path === '' ? name : posix.join(posix.dirname(name), decodeURI(path));
    if (!existsSync(join(folder, file))) return true;
    return anchor !== undefined && ids.get(file)?.has(decodeURIComponent(anchor)) !== true;
  };
  return [...pages].flatMap(([name, html]) =>
    [...html.matchAll(/ (?:href|src|data-index)="([^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => isDead(name, address))
      .map((address) => `${name}: ${address}`),
  );
}
