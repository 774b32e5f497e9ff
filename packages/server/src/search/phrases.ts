import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { newestNumbers, type Wanted } from './newest.ts';
import { normalise, tokenOf } from './stem.ts';

export type Phrases = readonly (readonly string[])[];

/** Texts are read so many at a time, and no more than so many in all: the index has left few that lack a phrase. */
const slice = 200;
const mostRead = 2000;

/** The numbers of the newest documents that match and have every phrase as it is written. */
export async function newestWithPhrases(
  db: Database,
  { phrases, below, most, ...wanted }: Wanted & { phrases: Phrases },
): Promise<number[]> {
  if (phrases.length === 0) return newestNumbers(db, { ...wanted, below, most });
  const found: number[] = [];
  for (let [read, from] = [0, below]; read < mostRead && found.length < most; read += slice) {
    const numbers = await newestNumbers(db, { ...wanted, below: from, most: slice });
    found.push(...(await havingPhrases(db, numbers, phrases)));
    if (numbers.length < slice) break;
    from = numbers.at(-1) ?? from;
  }
  return found.slice(0, most);
}

/** Those of the documents that have every phrase as it is written, in the order of the numbers. */
async function havingPhrases(db: Database, numbers: readonly number[], phrases: Phrases): Promise<number[]> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'sequence'])
    .where(isOneOf(db, 'number', numbers))
    .execute();
  // a name of several parts stands behind them once more, as one
  const beside = phrases.map(
    (words) => new RegExp(`[ ~]${words.map((word) => tokenOf(word).stem).join(' (?:\\S+ )?(?:\\S+~)?')} `),
  );
  const near = rows.filter(({ sequence }) => beside.every((pattern) => pattern.test(sequence)));
  const texts = await db
    .selectFrom('search_documents')
    .select(['number', 'title', 'headings', 'text', 'code'])
    .where(
      isOneOf(
        db,
        'number',
        near.map(({ number }) => number),
      ),
    )
    .execute();
  const wanted = phrases.map(
    (words) => new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'u'),
  );
  const having = new Set(
    texts
      .filter(({ title, headings, text, code }) => {
        const written = normalise(`${title} \n ${headings} \n ${text} \n ${code}`);
        return wanted.every((phrase) => phrase.test(written));
      })
      .map(({ number }) => number),
  );
  return numbers.filter((number) => having.has(number));
}
