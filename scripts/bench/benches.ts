import type { Measured } from './measurement.ts';

/** A bench, as the help lists it. */
export interface Bench {
  /** The word after `npm run bench -- `; empty for the bench itself. */
  word: string;
  /** What it measures. */
  help: string;
  /** The measurements that `--save` stores, or the reason why there are none. */
  keeps: readonly string[] | { because: string };
}

/** Stores a measurement if `--save` is set. */
export type Save = (name: string, measured: Measured) => Promise<void>;

export const benches: readonly Bench[] = [
  {
    word: '',
    help: 'Measures a fresh copy of the product and prints each figure with its limit.',
    keeps: ['pages', 'nginx'],
  },
  {
    word: 'lighthouse',
    help: 'Measures the four scores of the public pages and compares the first paint of the most visited ones with plain pages: about half an hour.',
    keeps: ['lighthouse'],
  },
  {
    word: 'doors',
    help: 'Weighs what a page gets that imports from the packages, against the limit of each door.',
    keeps: ['doors'],
  },
  {
    word: 'api',
    help: 'Measures the services alone with 100 and 10,000 posts, on SQLite and on PostgreSQL.',
    keeps: ['api'],
  },
  {
    word: 'typing',
    help: 'Measures in a browser how soon a pressed key is seen in the editor, and how soon its preview follows.',
    keeps: {
      because: 'Milliseconds from a key to its frame say more about the machine than about the editor.',
    },
  },
  {
    word: 'scale',
    help: 'Measures every public address and admin list with 100, 10,000 and 100,000 posts; see its own --help.',
    keeps: ['scale'],
  },
  {
    word: 'search',
    help: 'Measures how well the search finds what is looked for, by judged queries in both languages; see its own --help.',
    keeps: ['search'],
  },
  {
    word: 'import',
    help: 'Measures how long an import of 1,000 posts and 500 photographs takes, and its memory; see its own --help.',
    keeps: { because: 'Seconds and memory are those of one machine; Moving in and out tells them.' },
  },
];

export const commandOf = ({ word }: Pick<Bench, 'word'>): string =>
  word === '' ? 'npm run bench' : `npm run bench -- ${word}`;

/** The output of `npm run bench -- --help`. */
export const help = [
  ...benches.map((bench) => `${commandOf(bench)}\n\n${bench.help}`),
  '  --save   also keeps the figures in docs/measurements, which the site of documents plots',
].join('\n\n');
