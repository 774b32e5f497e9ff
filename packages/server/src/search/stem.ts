import { plainTitle } from '@janus-site/core';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';

const word = /[\p{L}\p{N}]+/gu;
const cache = new Map<string, Token>();
const mostKnown = 50_000;

/** Normalises letters to what people type: no case, no ё, no stress marks, no ligatures, no signs without width. */
export function normalise(text: string): string {
  const lower = plain.test(text) ? text.toLowerCase() : withoutAccents(text);
  return lower
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/ё/g, 'е')
    .replace(/(?<![\p{L}\p{N}])[cс]\+\+(?=([\p{L}\p{N}]?))/gu, languageName('cpp'))
    .replace(/(?<![\p{L}\p{N}])[cс]#(?=([\p{L}\p{N}]?))/gu, languageName('csharp'))
    .replace(/(?<![\p{L}\p{N}])f#(?=([\p{L}\p{N}]?))/gu, languageName('fsharp'));
}

/** A version that follows is a word of its own: C++20 is found by C++. */
const languageName = (name: string) => (_written: string, next: string) => (next === '' ? name : `${name} `);

/** Most texts contain nothing else, and are processed ten times faster. */
const plain = /^[\s!-~А-яЁё«»—–…„“”’]*$/;

function withoutAccents(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      // All accents except those that make й and ü separate letters.
      .replace(/[\u0300-\u0305\u0307\u0309-\u036f]/g, '')
      .normalize('NFC')
  );
}

/** The key of a tag or technology, however it is spelt: "Ёлки" and " елки", code in backticks and the plain word. */
export function tagKey(name: string): string {
  return normalise(plainTitle(name).trim());
}

/** The words of a normalised text. */
export function wordsIn(normalised: string): string[] {
  return normalised.match(word) ?? [];
}

/** The forms by which a word is found. */
export interface Token {
  /** The common part of its inflections. */
  stem: string;
  /** The common part of derived words, "настройка" and "настроить": found as well, with a lower weight. */
  root: string;
}

/** Expects a normalised word. */
export function tokenOf(normalised: string): Token {
  const found = cache.get(normalised);
  if (found !== undefined) return found;
  const made = makeToken(normalised);
  // Texts repeat their words: caching them makes indexing and snippets several times faster.
  if (cache.size >= mostKnown) cache.clear();
  cache.set(normalised, made);
  return made;
}

export const stem = (normalised: string): string => tokenOf(normalised).stem;

function makeToken(normalised: string): Token {
  if (normalised.length > 40) return same(normalised.slice(0, 40));
  if (/^[а-я]+$/.test(normalised)) {
    const stemmed = russian(normalised) || normalised;
    return { stem: stemmed, root: russianRoot(stemmed) };
  }
  if (/^[a-z]+$/.test(normalised)) return englishToken(normalised);
  return same(normalised);
}

const same = (text: string): Token => ({ stem: text, root: text });

const foreignSuffix = /(?:ирован|ирова|ирующ|ировк)$/;
const russianSuffix =
  /(?:ывани|ыван|овани|ован|тельн|очн|ац|лени|лен|ени|ани|ова|ыва|ива|тел|ля|ен|ан|ек|к|н|й|я|а|и)$/;
const shortestRoot = 4;
/** «кешировать» is derived from «кеш». */
const shortestForeign = 3;

/** Strips suffixes until none is left: the root of a root is itself. */
function russianRoot(stemmed: string): string {
  if (stemmed.length < 6) return stemmed;
  const verb = stemmed.replace(foreignSuffix, '');
  if (verb !== stemmed && verb.length >= shortestForeign) return russianRoot(verb);
  const shorter = stemmed.replace(russianSuffix, '');
  return shorter === stemmed || shorter.length < shortestRoot ? stemmed : russianRoot(shorter);
}

const englishSuffix =
  /(ibilit|abilit|ibl|abl|ization|ation|ment|ness|ful|less|ativ|iv|ous|ism|ist|iz|al|ic|ity)(?:y|ies|e|es|s|ed|ing|ly)?$/;

/**
 * Porter also strips suffixes that make another word, so that "accessibility" becomes "access"; that is a root, not a
 * stem.
 */
function englishToken(normalised: string): Token {
  const root = english(normalised) || normalised;
  const suffix = englishSuffix.exec(normalised);
  const isTakenOff = suffix !== null && root.length <= suffix.index + 1;
  return { stem: isTakenOff ? root + (suffix[1] ?? '') : root, root };
}

/** Names written with or without a dot or hyphen: node.js, wi-fi, esp-32. */
const joint = /^[a-z0-9]+(?:[.-][a-z0-9]+){1,2}$/;
const longestJoint = 20;
const written = /[a-z0-9]+(?:[.-][a-z0-9]+)+|[\p{L}\p{N}]+/gu;

/** A written word: its parts, and for a name of several parts their joined form. */
export interface Written {
  parts: string[];
  joined: string | null;
}

export function writtenIn(normalised: string): Written[] {
  return (normalised.match(written) ?? []).map((text) => ({
    parts: wordsIn(text),
    joined:
      joint.test(text) && /[a-z]/.test(text) && text.length <= longestJoint
        ? text.replace(/[.-]/g, '')
        : null,
  }));
}

/** The tokens of a text in order; a joined name follows its parts. */
export function tokensOf(text: string): Token[] {
  return writtenIn(normalise(text)).flatMap(({ parts, joined }) =>
    (joined === null ? parts : [...parts, joined]).map(tokenOf),
  );
}

/** The stems of a text in order. */
export function stemsOf(text: string): string[] {
  return wordsIn(normalise(text)).map(stem);
}
