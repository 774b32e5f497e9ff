import { textContent } from '../../packages/server/src/markdown/words.ts';
import type { ReadPage } from './readPage.ts';

/** A part of a page under one heading: its id, the heading's text, and each word of its text once. */
export type IndexedPart = readonly [id: string, heading: string, words: string];
export interface IndexedPage {
  address: string;
  title: string;
  language: 'ru' | 'en';
  parts: readonly IndexedPart[];
}

const wordsOf = (text: string): string =>
  [
    ...new Set(
      text
        .toLowerCase()
        .replaceAll('ё', 'е')
        .match(/[\p{L}\p{N}_]{2,}/gu),
    ),
  ].join(' ');

function partsOf({ html, contents }: ReadPage): IndexedPart[] {
  const texts = html.split(/(?=<h[1-6] id=")/).filter((text) => text.startsWith('<h'));
  return contents.map(({ id, text }, index) => [
    id,
    text,
    wordsOf(textContent((texts[index] ?? '').replace(/^<h[1-6].*?<\/h[1-6]>/s, ''))),
  ]);
}

/** Returns the index as a script, because a page opened from a disk may load no data. */
export function searchIndex(pages: readonly ReadPage[]): string {
  const index = pages.map((page): IndexedPage => ({
    address: page.address,
    title: page.title,
    language: page.language,
    parts: partsOf(page),
  }));
  return `window.docsIndex=${JSON.stringify(index)};\n`;
}
