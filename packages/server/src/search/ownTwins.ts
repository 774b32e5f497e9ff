import type { Database } from '../db/schema.ts';
import { normalise, tokenOf, writtenIn, type Token } from './stem.ts';
import { commonTwins } from './twins.ts';

/** Tokens of synonyms, by the normalised name and by its stem. */
export type Twins = ReadonlyMap<string, readonly Token[]>;

const factKey = 'search_twins';

/** The single word that a name is indexed as; a name of several parts is one, a text of several words is none. */
function nameOf(text: string): string | null {
  const [first, ...rest] = writtenIn(normalise(text));
  if (first === undefined || rest.length > 0) return null;
  return first.joined ?? (first.parts.length === 1 ? (first.parts[0] ?? null) : null);
}

function twinsOf(groups: readonly (readonly string[])[]): Twins {
  const twins = new Map<string, Token[]>();
  for (const group of groups) {
    const names = [...new Set(group.flatMap((name) => nameOf(name) ?? []))];
    for (const name of names) {
      const others = names.filter((other) => other !== name).map(tokenOf);
      for (const key of new Set([name, tokenOf(name).stem]))
        twins.set(key, [...(twins.get(key) ?? []), ...others]);
    }
  }
  return twins;
}

/** The groups of synonyms that the owner added. */
export async function readOwnTwins(db: Database): Promise<string[][]> {
  const row = await db.selectFrom('facts').select('value').where('key', '=', factKey).executeTakeFirst();
  return row === undefined ? [] : (JSON.parse(row.value) as string[][]);
}

export async function writeOwnTwins(trx: Database, groups: readonly (readonly string[])[]): Promise<void> {
  const value = JSON.stringify(groups);
  await trx
    .insertInto('facts')
    .values({ key: factKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

let made: { own: string; twins: Twins } | undefined;

/** Cached until the owner's list changes: building it takes longer than a search. */
export async function readTwins(db: Database): Promise<Twins> {
  const groups = await readOwnTwins(db);
  const own = JSON.stringify(groups);
  if (made?.own !== own) made = { own, twins: twinsOf([...commonTwins, ...groups]) };
  return made.twins;
}
