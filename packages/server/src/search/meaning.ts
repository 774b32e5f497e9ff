import type { Database } from '../db/schema.ts';
import { swapLayout } from './layout.ts';
import { readSynonyms, type Synonyms } from './ownSynonyms.ts';
import { readQuery, type Query } from './query.ts';
import { tokenOf, type Token, type Written } from './stem.ts';
import { documentsOfTerm, termOf, wantedWords, wordsOfTerm, type Term } from './terms.ts';
import { nearestKin, nearestStem } from './typos.ts';
import type { SearchName } from './tables.ts';
import { everyText, vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** How a query was understood. */
export interface Meaning {
  query: Query;
  terms: readonly Term[];
  /** How many texts have each word, and how many there are. */
  documents: ReadonlyMap<string, number>;
  /** The query as it was probably meant, if it differs from what was typed. */
  instead: string | null;
}

const shortestStart = 2;
const mostEndings = 8;
const endingWeight = 0.9;

interface Read {
  query: Query;
  terms: Term[];
  documents: Map<string, number>;
  /** The terms that no text has. */
  unknown: Set<Term>;
}

/**
 * Interprets a query by the words that texts have, those of visitors' search or all of the panel's: unfinished words,
 * other layouts, typing errors.
 */
export async function meaningOf(db: Database, text: string, name: SearchName = 'search'): Promise<Meaning> {
  const synonyms = await readSynonyms(db);
  const vocabulary = vocabularyOf(db, name);
  const read = await readTerms(vocabulary, text, synonyms);
  if (read.unknown.size === 0) return { ...read, instead: null };
  for (const swapped of await swapsOf(vocabulary, text.trim(), synonyms)) {
    const other = await readTerms(vocabulary, swapped, synonyms);
    if (other.terms.length > 0 && other.unknown.size === 0) return { ...other, instead: swapped };
  }
  return correct(vocabulary, read, { text, synonyms });
}

/** The text on the other layout, and the text with only its unknown words switched. */
async function swapsOf(vocabulary: Vocabulary, text: string, synonyms: Synonyms): Promise<string[]> {
  const pieces = text.split(/\s+/);
  const swapped: string[] = [];
  for (const piece of pieces) {
    const isUnknown = pieces.length > 1 && (await readTerms(vocabulary, piece, synonyms)).unknown.size > 0;
    swapped.push((isUnknown ? swapLayout(piece) : null) ?? piece);
  }
  const all = [swapLayout(text), swapped.join(' ')];
  return all.flatMap((other) => (other === null || other === text ? [] : [other]));
}

async function readTerms(vocabulary: Vocabulary, text: string, synonyms: Synonyms): Promise<Read> {
  const query = readQuery(text);
  const wanted = wantedWords(query);
  const whole = wanted.map((word) => termsOfWritten(word, synonyms));
  const documents = await vocabulary.documentsWith([
    everyText,
    ...whole.flatMap(({ name, parts }) => [...(name ? [name] : []), ...parts]).flatMap(wordsOfTerm),
  ]);
  const isIndexed = (term: Term): boolean => documentsOfTerm(term, documents) > 0;
  const terms = whole.flatMap(({ name, parts }) => (name !== null && isIndexed(name) ? [name] : parts));
  const last = terms.at(-1);
  if (query.isOpen && last && !isIndexed(last)) {
    const finished = await finish(vocabulary, last);
    if (finished) {
      terms.splice(-1, 1, finished);
      for (const [word, count] of await vocabulary.documentsWith(wordsOfTerm(finished)))
        documents.set(word, count);
    }
  }
  return { query, terms, documents, unknown: new Set(terms.filter((term) => !isIndexed(term))) };
}

/** A name of several parts is searched as one where texts have it, otherwise by its parts. */
function termsOfWritten(
  { parts, joined }: Written,
  synonyms: Synonyms,
): { name: Term | null; parts: Term[] } {
  return {
    name: joined === null ? null : termOf(joined, synonyms),
    parts: parts.map((part) => termOf(part, synonyms)),
  };
}

/** Completions of a word that is still being typed. */
async function finish(vocabulary: Vocabulary, { typed }: Term): Promise<Term | null> {
  if (typed.length < shortestStart) return null;
  const words = await vocabulary.wordsBeginning(typed, mostEndings);
  if (words.length === 0) return null;
  return {
    typed,
    alternatives: words.map((word) => ({ token: { stem: word, root: word }, weight: endingWeight })),
  };
}

/** Replaces words that no text has by existing ones that are one slip away. */
async function correct(
  vocabulary: Vocabulary,
  { query, terms, documents, unknown }: Read,
  { text, synonyms }: { text: string; synonyms: Synonyms },
): Promise<Meaning> {
  let instead = text.trim().toLowerCase();
  const corrected: Term[] = [];
  let isCorrected = false;
  for (const term of terms) {
    const nearest = unknown.has(term) ? await nearestTo(vocabulary, term.typed) : null;
    if (nearest === null) {
      corrected.push(term);
      continue;
    }
    const { word, token } = nearest;
    const own = termOf(word, synonyms).alternatives.slice(1);
    corrected.push({ typed: word, alternatives: [{ token, weight: 1 }, ...own] });
    instead = instead.replace(term.typed, word);
    isCorrected = true;
  }
  const words = corrected.flatMap(wordsOfTerm);
  for (const [word, count] of await vocabulary.documentsWith(words)) documents.set(word, count);
  return { query, terms: corrected, documents, instead: isCorrected ? instead : null };
}

/** The word that was probably meant, by the stems that texts have, otherwise by their roots. */
async function nearestTo(
  vocabulary: Vocabulary,
  typed: string,
): Promise<{ word: string; token: Token } | null> {
  const nearest = await nearestStem(vocabulary, typed);
  if (nearest === null) {
    const word = await nearestKin(vocabulary, typed);
    return word === null ? null : { word, token: tokenOf(word) };
  }
  // the ending stays: only the stem was misspelt
  const { stem } = tokenOf(typed);
  const word = typed.startsWith(stem) ? nearest + typed.slice(stem.length) : nearest;
  const token = tokenOf(word).stem === nearest ? tokenOf(word) : { stem: nearest, root: nearest };
  return { word, token };
}
