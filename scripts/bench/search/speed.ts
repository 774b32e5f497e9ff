import { sql } from 'kysely';
import { withLongTimeouts } from '../../../packages/server/src/db/timeouts.ts';
import type { Database } from '../../../packages/server/src/db/schema.ts';
import { engineOf, inTransaction } from '../../../packages/server/src/db/transaction.ts';
import { find } from '../../../packages/server/src/search/find.ts';
import { addDocuments, type SearchDocument } from '../../../packages/server/src/search/searchIndex.ts';
import { median } from '../figure.ts';
import { createRandom } from '../../support/random.ts';
import { readQueries, readTexts, type Language } from './collection.ts';

const perWrite = 100;
const sentencesEach = 50;
const minute = 60_000;
const now = Date.UTC(2026, 10, 1);

function readSource(language: Language) {
  const texts = readTexts(language);
  return { language, texts, sentences: texts.flatMap(({ body }) => body.split(/(?<=[.!?])\s+/)) };
}

/** Adds documents of about 500 words made of the collection's sentences, half of them in each language. */
export async function fillDocuments(db: Database, count: number): Promise<void> {
  const { between } = createRandom(7);
  const [ru, en] = [readSource('ru'), readSource('en')];
  const sourceOf = (language: Language) => (language === 'ru' ? ru : en);
  for (let from = 0; from < count; from += perWrite) {
    const documents = Array.from({ length: Math.min(perWrite, count - from) }, (_, at): SearchDocument => {
      const number = from + at;
      const { language, texts, sentences } = sourceOf(number % 2 === 0 ? 'ru' : 'en');
      const text = texts[between(0, texts.length - 1)];
      const some = Array.from({ length: sentencesEach }, () => sentences[between(0, sentences.length - 1)]);
      return {
        kind: 'post',
        item_id: `text-${number}`,
        language,
        slug: null,
        title: `${text?.title ?? ''} ${number}`,
        keywords: text?.tags ?? [],
        headings: '',
        summary: some[0] ?? '',
        prose: some.join(' '),
        code: '',
        published_at: now - (count - number) * minute,
      };
    });
    await inTransaction(db, (trx) => addDocuments(trx, documents));
  }
  if (engineOf(db) === 'postgres') await withLongTimeouts(() => sql`vacuum analyze`.execute(db));
}

/** Words of nearly every text, unfinished words, and realistic queries. */
const queriesByName = (): Record<string, readonly string[]> => ({
  'the most common word': ['в', 'the', 'не ', 'one'],
  'common words': ['тест', 'server', 'один сервер', 'test a page'],
  'while it is typed': [
    'т',
    'те',
    'тес',
    'тест',
    'тести',
    's',
    'se',
    'ser',
    'serv',
    'serve',
    'сервер на',
    'page of th',
  ],
  'queries of the collection': (['ru', 'en'] as const).flatMap((language: Language) =>
    readQueries(language)
      .filter((_, at) => at % 6 === 0)
      .map(({ q }) => q),
  ),
  typos: ['тетсирование', 'javascrpit', 'утчека памяти', 'keybord'],
  'a phrase': ['"the network drive"', '«белым, прежде чем скрипт»', '"at least"'],
});

export interface Speed {
  name: string;
  /** Milliseconds: the median and the 95th percentile. */
  half: number;
  most: number;
  /** Median processor milliseconds of this process, which other work on the machine does not affect. */
  work: number;
}

const rounds = 3;

async function speedOf(db: Database, name: string, queries: readonly string[]): Promise<Speed> {
  const times: number[] = [];
  const works: number[] = [];
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const q of queries) {
      const before = process.cpuUsage();
      const started = performance.now();
      await find(db, { q, limit: 50, now });
      const time = performance.now() - started;
      const { user, system } = process.cpuUsage(before);
      // The first turn warms up caches for the others.
      if (turn > 0) times.push(time);
      if (turn > 0) works.push((user + system) / 1000);
    }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    half: median(times),
    most: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    work: median(works),
  };
}

export async function measureSpeed(db: Database): Promise<Speed[]> {
  const speeds: Speed[] = [];
  for (const [name, queries] of Object.entries(queriesByName()))
    speeds.push(await speedOf(db, name, queries));
  return speeds;
}
