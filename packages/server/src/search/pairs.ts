import { normalise, writtenIn } from './stem.ts';

/** The words of a text as written, in order. */
const writtenWords = (text: string): string[] => writtenIn(normalise(text)).flatMap(({ parts }) => parts);

/** A limited range keeps the index's lists few; on a collision the words themselves decide. */
const most = 65_000;

/** FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) % most;
}

const pairAt = (words: readonly string[], at: number): number =>
  numberOf(`${words[at] ?? ''} ${words[at + 1] ?? ''}`);

/**
 * What occurs in texts literally: the numbers of each word, and of each pair of neighbours. With them the index finds a
 * phrase, however common its words are.
 */
export function pairsIn(texts: readonly string[]): number[] {
  const pairs = new Set<number>();
  for (const words of texts.map(writtenWords))
    for (const [at, word] of words.entries()) {
      pairs.add(numberOf(word));
      if (at > 0) pairs.add(pairAt(words, at - 1));
    }
  return [...pairs];
}

/** The numbers that a text with the phrase must have. */
export function pairsOfPhrase(words: readonly string[]): number[] {
  const [first = ''] = words;
  return words.length === 1 ? [numberOf(first)] : words.slice(1).map((_, at) => pairAt(words, at));
}
