import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { JSDOM } from 'jsdom';
import { wordsOf, type Text } from './expected.ts';

const origin = 'https://site.invalid';

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

/** Returns whether an address of a page exists in the site; addresses of other sites count as existing. */
async function leadsSomewhere(address: string, page: string, site: string): Promise<boolean> {
  const { href, pathname } = new URL(address, `${origin}/${page.replace(/\/?$/, '/')}`);
  if (!href.startsWith(origin)) return true;
  const path = join(site, decodeURIComponent(pathname));
  return (await isFile(path)) || (await isFile(join(path, 'index.html')));
}

/** Returns the words from the first one that is missing or out of order; null if all are there. */
function missingWords(words: readonly string[], shown: string): string | null {
  // Separators differ between programs: code is split into pieces, blocks are adjacent.
  const page = wordsOf(shown).join('');
  let at = 0;
  for (const [index, word] of words.entries()) {
    const found = page.indexOf(word, at);
    if (found === -1) return words.slice(index, index + 4).join(' ');
    at = found + word.length;
  }
  return null;
}

/** Returns what is missing from the page of a text. */
function unsaid(document: Document, { title, hasPage, day, tags, words }: Text): string[] {
  const shown = document.querySelector('main')?.textContent ?? '';
  const missing = missingWords(words, shown);
  return [
    hasPage && document.querySelector('h1')?.textContent?.trim() !== title && 'its title is not the heading',
    day !== null &&
      document.querySelector('time')?.getAttribute('datetime') !== day &&
      `its day ${day} is not there`,
    missing !== null && `its text is not there, from «${missing}» on`,
    ...tags.map((tag) => !shown.includes(tag) && `its tag ${tag} is not there`),
  ].filter((fault) => fault !== false);
}

/** Returns the broken files and links of the page. */
async function broken(document: Document, { path, files }: Text, site: string): Promise<string[]> {
  const shown = [...document.querySelectorAll('img, video')];
  const faults: string[] = [];
  if (shown.length < files.length) faults.push(`it shows ${shown.length} of ${files.length} files`);
  const videos = files.filter((name) => /\.(?:mp4|webm)$/.test(name)).length;
  if (document.querySelectorAll('video').length < videos) faults.push('a video is shown as a picture');
  const named = [
    ...shown.map((element) => element.getAttribute('src')),
    ...[...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href')),
  ];
  for (const address of named)
    if (!address || !(await leadsSomewhere(address, path, site))) faults.push(`${address} leads nowhere`);
  return faults;
}

async function pageFaults(site: string, text: Text): Promise<string[]> {
  const html = await readFile(join(site, text.path, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return ['it has no page'];
  const { document } = new JSDOM(html).window;
  return [...unsaid(document, text), ...(await broken(document, text, site))];
}

/** Returns the parts of a text that were published although it is not public. */
async function leaks(
  site: string,
  { path, hasPage, title, files, slug }: Text,
  all: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  if (hasPage && existsSync(join(site, path, 'index.html')))
    faults.push('it has a page and is not published');
  for (const file of all) {
    if (files.some((name) => file.includes(name.replace(/\.\w+$/, ''))))
      faults.push(`its file came out: ${file}`);
    if (!/\.(?:html|xml|json)$/.test(file)) continue;
    const content = await readFile(join(site, file), 'utf8');
    if (content.includes(title) || content.includes(slug)) faults.push(`${file} tells of it`);
  }
  return faults;
}

/** Returns the faults of a site built from an export: missing content, and content that should not be public. */
export async function faultsOf(site: string, texts: readonly Text[]): Promise<string[]> {
  const entries = await readdir(site, { recursive: true });
  const all = entries.map((entry) => entry.split('\\').join(posix.sep));
  const faults: string[] = [];
  for (const text of texts) {
    const found = text.isPublic ? await pageFaults(site, text) : await leaks(site, text, all);
    faults.push(...found.map((fault) => `${text.slug} (${text.language}): ${fault}`));
  }
  return faults;
}
