import { readFact, writeFact } from '../db/facts.ts';
import type { Database } from '../db/schema.ts';
import { normalise, tokenOf, writtenIn, type Token } from './stem.ts';
import { commonSynonyms } from './commonSynonyms.ts';

/** Tokens of synonyms, by the normalised name and by its stem. */
export type Synonyms = ReadonlyMap<string, readonly Token[]>;

const factKey = 'search_twins';

/** The single word that a name is indexed as; a name of several parts is one, a text of several words is none. */
function nameOf(text: string): string | null {
  const [first, ...rest] = writtenIn(normalise(text));
  if (first === undefined || rest.length > 0) return null;
  return first.joined ?? (first.parts.length === 1 ? (first.parts[0] ?? null) : null);
}

function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, Token[]>();
  for (const group of groups) {
    const names = [...new Set(group.flatMap((name) => nameOf(name) ?? []))];
    for (const name of names) {
      const others = names.filter((other) => other !== name).map(tokenOf);
      for (const key of new Set([name, tokenOf(name).stem]))
        synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

/** The groups of synonyms that the owner added. */
export async function readOwnSynonyms(db: Database): Promise<string[][]> {
  return JSON.parse((await readFact(db, factKey)) ?? '[]') as string[][];
}

export async function writeOwnSynonyms(trx: Database, groups: readonly (readonly string[])[]): Promise<void> {
  await writeFact(trx, factKey, JSON.stringify(groups));
}

let made: { own: string; synonyms: Synonyms } | undefined;

/** Cached until the owner's list changes: building it takes longer than a search. */
export async function readSynonyms(db: Database): Promise<Synonyms> {
  const groups = await readOwnSynonyms(db);
  const own = JSON.stringify(groups);
  if (made?.own !== own) made = { own, synonyms: synonymsOf([...commonSynonyms, ...groups]) };
  return made.synonyms;
}
