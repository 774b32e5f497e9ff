import { loadOnce } from '@janus-site/core';
import type { HyphenationPatterns, HyphenatorFactory } from 'hyphen/hyphen.js';
import type { MarkdownIt, Token } from 'markdown-it';
import { softHyphen } from './words.ts';

/** In letters, as in the styles (`hyphenateLimitChars` of headings). */
const shortestWord = 10;
const shortestPart = 4;

/** No language has a longer one, and the time grows with the square of the length. */
const longestWord = 60;

/** The hyphenator remembers every word it has seen, so a new one takes over after this many. */
const mostRemembered = 5000;

function hyphenatorOf(
  createHyphenator: HyphenatorFactory,
  [levels, tree, exceptions]: HyphenationPatterns,
): (word: string) => string {
  const create = () => createHyphenator([levels, tree, { ...exceptions }]);
  let hyphenator = create();
  let count = 0;
  return (word) => {
    if (count === mostRemembered) {
      hyphenator = create();
      count = 0;
    }
    count += 1;
    return hyphenator(word);
  };
}

interface Alphabet {
  letters: RegExp;
  breakWord(word: string): string;
}

async function loadAlphabets(): Promise<readonly Alphabet[]> {
  const [{ default: create }, { default: russian }, { default: english }] = await Promise.all([
    import('hyphen/hyphen.js'),
    import('hyphen/patterns/ru.js'),
    import('hyphen/patterns/en-us.js'),
  ]);
  return [
    { letters: /^[А-Яа-яЁё]+$/, breakWord: hyphenatorOf(create, russian) },
    { letters: /^[A-Za-z]+$/, breakWord: hyphenatorOf(create, english) },
  ];
}

/** Parts of addresses, paths, names of files and of things in code, in which a hyphen would be read as theirs. */
const notProse = /^-|[@_\\#=]|:\/\/|[\p{L}\p{N}]\.\p{L}|[A-Za-z]\/|\/[A-Za-z]|\p{Ll}\p{Lu}/u;

const words = /[\p{L}\p{M}\p{N}\u00ad]+/gu;

function hyphenateWord(word: string, alphabets: readonly Alphabet[]): string {
  if (word.length < shortestWord || word.length > longestWord) return word;
  const alphabet = alphabets.find(({ letters }) => letters.test(word));
  if (!alphabet) return word;
  const parts = alphabet.breakWord(word).split(softHyphen);
  let result = '';
  let length = 0;
  for (const part of parts) {
    const isBreak = length >= shortestPart && word.length - length >= shortestPart;
    result += isBreak ? softHyphen + part : part;
    length += part.length;
  }
  return result;
}

/** Returns a plain text with soft hyphens in its long Russian and English words, each by the rules of its alphabet. */
export type Hyphenate = (text: string) => string;

/** Loads the patterns at the first need: they take ten megabytes of memory. */
export const loadHyphenate = loadOnce(async (): Promise<Hyphenate> => {
  const alphabets = await loadAlphabets();
  return (text) =>
    text.replace(/\S+/g, (piece) =>
      notProse.test(piece) ? piece : piece.replace(words, (word) => hyphenateWord(word, alphabets)),
    );
});

const longWord = new RegExp(`\\p{L}{${shortestWord}}`, 'u');

/** Returns whether a text has a word that may be broken. */
export const hasLongWord = (text: string): boolean => longWord.test(text);

const codeTag = /^<(\/?)(?:code|kbd|samp|var)\b/i;

function hyphenateWords(tokens: readonly Token[], hyphenateText: Hyphenate): void {
  let codeDepth = 0;
  for (const token of tokens) {
    const tag = token.type === 'html_inline' ? codeTag.exec(token.content) : null;
    if (tag) codeDepth += tag[1] === '' ? 1 : -1;
    else if (token.type === 'text' && codeDepth === 0) token.content = hyphenateText(token.content);
  }
}

/** Puts soft hyphens into the words of headings, after their ids and contents have been taken from them. */
export function headingHyphens(md: MarkdownIt, hyphenateText: Hyphenate): void {
  md.core.ruler.push('janus_heading_hyphens', ({ tokens }) => {
    for (const [index, { type }] of tokens.entries())
      if (type === 'heading_open') hyphenateWords(tokens[index + 1]?.children ?? [], hyphenateText);
  });
}
