import { normalise, writtenIn } from './stem.ts';

/** The words of a text as they are written, in their order. */
const writtenWords = (text: string): string[] => writtenIn(normalise(text)).flatMap(({ parts }) => parts);

/** So few numbers keep the lists of the index few; where two agree by chance, the words themselves decide. */
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
 * What stands in texts as it is written: the numbers of each word, and of each with the one behind it. By them the
 * index finds a phrase, whichever of its words are common.
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

/** What a text must have that has the phrase. */
export function pairsOfPhrase(words: readonly string[]): number[] {
  const [first = ''] = words;
  return words.length === 1 ? [numberOf(first)] : words.slice(1).map((_, at) => pairAt(words, at));
}
