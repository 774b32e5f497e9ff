import { escapeMarkup } from '@janus-site/core';
import { normalise, stem, wordsIn } from './stem.ts';
import { isMatch, type Term } from './terms.ts';

const length = 200;
const lead = 60;
const word = /[\p{L}\p{N}\u0301]+(?:\+\+|#)?/gu;

function isFound(text: string, terms: readonly Term[]): boolean {
  return wordsIn(normalise(text)).some((part) => isMatch(terms, stem(part)));
}

/** About 200 characters around the first match, matches marked, everything else escaped. */
export function snippet(text: string, terms: readonly Term[]): string {
  let first = 0;
  for (const match of text.matchAll(word)) {
    if (!isFound(match[0], terms)) continue;
    first = match.index;
    break;
  }
  let start = Math.max(0, first - lead);
  if (start > 0) start = text.indexOf(' ', start) + 1 || start;
  let end = Math.min(text.length, start + length);
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + 1, first + 1);

  let html = start > 0 ? '…' : '';
  let done = start;
  for (const match of text.slice(start, end).matchAll(word)) {
    if (!isFound(match[0], terms)) continue;
    const at = start + match.index;
    html += `${escapeMarkup(text.slice(done, at))}<mark>${escapeMarkup(match[0])}</mark>`;
    done = at + match[0].length;
  }
  return `${html}${escapeMarkup(text.slice(done, end))}${end < text.length ? '…' : ''}`;
}
