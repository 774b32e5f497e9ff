import type { Database } from '../db/schema.ts';
import { meaningOf } from './meaning.ts';
import { factGroup, tagFact, wordGroup, type Group, type Matching } from './matching.ts';
import { readTwins } from './ownTwins.ts';
import { readQuery } from './query.ts';
import { groupOfTerm, termOf, wantedWords } from './terms.ts';

const shortestStart = 3;

/** What the words of a list of the panel ask its own index; null where there are none. */
export async function panelMatching(db: Database, q: string): Promise<Matching | null> {
  const query = readQuery(q);
  const words = wantedWords(query).flatMap(({ parts }) => parts);
  const twins = await readTwins(db);
  const all = words.map((word, at): Group => {
    const group = groupOfTerm(termOf(word, twins));
    const isOpen = query.isOpen && at === words.length - 1 && word.length >= shortestStart;
    return isOpen ? { ...group, prefix: word } : group;
  });
  return demanded([...all, ...query.phrases.flat().map(wordGroup)], query);
}

/** What the words of a list ask the index of what is published; null where there are none. */
export async function publishedMatching(db: Database, q: string): Promise<Matching | null> {
  const { terms, query } = await meaningOf(db, q);
  const tags = query.tags.map((tag) => factGroup(tagFact(tag)));
  return demanded([...terms.map(groupOfTerm), ...query.phrases.flat().map(wordGroup), ...tags], query);
}

function demanded(all: readonly Group[], { without }: ReturnType<typeof readQuery>): Matching | null {
  if (all.length === 0) return null;
  return { all, without: without.flatMap(({ parts }) => parts).map(wordGroup) };
}
