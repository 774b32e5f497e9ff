import { isOneOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { Meaning } from './meaning.ts';
import { createScore } from './score.ts';
import { normalise, tokenOf, wordsIn } from './stem.ts';
import { rarityOfTexts } from './terms.ts';

export interface Candidate {
  number: number;
  score: number;
}

/** A text that lacks some of the words is shown where it has so much of what they weigh. */
const leastCovered = 0.34;

/** The best of the candidates, and how many were worth to be shown. */
export async function bestOf(
  db: Database,
  { terms, query, documents }: Meaning,
  {
    numbers,
    isWhole,
    limit,
    now,
  }: { numbers: readonly number[]; isWhole: boolean; limit: number; now: number },
): Promise<{ best: Candidate[]; passed: number }> {
  if (numbers.length === 0) return { best: [], passed: 0 };
  const rows = await db
    .selectFrom('search_documents')
    .select(['number', 'published_at', 'sequence'])
    .where(isOneOf(db, 'number', numbers))
    .execute();
  const score = createScore(terms, rarityOfTexts(documents), now);
  const whole = query.phrases.length === 0 ? rows : await withPhrases(db, rows, query.phrases);
  const passed = whole
    .map((row) => ({ number: row.number, ...score(row) }))
    .filter(({ covered }) => isWhole || covered >= leastCovered)
    .sort((a, b) => b.score - a.score || b.number - a.number);
  return { best: passed.slice(0, limit), passed: passed.length };
}

interface Row {
  number: number;
  published_at: number | null;
  sequence: string;
}

/** Of the texts in which the stems stand beside each other, so many are read for the words themselves. */
const mostRead = 100;

/** The documents that have every phrase as it is written. */
async function withPhrases(
  db: Database,
  rows: readonly Row[],
  phrases: Meaning['query']['phrases'],
): Promise<Row[]> {
  // a name of several parts stands behind them once more, as one
  const beside = phrases.map(
    (words) => new RegExp(`[ ~]${words.map((word) => tokenOf(word).stem).join(' (?:\\S+ )?(?:\\S+~)?')} `),
  );
  const near = rows
    .filter(({ sequence }) => beside.every((pattern) => pattern.test(sequence)))
    .sort((a, b) => b.number - a.number)
    .slice(0, mostRead);
  const texts = await db
    .selectFrom('search_documents')
    .select(['number', 'title', 'text', 'code'])
    .where(
      isOneOf(
        db,
        'number',
        near.map(({ number }) => number),
      ),
    )
    .execute();
  const wanted = phrases.map((words) => ` ${words.join(' ')} `);
  const having = new Set(
    texts
      .filter(({ title, text, code }) => {
        const words = ` ${wordsIn(normalise(`${title} \n ${text} \n ${code}`)).join(' ')} `;
        return wanted.every((phrase) => words.includes(phrase));
      })
      .map(({ number }) => number),
  );
  return near.filter(({ number }) => having.has(number));
}
