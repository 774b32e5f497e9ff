import domino from '@mixmark-io/domino';
import { refusalOf, RefusedError, type Note } from '../import/report.ts';
import type { ReadBody } from '../import/source.ts';
import { longestBody } from '../formats/longestBody.ts';
import { cleanHtml } from './cleanHtml.ts';
import { all, makeAddress, unwrap } from './dom.ts';
import { simplify } from './simplify.ts';
import { toMarkdown } from './toMarkdown.ts';

/** Resolves the addresses in a text. */
export interface HtmlContext {
  /** The absolute address on the old site; null for a meaningless one. */
  absolute(address: string): string | null;
  /** The address on this site of a post of the old site. */
  postAddress(address: string): string | undefined;
  /** The file of a picture, video or recording that is in the import. */
  findFile(address: string): string | undefined;
  take(file: string): Promise<string>;
}

/** Per text: further ones add nothing. */
const mostNotes = 100;

type AddNote = (text: string) => void;

function leftOut(source: string, isSound: boolean, isPresent: boolean): string {
  if (source === '')
    return `A ${isSound ? 'recording' : 'picture'} without an address is not among the files and is left out.`;
  const why =
    isSound && isPresent
      ? 'is a recording, which the site does not keep: it is left out.'
      : 'is not among the files and is left out.';
  return `${source.slice(0, 200)} ${why}`;
}

async function takeMedium(element: HTMLElement, context: HtmlContext, addNote: AddNote): Promise<void> {
  const source = element.getAttribute('src') ?? '';
  const file = source === '' ? undefined : context.findFile(source);
  const isSound = element.nodeName === 'AUDIO';
  if (file !== undefined && !isSound) {
    try {
      element.setAttribute('src', await context.take(file));
      return;
    } catch (error) {
      addNote(`${source.slice(0, 200)} stays where it was: ${refusalOf(error)[0]?.text ?? ''}`);
    }
  }
  const address = context.absolute(source);
  if (address === null) {
    addNote(leftOut(source, isSound, file !== undefined));
    element.remove();
    return;
  }
  if (element.nodeName !== 'IMG') element.parentNode?.replaceChild(makeAddress(element, address), element);
  else element.setAttribute('src', address);
  if (file === undefined) addNote(`${address.slice(0, 200)} is not among the files and stays where it was.`);
  else if (isSound)
    addNote(`${address.slice(0, 200)} is a recording, which the site does not keep: it stays a link.`);
}

async function takeLink(link: HTMLElement, context: HtmlContext): Promise<void> {
  const href = (link.getAttribute('href') ?? '').trim();
  if (/^(?:#.|mailto:|tel:)/i.test(href)) return;
  const anchor = /#.*$/.exec(href)?.[0] ?? '';
  const address = context.postAddress(href);
  const next = address === undefined ? context.absolute(href) : address + anchor;
  // a path of a site of unknown address stays a path
  if (next === null && !/^\/(?!\/)/.test(href)) unwrap(link);
  // a bare address stays as it is
  else if (next !== null && link.textContent !== href) link.setAttribute('href', next);
}

/** Converts HTML to Markdown, with its pictures and links at their addresses here. It makes no network requests. */
export async function convertHtml(html: string, context: HtmlContext): Promise<ReadBody> {
  const { html: cleaned, notes } = cleanHtml(html);
  const { body } = domino.createDocument(`<body>${cleaned}</body>`);
  const allNotes: Note[] = [...notes];
  const addNote: AddNote = (text) => {
    if (allNotes.length < mostNotes) allNotes.push({ line: null, text });
  };
  simplify(body);
  for (const element of all(body, 'img, video, audio')) await takeMedium(element, context, addNote);
  for (const link of all(body, 'a')) await takeLink(link, context);
  const markdown = toMarkdown(body);
  if (markdown.length > longestBody)
    throw new RefusedError(`The text has more than ${longestBody} characters: divide it into posts.`);
  return { body: markdown, notes: allNotes };
}
