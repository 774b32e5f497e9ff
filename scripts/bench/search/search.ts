import { join } from 'node:path';
import { migrate } from '../../../packages/server/src/db/migrate.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../../../packages/server/src/db/open.ts';
import { findPostgres, startPostgres } from '../../../packages/server/src/testing/postgres.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import type { Save } from '../benches.ts';
import type { Measured } from '../measurement.ts';
import { askPlain, askSearch, fillCollection } from './engines.ts';
import { placeOf, qualityOf, type Answered } from './evaluate.ts';
import type { Language } from './collection.ts';
import { fillDocuments, measureSpeed } from './speed.ts';

const help = `npm run bench -- search

Asks the search the queries of scripts/bench/search/collection, on both databases, and SQLite's own BM25 beside it. Ends
with 1 where the mean reciprocal rank is below 0.7.

  --misses       also the queries whose answer is not the first
  --posts=10000  times with so many texts instead
  --help         this text`;

const least = 0.7;
const languages: readonly Language[] = ['ru', 'en'];

const percent = (part: number): string => `${(part * 100).toFixed(0)} %`.padStart(6);

function lineOf(name: string, answered: readonly Answered[]): string {
  const { queries, reciprocal, first, firstFive, none } = qualityOf(answered);
  const parts = [first, firstFive, none].map(percent).join('  ');
  return `${name.padEnd(28)} ${String(queries).padStart(5)}    ${reciprocal.toFixed(3)}  ${parts}`;
}

function missesOf(answered: readonly Answered[]): string[] {
  return answered
    .filter((one) => placeOf(one) !== 1)
    .map((one) => {
      const { kind, q, answers, found } = one;
      return `  ${placeOf(one) ?? '-'}  ${kind}: ${q} (${answers.join(', ')}): ${found.slice(0, 3).join(', ')}`;
    });
}

async function measure(
  name: string,
  database: OpenDatabase,
  { language, withMisses }: { language: Language; withMisses: boolean },
): Promise<number> {
  const { growth, added, replaced } = await fillCollection(database, language);
  const answered = await askSearch(database, language);
  console.log(lineOf(`${name}, ${language}`, answered));
  if (withMisses) {
    for (const kind of new Set(answered.map((one) => one.kind)))
      console.log(
        lineOf(
          `  ${kind}`,
          answered.filter((one) => one.kind === kind),
        ),
      );
    console.log(missesOf(answered).join('\n'));
  }
  console.log(
    `  a post is put in within ${added.toFixed(1)} ms, replaced within ${replaced.toFixed(1)} ms; ${growth.toFixed(1)} bytes for a byte of text`,
  );
  return qualityOf(answered).reciprocal;
}

interface Found {
  name: string;
  language: Language;
  /** The mean reciprocal rank. */
  rank: number;
}

/** Returns the ranks in the form in which they are plotted. */
function ranksPlotted(found: readonly Found[]): Measured {
  const names = new Map([
    ['plain', "SQLite's own order"],
    ['sqlite', 'the search, on SQLite'],
    ['postgres', 'the search, on PostgreSQL'],
  ]);
  const pointsOf = (of: Language) =>
    found
      .filter(({ language }) => language === of)
      .map(({ name, rank }) => ({
        x: names.get(name) ?? name,
        y: rank,
        ...(name !== 'plain' && { bound: { least } }),
      }));
  return {
    what: 'How near the top the search has what is looked for: the mean reciprocal rank of judged queries, beside the order that SQLite has by itself (BM25). 1 is the first place every time.',
    unit: '',
    axes: { x: 'search', y: 'mean reciprocal rank' },
    series: [
      { name: 'in Russian', points: pointsOf('ru') },
      { name: 'in English', points: pointsOf('en') },
    ],
  };
}

/** `npm run bench -- search`: measures the quality of the search; returns the exit code. */
export async function benchSearch(words: readonly string[], save: Save): Promise<number> {
  if (words.includes('--help')) {
    console.log(help);
    return 0;
  }
  const posts = Number(words.find((word) => word.startsWith('--posts='))?.slice('--posts='.length));
  if (posts > 0) {
    await onEngines((name, database) => measureTimes(name, database, posts));
    return 0;
  }
  const withMisses = words.includes('--misses');
  console.log(`${''.padEnd(28)} queries  MRR     first  first 5  none`);
  const found: Found[] = [];
  for (const language of languages) {
    const plain = askPlain(language);
    console.log(lineOf(`plain BM25, ${language}`, plain));
    found.push({ name: 'plain', language, rank: qualityOf(plain).reciprocal });
  }
  for (const language of languages)
    await onEngines(async (name, database) => {
      const rank = await measure(name, database, { language, withMisses: withMisses && name === 'sqlite' });
      found.push({ name, language, rank });
    });
  await save('search', ranksPlotted(found));
  return found.every(({ name, rank }) => name === 'plain' || rank >= least) ? 0 : 1;
}

async function measureTimes(name: string, database: OpenDatabase, posts: number): Promise<void> {
  const started = performance.now();
  await fillDocuments(database.db, posts);
  console.log(`\n${name}: ${posts} texts in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${''.padEnd(28)} median ms  95 % below  processor`);
  for (const { name: asked, half, most, work } of await measureSpeed(database.db)) {
    const parts = [half, most, work].map((time) => time.toFixed(1).padStart(9));
    console.log(`${asked.padEnd(28)} ${parts.join('  ')}`);
  }
}

/** Runs the work on an empty database of each available engine. */
async function onEngines(work: (name: string, database: OpenDatabase) => Promise<void>): Promise<void> {
  const run = async (name: string, database: OpenDatabase): Promise<void> => {
    try {
      await migrate(database.db);
      await work(name, database);
    } finally {
      await database.close();
    }
  };
  await run('sqlite', openSqlite(join(temporaryFolder('search'), 'search.db')));
  const native = findPostgres();
  const postgres = native === null ? null : await startPostgres(native);
  try {
    if (postgres) await run('postgres', openPostgres(await postgres.createDatabase()));
  } finally {
    await postgres?.stop();
  }
}
