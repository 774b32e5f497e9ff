import { escapeMarkup } from '@janus-site/core';
import type { Note } from '../../import/report.ts';
import type { Attachment } from './readWxr.ts';

export interface ShortcodeContext {
  /** The number of the post. */
  id: string;
  attachments: ReadonlyMap<string, Attachment>;
}

function argument(parameters: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'\\]]+))`, 'i').exec(
    parameters,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}

function figure({ address, words, caption }: Attachment): string {
  const below = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escapeMarkup(address)}" alt="${escapeMarkup(words)}">${below}</figure>`;
}

/** The pictures of a gallery: the listed ones, or all uploaded for the post. */
function gallery(parameters: string, { id, attachments }: ShortcodeContext): string | null {
  const ids = argument(parameters, 'ids') || argument(parameters, 'include');
  const own = [...attachments].filter(([, { parent }]) => parent === id && id !== '').map(([own]) => own);
  const wanted = ids === '' ? own : ids.split(',').map((one) => one.trim());
  const pictures = wanted.flatMap((one) => attachments.get(one) ?? []);
  return pictures.length === 0 ? null : `<div class="gallery">${pictures.map(figure).join('\n')}</div>`;
}

function captioned(parameters: string, content: string): string {
  const [picture = ''] = /(?:<a\b[^<>]{0,2000}>\s*)?<img\b[^<>]{0,4000}>(?:\s*<\/a>)?/i.exec(content) ?? [];
  const words = argument(parameters, 'caption') || content.replace(picture, '').trim();
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}

const code = (language: string, content: string): string =>
  `<pre class="language-${escapeMarkup(language || 'text')}">${content.includes('&lt;') ? content : escapeMarkup(content)}</pre>`;

const onItsOwn = (address: string): string | null =>
  /^https?:\/\/\S+$/.test(address.trim()) ? `\n\n<p>${escapeMarkup(address.trim())}</p>\n\n` : null;

const video = (parameters: string): string | null => {
  const address = ['src', 'mp4', 'webm', 'mp3', 'm4a', 'ogg', 'url']
    .map((name) => argument(parameters, name))
    .find(Boolean);
  return address ? `<video src="${escapeMarkup(address)}"></video>` : null;
};

type Convert = (parameters: string, content: string, context: ShortcodeContext) => string | null;

/** Conversions of shortcodes; null for one that cannot be read. */
const converters: Readonly<Record<string, Convert>> = {
  caption: captioned,
  wp_caption: captioned,
  gallery: (parameters, _, context) => gallery(parameters, context),
  embed: (parameters, content) => onItsOwn(content || parameters),
  youtube: (parameters, content) => onItsOwn(content || parameters.replace(/^[="\s]+|"$/g, '')),
  vimeo: (parameters, content) => {
    const address = content || parameters.trim();
    return onItsOwn(/^\d+$/.test(address) ? `https://vimeo.com/${address}` : address);
  },
  video: (parameters, content) => video(parameters) ?? onItsOwn(content),
  audio: (parameters, content) => (video(parameters) ?? '').replaceAll('video', 'audio') || onItsOwn(content),
  code: (parameters, content) =>
    code(argument(parameters, 'language') || argument(parameters, 'lang'), content),
  sourcecode: (parameters, content) =>
    code(argument(parameters, 'language') || argument(parameters, 'lang'), content),
};

// bounded, so that a hostile text takes linear time
const shortcode = /\[(\/?)([a-z][\w-]{0,40})((?:[ =][^[\]\n]{0,1000})?)\]/gi;
const mostNotes = 50;

/**
 * Returns a function that finds the next end of a shortcode; queried in order, it takes a single pass over the text.
 */
function createEnds(text: string): (name: string, from: number) => number | undefined {
  const ends = new Map<string, { places: number[]; at: number }>();
  for (const { 1: slash, 2: name = '', index } of text.matchAll(shortcode)) {
    if (!slash) continue;
    const own = ends.get(name.toLowerCase()) ?? { places: [], at: 0 };
    own.places.push(index);
    ends.set(name.toLowerCase(), own);
  }
  return (name, from) => {
    const own = ends.get(name);
    if (!own) return undefined;
    while ((own.places[own.at] ?? from) < from) own.at += 1;
    return own.places[own.at];
  };
}

/** Converts shortcodes to HTML; unknown ones stay as written, and are noted. */
export function convertWordpressShortcodes(
  text: string,
  context: ShortcodeContext,
): { html: string; notes: Note[] } {
  const notes: Note[] = [];
  const nextEnd = createEnds(text);
  const tell = (whole: string): void => {
    if (notes.length < mostNotes)
      notes.push({ line: null, text: `A shortcode stays as it is written: ${whole.slice(0, 80)}` });
  };
  let html = '';
  let done = 0;
  for (const { 0: whole, 1: slash, 2: word = '', 3: rest = '', index } of text.matchAll(shortcode)) {
    if (index < done || slash) continue;
    const name = word.toLowerCase();
    const start = index + whole.length;
    const end = nextEnd(name, start);
    const content = end === undefined ? '' : text.slice(start, end);
    const made = Object.hasOwn(converters, name)
      ? (converters[name]?.(rest, content, context) ?? null)
      : null;
    if (made === null) {
      // a word in brackets is a shortcode only with values or an end
      if (/=/.test(rest) || end !== undefined || Object.hasOwn(converters, name)) tell(whole);
      continue;
    }
    html += text.slice(done, index) + made;
    done = end === undefined ? start : end + `[/${name}]`.length;
  }
  return { html: html + text.slice(done), notes };
}
