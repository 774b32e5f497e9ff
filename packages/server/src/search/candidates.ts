import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { indexQueryOf } from './indexQuery.ts';
import { factGroup, strongGroup, type Group } from './matching.ts';
import type { Meaning } from './meaning.ts';
import { firstNumberOf } from './number.ts';
import { newestWithPhrases } from './phrases.ts';
import { rarityOf } from './score.ts';
import { documentsOfTerm, groupOfTerm, rarityOfTexts, tokensOfTerm, type Term } from './terms.ts';

/** Matches are counted up to this number, as the contract states. */
const mostCounted = 200;
/** How many of the newest texts with the words anywhere, and of those where they stand out, are compared. */
const mostCompared = 100;
const enough = 60;

/** The kinds a search can be limited to. */
export type FoundKind = SearchDocumentTable['kind'] | 'page' | 'career';

export interface SearchRequest {
  q: string;
  language?: 'ru' | 'en';
  kind?: FoundKind;
  /** Returns each item once, in this language if its text in it was found. */
  prefer?: 'ru' | 'en';
  limit: number;
  /** Milliseconds; what is published later is not found yet. */
  now: number;
}

export interface Candidates {
  /** The documents worth comparing. */
  numbers: readonly number[];
  /** How many have all the words. */
  total: number;
  /** Whether they have all the words; false where no text has. */
  isWhole: boolean;
}

/** The only place that hides scheduled content from visitors: numbers follow the time of publication. */
export function publishedBy(now: number): number {
  return firstNumberOf(now + 1);
}

type Narrowed = Pick<SearchRequest, 'language' | 'kind' | 'now'>;
type Search = (groups: readonly Group[], most: number) => Promise<number[]>;

/** Searches for groups together with the mandatory parts of a query: phrases, tags, exclusions. */
function createSearch(db: Database, { query }: Meaning, { language, kind, now }: Narrowed): Search {
  const asked = indexQueryOf({ terms: [], query });
  const facts = [language, kind].filter((fact) => fact !== undefined).map(factGroup);
  return async (groups, most) => {
    const all = [...groups, ...asked.all];
    if (all.length === 0) return [];
    const below = publishedBy(now);
    return newestWithPhrases(db, { from: 'search', ...asked, all: [...all, ...facts], below, most });
  };
}

/** Returns documents that include the best ones; their number is bounded, however many match. */
export async function candidatesOf(db: Database, meaning: Meaning, narrowed: Narrowed): Promise<Candidates> {
  const search = createSearch(db, meaning, narrowed);
  const whole = await wholeOf(meaning, search);
  if (whole.total > 0 || meaning.terms.length < 2) return { ...whole, isWhole: true };
  const numbers = await someOf(meaning, search);
  return { numbers, total: Math.min(numbers.length, mostCounted), isWhole: false };
}

/** Returns the candidates that have all the words. */
export async function wholeCandidates(db: Database, meaning: Meaning, narrowed: Narrowed): Promise<number[]> {
  return (await wholeOf(meaning, createSearch(db, meaning, narrowed))).numbers;
}

async function wholeOf({ terms }: Meaning, search: Search): Promise<{ numbers: number[]; total: number }> {
  const all = await search(terms.map(groupOfTerm), mostCounted);
  const total = all.length;
  if (total < mostCounted || terms.length === 0) return { numbers: all, total };
  const strong = await search(
    terms.map((term) => strongGroup(tokensOfTerm(term))),
    mostCompared,
  );
  return { numbers: [...new Set([...strong, ...all.slice(0, mostCompared)])], total };
}

/** Where no text has all the words: those that lack one, then those that have the rarest. */
async function someOf({ terms, documents }: Meaning, search: Search): Promise<number[]> {
  const found = new Set<number>();
  const rarity = rarityOfTexts(documents);
  const matched = terms
    .filter((term) => documentsOfTerm(term, documents) > 0)
    .sort((a, b) => rarityOf(b, rarity) - rarityOf(a, rarity));
  const add = async (some: readonly Term[]): Promise<void> => {
    if (some.length === 0) return;
    for (const number of await search(some.map(groupOfTerm), enough)) found.add(number);
  };
  if (matched.length < terms.length) await add(matched);
  if (matched.length > 2)
    // the least significant first
    for (const left of matched.toReversed()) {
      if (found.size >= enough) break;
      await add(matched.filter((term) => term !== left));
    }
  for (const term of matched) {
    if (found.size >= enough) break;
    await add([term]);
  }
  return [...found];
}
