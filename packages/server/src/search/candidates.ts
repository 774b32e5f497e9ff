import type { Database } from '../db/schema.ts';
import type { SearchDocumentTable } from '../db/schema/upkeep.ts';
import { factGroup, strongGroup, tagFact, wordGroup, type Group, type Matching } from './matching.ts';
import type { Meaning } from './meaning.ts';
import { newestNumbers } from './newest.ts';
import { firstNumberOf } from './number.ts';
import { rarityOf } from './score.ts';
import type { Written } from './stem.ts';
import { documentsOfTerm, groupOfTerm, rarityOfTexts, tokensOfTerm, type Term } from './terms.ts';

/** So many are counted; the contract says so. */
const mostCounted = 200;
/** Of the texts that have the words anywhere, and of those in which they stand out, so many of the newest are compared. */
const mostCompared = 100;
/** Of the texts that have a phrase's words, so many are looked at. */
const mostPhrased = 200;
const enough = 60;

export interface SearchRequest {
  q: string;
  language?: 'ru' | 'en';
  kind?: SearchDocumentTable['kind'];
  limit: number;
  /** Milliseconds: what is published later is not found yet. */
  now: number;
}

export interface Candidates {
  /** Documents that are worth to be compared. */
  numbers: readonly number[];
  /** How many have all the words. */
  total: number;
  /** They have all the words; false where no text has. */
  isWhole: boolean;
}

/** The one place that hides what is to come from visitors: numbers follow the time of publication. */
export function publishedBy(now: number): number {
  return firstNumberOf(now + 1);
}

/** The documents among which the best are; so many at most, however many match. */
export async function candidatesOf(
  db: Database,
  meaning: Meaning,
  { language, kind, now }: Pick<SearchRequest, 'language' | 'kind' | 'now'>,
): Promise<Candidates> {
  const { terms, query } = meaning;
  const asked = terms.map(groupOfTerm);
  const phrased = query.phrases.flat().map(wordGroup);
  const tags = query.tags.map((tag) => factGroup(tagFact(tag)));
  if (asked.length + phrased.length + tags.length === 0) return { numbers: [], total: 0, isWhole: true };
  const facts = [language, kind].filter((fact) => fact !== undefined).map(factGroup);
  const without = query.without.flatMap(groupsOfWritten);
  const search = (all: readonly Group[], most: number): Promise<number[]> => {
    const wanted: Matching = { all: [...all, ...phrased, ...tags, ...facts], without };
    return newestNumbers(db, { from: 'search', ...wanted, below: publishedBy(now), most });
  };
  const all = await search(asked, phrased.length > 0 ? mostPhrased : mostCounted);
  if (all.length > 0) {
    const strong =
      all.length < mostCounted || terms.length === 0
        ? []
        : await search(
            terms.map((term) => strongGroup(tokensOfTerm(term))),
            mostCompared,
          );
    const compared = all.slice(0, all.length < mostCounted ? mostCounted : mostCompared);
    const numbers = phrased.length > 0 ? all : [...new Set([...strong, ...compared])];
    return { numbers, total: Math.min(all.length, mostCounted), isWhole: true };
  }
  const numbers = terms.length > 1 ? await someOf(meaning, search) : [];
  return { numbers, total: Math.min(numbers.length, mostCounted), isWhole: false };
}

const groupsOfWritten = ({ parts, joined }: Written): Group[] =>
  (joined === null ? parts : [joined]).map(wordGroup);

/** Where no text has all the words: those that lack one, then those that have the rarest. */
async function someOf(
  { terms, documents }: Meaning,
  search: (all: readonly Group[], most: number) => Promise<number[]>,
): Promise<number[]> {
  const found = new Set<number>();
  const rarity = rarityOfTexts(documents);
  const known = terms
    .filter((term) => documentsOfTerm(term, documents) > 0)
    .sort((a, b) => rarityOf(b, rarity) - rarityOf(a, rarity));
  const add = async (some: readonly Term[]): Promise<void> => {
    if (some.length === 0) return;
    for (const number of await search(some.map(groupOfTerm), enough)) found.add(number);
  };
  if (known.length < terms.length) await add(known);
  if (known.length > 2)
    // the least telling first
    for (const left of known.toReversed()) {
      if (found.size >= enough) break;
      await add(known.filter((term) => term !== left));
    }
  for (const term of known) {
    if (found.size >= enough) break;
    await add([term]);
  }
  return [...found];
}
