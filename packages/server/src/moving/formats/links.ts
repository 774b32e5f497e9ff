import { posix } from 'node:path';
import { decodePart } from '../../decodePart.ts';
import type { SourceFolder } from '../import/readFolder.ts';
import { refusalOf, type Note } from '../import/report.ts';
import { publicFolders } from './detect.ts';
import { mediaFile, recordingFile } from './mediaFiles.ts';

export interface LinkContext {
  folder: SourceFolder;
  /** The file that contains the text. */
  file: string;
  /** The address on this site of a text of the folder; undefined for a file that is not a post. */
  postAddress(file: string): string | undefined;
  /** The file of a name in any folder, as Obsidian resolves it. */
  findByName(name: string): string | undefined;
  take(file: string): Promise<string>;
}

const ends = ['', '.md', '.markdown', '.mdx', '/index.md', '/index.ru.md', '/index.en.md'];

/** The file that an address in a text refers to; null for one outside the folder or missing. */
export function findFile(address: string, { folder, file, findByName }: LinkContext): string | null {
  const path = decodePart(address.replace(/[?#].*$/, '')).replace(/\/$/, '');
  if (path === '') return null;
  const stem = posix.join(posix.dirname(file), posix.basename(file).replace(/\.\w+$/, ''));
  const starts = path.startsWith('/') ? publicFolders : [posix.dirname(file), stem, ...publicFolders];
  for (const start of starts) {
    const full = posix.normalize(posix.join(start, path));
    if (full.startsWith('..')) continue;
    const found = ends.map((end) => full + end).find((candidate) => folder.has(candidate));
    if (found !== undefined) return found;
  }
  return findByName(posix.basename(path)) ?? null;
}

// bounded, so that a hostile text takes linear time
const link =
  /(!?)\[((?:[^\]\\\n]|\\.){0,1000})\]\(\s{0,9}(?:<([^>\n]{1,500})>|((?:[^()\s]|\([^()\s]{0,100}\)){1,500}))((?:\s{1,9}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))?\s{0,9})\)/g;
/** The address of links in two parts; a footnote has none. */
const reference =
  /^( {0,3}\[(?!\^)(?:[^\]\\\n]|\\.){1,500}\]:[ \t]{0,9})(?:<([^>\n]{1,500})>|([^<\s]\S{0,499}))/gm;
const html = /(<(?:img|a|video|source|audio)\b[^>]{0,500}?\s(?:src|href)=)(["'])([^"'\n]{1,500})\2/gi;
/** Per text: further ones add nothing. */
const mostNotes = 100;
const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

interface Found {
  /** Null to leave it unchanged. */
  address: string | null;
  note?: string;
}

async function resolve(address: string, isPicture: boolean, context: LinkContext): Promise<Found> {
  if (elsewhere.test(address)) return { address: null };
  const file = findFile(address, context);
  const anchor = /#.*$/.exec(address)?.[0] ?? '';
  const post = file === null ? undefined : context.postAddress(file);
  if (post !== undefined && !isPicture) return { address: post + anchor };
  if (file !== null && mediaFile.test(file)) {
    try {
      return { address: await context.take(file) };
    } catch (error) {
      return { address: null, note: `${address} stays as it is written: ${refusalOf(error)[0]?.text ?? ''}` };
    }
  }
  if (file !== null && recordingFile.test(file))
    return {
      address: null,
      note: `${address} is a recording, which the site does not keep: it stays as it is written.`,
    };
  const what = isPicture ? 'The picture' : 'The link';
  return {
    address: null,
    note: `${what} ${address} leads to nothing in the folder and stays as it is written.`,
  };
}

/** Imports the pictures of a text and points its links to posts of the folder to their addresses here. */
export async function rewriteLinks(
  body: string,
  firstLine: number,
  context: LinkContext,
): Promise<{ body: string; notes: Note[] }> {
  const notes: Note[] = [];
  const addresses = new Map<string, string>();
  const look = async (address: string, isPicture: boolean, at: number): Promise<void> => {
    const { address: found, note } = await resolve(address, isPicture, context);
    if (found !== null) addresses.set(address, found);
    if (note !== undefined && notes.length < mostNotes)
      notes.push({ line: firstLine + body.slice(0, at).split('\n').length - 1, text: note });
  };
  for (const { 1: mark, 3: angled, 4: plain, index } of body.matchAll(link))
    await look(angled ?? plain ?? '', mark === '!', index);
  for (const { 1: start = '', 3: address = '', index } of body.matchAll(html))
    await look(address, !/^<a\b/i.test(start), index);
  for (const { 2: angled, 3: plain, index } of body.matchAll(reference))
    await look(angled ?? plain ?? '', false, index);
  const rewritten = body
    .replace(link, (whole, mark: string, words: string, angled?: string, plain?: string, title = '') => {
      const found = addresses.get(angled ?? plain ?? '');
      return found === undefined ? whole : `${mark}[${words}](${found}${title.trimEnd()})`;
    })
    .replace(reference, (whole, start: string, angled?: string, plain?: string) => {
      const found = addresses.get(angled ?? plain ?? '');
      return found === undefined ? whole : start + found;
    })
    .replace(html, (whole, start: string, quote: string, source: string) => {
      const found = addresses.get(source);
      return found === undefined ? whole : `${start}${quote}${found}${quote}`;
    });
  return { body: rewritten, notes };
}
