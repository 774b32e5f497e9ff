import { findPostgres, startPostgres } from '../../packages/server/src/testing/postgres.ts';
import { signIn, startServices, type ApiCall, type Services } from './apiClient.ts';
import { rareWord } from './scale/texts.ts';
import { median, type Finding } from './figure.ts';
import type { Measured, Point } from './measurement.ts';

const sizes = { few: 100, many: 10_000 };
const seconds = 1.5;
const together = 8;

interface Call {
  name: string;
  /** The number of requests for the comparison. */
  rounds: number;
  /** The maximum cost at the larger size, as a multiple of the smaller. */
  most?: number;
  make(services: Services, turn: number): ApiCall;
}

const get = (path: string): ApiCall => ({ method: 'GET', path: `/api/v1/${path}` });

async function cursorOf(services: Services, page: number): Promise<string> {
  let cursor = '';
  for (let at = 0; at < page; at += 1) {
    const text = await services.ask(get(`posts/?language=ru${cursor && `&cursor=${cursor}`}`));
    cursor = (JSON.parse(text) as { next_cursor: string }).next_cursor;
  }
  return cursor;
}

function callsOf(cursors: ReadonlyMap<Services, string>): Call[] {
  return [
    { name: 'list, first page', rounds: 300, most: 1.2, make: () => get('posts/?language=ru') },
    {
      name: 'list, third page',
      rounds: 300,
      most: 1.2,
      make: (services) => get(`posts/?language=ru&cursor=${cursors.get(services) ?? ''}`),
    },
    { name: 'list of a tag', rounds: 300, most: 1.2, make: () => get('posts/?language=ru&tag=iot') },
    {
      name: 'item',
      rounds: 300,
      most: 1.2,
      // The response contains neighbours and related posts; posts from the middle have all of them.
      make: ({ posts }, turn) => get(`posts/slug/note-${Math.floor(posts / 2) + (turn % 20)}/?language=ru`),
    },
    {
      name: 'search, a rare word',
      rounds: 200,
      make: (_services, turn) => get(`search/?q=${rareWord(turn % 100)}`),
    },
    { name: 'search, a word of every post', rounds: 60, make: () => get('search/?q=датчики') },
    { name: 'login', rounds: 12, make: () => signIn },
    {
      name: 'insert',
      rounds: 60,
      make: (_services, turn) => ({
        method: 'POST',
        path: '/api/v1/posts/',
        body: {
          tags: ['iot'],
          translations: [{ language: 'ru', title: `Новая ${turn}`, summary: 'Коротко', status: 'draft' }],
        },
      }),
    },
  ];
}

/** Returns medians of single requests, sent to both sizes in turn, so that a busy machine slows both equally. */
async function latencies(pair: readonly Services[], call: Call): Promise<number[]> {
  const times: number[][] = pair.map(() => []);
  for (let turn = 0; turn < call.rounds; turn += 1) {
    for (const [at, services] of pair.entries()) {
      const asked = call.make(services, turn);
      const started = performance.now();
      await services.ask(asked);
      times[at]?.push(performance.now() - started);
    }
  }
  // The first ones warm up caches and compilers.
  return times.map((each) => median(each.slice(Math.floor(each.length / 4))));
}

async function rate(services: Services, call: Call): Promise<number> {
  const started = performance.now();
  let count = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      count += 1;
      await services.ask(call.make(services, count));
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return count / ((performance.now() - started) / 1000);
}

function row(cells: readonly string[]): string {
  const [name = '', ...numbers] = cells;
  return `  ${name.padEnd(30)}${numbers.map((cell) => cell.padStart(12)).join('')}`;
}

async function measureEngine(engine: string, urls: readonly (string | null)[]): Promise<Finding[]> {
  console.log(`Posts for ${engine}…`);
  const pair: Services[] = [];
  const findings: Finding[] = [];
  try {
    for (const [at, posts] of [sizes.few, sizes.many].entries())
      pair.push(await startServices(posts, urls[at] ?? null));
    const [few, many] = pair;
    if (!few || !many) return [];
    const cursors = new Map<Services, string>();
    for (const services of pair) cursors.set(services, await cursorOf(services, 2));
    const titles = [sizes.few, sizes.many].flatMap((size) => [`/s at ${size}`, `ms at ${size}`]);
    console.log(row([engine, ...titles, 'ratio', 'at most']));
    for (const call of callsOf(cursors)) {
      const [one = Number.NaN, other = Number.NaN] = await latencies(pair, call);
      const cells = [await rate(few, call), one, await rate(many, call), other];
      const ratio = other / one;
      const shown = cells.map((value, at) => (at % 2 === 0 ? value.toFixed(0) : value.toFixed(2)));
      console.log(
        row([call.name, ...shown, ratio.toFixed(2), call.most === undefined ? '' : String(call.most)]),
      );
      if (call.most === undefined) continue;
      const name = `${engine}: ${call.name}, ${sizes.many} against ${sizes.few}`;
      findings.push({ name, value: ratio, unit: '', bound: { most: call.most } });
    }
    console.log(row(['memory, MiB', '', String(few.memory() ?? '?'), '', String(many.memory() ?? '?')]));
  } finally {
    for (const services of pair) await services.stop();
  }
  return findings;
}

/** Measures the services alone at two sizes on both databases: reads and writes per second, and the cost of growth. */
export async function measureScale(): Promise<Finding[]> {
  const findings = await measureEngine('SQLite', [null, null]);
  const native = findPostgres();
  if (native === null)
    return [...findings, { name: 'calls on PostgreSQL', because: 'its optional package is not installed' }];
  const postgres = await startPostgres(native);
  try {
    const urls = [await postgres.createDatabase(), await postgres.createDatabase()];
    return [...findings, ...(await measureEngine('PostgreSQL', urls))];
  } finally {
    await postgres.stop();
  }
}

/** Returns the findings in the form in which they are plotted. */
export function growthOf(findings: readonly Finding[]): Measured {
  const pointsOf = (engine: string): Point[] =>
    findings.flatMap((finding) => {
      if ('because' in finding || !finding.name.startsWith(`${engine}: `)) return [];
      const x = finding.name.slice(engine.length + 2).replace(/, \d+ against \d+$/, '');
      return [{ x, y: finding.value, ...(finding.bound && { bound: finding.bound }) }];
    });
  return {
    what: 'How many times as long a read of the API takes with 10,000 posts as with 100, measured in turn.',
    unit: '',
    axes: { x: 'read', y: 'times as long as with 100 posts' },
    series: ['SQLite', 'PostgreSQL']
      .map((name) => ({ name, points: pointsOf(name) }))
      .filter(({ points }) => points.length > 0),
  };
}
