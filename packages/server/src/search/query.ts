import { normalise, writtenIn, type Written } from './stem.ts';

/** A visitor's query, parsed. */
export interface Query {
  words: readonly Written[];
  /** Exact phrases, each as its normalised words. */
  phrases: readonly (readonly string[])[];
  without: readonly Written[];
  tags: readonly string[];
  /** The last word may be unfinished: nothing follows it. */
  isOpen: boolean;
}

const mostWords = 12;

/** A phrase, a tag or a word, each optionally preceded by a minus. */
const piece =
  /(?<minus>(?<!\S)-)?(?:["“«„](?<phrase>[^"”»“]+)["”»“]?|(?:tag|тег|метка):(?:["«](?<quoted>[^"»]+)["»]?|(?<tag>\S+))|(?<word>[^\s"“”«»„]+))/giu;

/** Parses a query; anything outside its syntax counts as words, and nothing is refused. */
export function readQuery(text: string): Query {
  const words: Written[] = [];
  const without: Written[] = [];
  const phrases: string[][] = [];
  const tags: string[] = [];
  let isOpen = false;
  for (const { groups = {} } of text.matchAll(piece)) {
    const { minus, phrase, word } = groups;
    const tag = groups['quoted'] ?? groups['tag'];
    const read = writtenIn(normalise(phrase ?? word ?? ''));
    isOpen = false;
    if (tag !== undefined) tags.push(tag);
    else if (minus !== undefined) without.push(...read);
    else if (phrase !== undefined) phrases.push(read.flatMap(({ parts }) => parts));
    else {
      words.push(...read);
      isOpen = !/\s$/.test(text);
    }
  }
  return {
    words: words.slice(0, mostWords),
    without: without.slice(0, mostWords),
    phrases: phrases.filter((phrase) => phrase.length > 0).slice(0, 3),
    tags: tags.slice(0, 3),
    isOpen,
  };
}
