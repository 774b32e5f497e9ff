import { escapeMarkup } from '@janus-site/core';
import { normalise, tokenOf, wordsIn } from './stem.ts';
import type { Match } from './terms.ts';

const length = 200;
const lead = 50;
/** A stress mark, and what the index leaves out of words. */
const inWord = String.raw`\u0301\u00ad\u200b\u2060\ufeff`;
const rest = String.raw`[\p{L}\p{N}${inWord}]*(?:\+\+|#)?(?:[.-][a-z0-9]+)*`;
const mostLooked = 40_000;
const mostPlaces = 100;
/** The index's spelling of names with signs. */
const signs = [
  ['cpp', String.raw`[cс]\+\+`],
  ['csharp', '[cс]#'],
  ['fsharp', 'f#'],
] as const;

/**
 * Matches words with the same beginning as the search words: parsing every word of fifty texts would take longer than
 * finding them.
 */
function beginning({ starts }: Match): RegExp {
  const letters = starts.map((start) =>
    [...start].map((letter) => `${letter === 'е' ? '[её]' : letter}[${inWord}]?`).join(''),
  );
  for (const [written, sign] of signs)
    if (starts.some((start) => written.startsWith(start))) letters.push(sign);
  return new RegExp(`(?:${letters.join('|')})${rest}`, 'giu');
}

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

interface Place {
  from: number;
  to: number;
  /** The index of the search word. */
  at: number;
}

/** The places of the search words. */
function placesIn(text: string, match: Match): Place[] {
  const places: Place[] = [];
  if (match.starts.length === 0) return places;
  for (const { 0: written, index } of text.slice(0, mostLooked).matchAll(beginning(match))) {
    if (isLetter(text[index - 1])) continue;
    if (places.length === mostPlaces) break;
    const at = matchOf(written, match);
    if (at !== undefined) places.push({ from: index, to: index + written.length, at });
  }
  return places;
}

function matchOf(written: string, match: Match): number | undefined {
  const parts = wordsIn(normalise(written));
  for (const part of parts.length > 1 ? [parts.join(''), ...parts] : parts) {
    const at = match.at(tokenOf(part));
    if (at !== undefined) return at;
  }
  return undefined;
}

/** The beginning of the piece of text with the most search words; the first of several. */
function bestStart(places: readonly Place[]): number {
  let best = { from: 0, worth: 0 };
  for (const [at, { from }] of places.entries()) {
    const within = new Set<number>();
    for (let next = at; next < places.length; next += 1) {
      const place = places[next];
      if (place === undefined || place.to > from + length - lead) break;
      within.add(place.at);
    }
    if (within.size > best.worth) best = { from, worth: within.size };
  }
  return best.from;
}

/** Punctuation before a cut: "word…" and never "word.…". */
const unfinished = /[\s.,;:!?…—–-]+$/u;

/**
 * About 200 characters of the text around most of the words, matches marked, everything else escaped. Code is shown
 * only where the words occur nowhere else.
 */
export function snippet({ text, code }: { text: string; code: string }, match: Match): string {
  const places = placesIn(text, match);
  if (places.length === 0 && code !== '') {
    const inCode = placesIn(code, match);
    if (inCode.length > 0) return cut(code, inCode);
  }
  return cut(text, places);
}

/** Returns the place, or the one behind it within a pair of surrogates. */
const wholeSign = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at;

function cut(text: string, places: readonly Place[]): string {
  const first = bestStart(places);
  let start = Math.max(0, first - lead);
  if (start > 0) start = text.indexOf(' ', start) + 1 || start;
  start = Math.min(start, first);
  let end = Math.min(text.length, start + length);
  if (end < text.length) {
    // A long run without spaces, such as an address, is cut within.
    const seen = Math.max(start, places.find(({ from }) => from >= first)?.to ?? 0);
    const space = text.lastIndexOf(' ', end);
    end = wholeSign(text, space > seen ? space : Math.max(end, seen));
  }
  let html = start > 0 && !/[.!?…]\s*$/.test(text.slice(0, start)) ? '…' : '';
  let done = start;
  for (const { from, to } of places) {
    if (from < start || to > end) continue;
    html += `${escapeMarkup(text.slice(done, from))}<mark>${escapeMarkup(text.slice(from, to))}</mark>`;
    done = to;
  }
  const last = text.slice(done, end);
  return html + (end < text.length ? `${escapeMarkup(last.replace(unfinished, ''))}…` : escapeMarkup(last));
}
