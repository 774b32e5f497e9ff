import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import { newestNumbers, type Wanted } from './newest.ts';
import { normalise } from './stem.ts';

export type Phrases = readonly (readonly string[])[];

/** Texts are read in slices of this size, up to a total limit: the index has left few that lack a phrase. */
const slice = 200;
const mostRead = 2000;

/** The numbers of the newest matching documents that have every phrase literally. */
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

/** Those documents that have every phrase literally, in the order of the numbers. */
async function havingPhrases(db: Database, numbers: readonly number[], phrases: Phrases): Promise<number[]> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'title', 'headings', 'text', 'code'])
    .where(isOneOf(db, 'number', numbers))
    .execute();
  const patterns = phrases.map(patternOf);
  const having = new Set(
    rows
      .filter(({ title, headings, text, code }) => {
        const written = normalise([title, headings, text, code].join('\n'));
        return patterns.every((pattern) => pattern.test(written));
      })
      .map(({ number }) => number),
  );
  return numbers.filter((number) => having.has(number));
}

/** Matches the words in sequence with only punctuation between them, within a line: each part of a text is a line. */
function patternOf(words: readonly string[]): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}\n]+`)}(?![\p{L}\p{N}])`,
    'u',
  );
}
