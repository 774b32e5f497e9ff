import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Product } from '../support/product.ts';
import type { PublicPage } from '../support/publicPages.ts';
import { otherPublicPages, publicPages } from '../support/publicPages.ts';
import type { Finding } from './figure.ts';
import { median } from './figure.ts';
import { byLanguage } from './byLanguage.ts';
import type { Measured } from './measurement.ts';
import { startPlainPages } from './plainPages.ts';

/** Installed on demand: a hundred packages are too many for one report. */
const lighthouse = 'lighthouse@13.5.0';
const patience = 180_000;
const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Runs Lighthouse's categories on an address, as a phone; null if it is not available or does not end. */
async function tryReport(url: string, categories: readonly string[]): Promise<Report | null> {
  const file = join(tmpdir(), `janus-lighthouse-${process.pid}.json`);
  // Network and processor are really slowed down: a simulation from a fast load counts everything before the paint.
  const words = ['exec', '--yes', lighthouse, '--', url, '--quiet', '--throttling-method=devtools'];
  words.push(`--only-categories=${categories.join()}`, '--disable-full-page-screenshot');
  words.push('--output=json', `--output-path=${file}`);
  const flags = `--chrome-flags=--headless=new ${browserArguments.join(' ')}`;
  const child = spawn('npm', [...words, flags], {
    cwd: tmpdir(),
    env: { ...process.env, CHROME_PATH: await findBrowser() },
    stdio: 'ignore',
    timeout: patience,
  });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  if (code !== 0) return null;
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** Tries twice, because a browser that fails to start is no reason to go without the figures. */
async function report(url: string, categories: readonly string[]): Promise<Report | null> {
  return (await tryReport(url, categories)) ?? (await tryReport(url, categories));
}

/** Returns reports of a page and its plain version in turn, so that both share the load; null if one fails. */
async function takeTurns(...urls: [string, string]): Promise<[Report[], Report[]] | null> {
  const reports: [Report[], Report[]] = [[], []];
  for (let turn = 0; turn < 2 * rounds; turn += 1) {
    const side = (turn % 2) as 0 | 1;
    const one = await report(urls[side], side === 0 ? categories : ['performance']);
    if (!one) return null;
    reports[side].push(one);
  }
  return reports;
}

const score = (one: Report, category: string) => Math.round((one.categories[category]?.score ?? 0) * 100);
/** Returns the median, the minimum and the maximum of times in ms. */
const spread = (times: readonly number[]) =>
  `${Math.round(median(times))} ms (${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))})`;
const timeOf = (audit: string) => (one: Report) => one.audits[audit]?.numericValue ?? Number.NaN;
const firstPaint = timeOf('first-contentful-paint');
const largestPaint = timeOf('largest-contentful-paint');

/** Returns the four scores of a page, each the median of its reports. */
function scoresOf(page: string, reports: readonly Report[]): Finding[] {
  return categories.map((category) => ({
    name: `${page}: Lighthouse ${category}`,
    value: median(reports.map((one) => score(one, category))),
    unit: '',
    bound: { least: 100 },
  }));
}

const nothing = (name: string): Finding => ({
  name,
  because: `${lighthouse} could not be had, or gave no report twice`,
});

/** Returns the four scores, from one report each, of pages that are not compared with a plain version. */
async function scoreOthers(pages: readonly PublicPage[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, language, url } of pages) {
    const page = `${name}, ${language}`;
    const one = await report(url, categories);
    const scores = one ? scoresOf(page, [one]) : [nothing(page)];
    found.push(...scores);
    console.log(
      `  ${page}: ${scores.map((each) => ('value' in each ? each.value : each.because)).join(' ')}`,
    );
  }
  return found;
}

/**
 * Measures the scores of every public page in both languages. For the most visited ones it compares the first paint
 * with that of a plain page with the same text, in turn, whose figures also show the machine's load and speed. The
 * largest paint has no limit: it may wait for a large picture, which no plain page has.
 */
export async function measureScores(product: Product): Promise<Finding[]> {
  const pages = (await publicPages(product.port)).filter(({ name }) => name !== 'not found');
  const plain = await startPlainPages(pages.map(({ url }) => url));
  const found: Finding[] = [];
  try {
    for (const [index, { name, language, url }] of pages.entries()) {
      const page = `${name}, ${language}`;
      const reports = await takeTurns(url, plain.urls[index] ?? '');
      if (!reports) {
        found.push(nothing(page));
        continue;
      }
      const [ours, theirs] = reports;
      const middle = (taken: readonly Report[], figure: (one: Report) => number) => median(taken.map(figure));
      const reachable = middle(theirs, (one) => score(one, 'performance'));
      const times = (figure: (one: Report) => number) => middle(ours, figure) / middle(theirs, figure);
      const performance = middle(ours, (one) => score(one, 'performance'));
      found.push(
        ...scoresOf(page, ours),
        { name: `${page}: the same of a plain page`, value: reachable, unit: '' },
        {
          name: `${page}: first paint, times a plain page's`,
          value: times(firstPaint),
          unit: '',
          bound: { most: 1.1 },
        },
        { name: `${page}: largest paint, times a plain page's`, value: times(largestPaint), unit: '' },
      );
      const shown = (figure: (one: Report) => number) =>
        reports.map((taken) => spread(taken.map(figure))).join(' against ');
      console.log(`  ${page}: performance ${performance} against ${reachable}`);
      console.log(`    first paint ${shown(firstPaint)}, largest ${shown(largestPaint)}`);
    }
  } finally {
    await plain.stop();
  }
  found.push(...(await scoreOthers(await otherPublicPages(product.port))));
  return found;
}

/** Returns the first paints in the form in which they are plotted. */
export function paintOf(findings: readonly Finding[]): Measured {
  return {
    what: 'The first paint of each public page as a phone on a slow line sees it, beside that of a plain page: the same words without a style, a script, a picture or a font. Both are opened in turn.',
    unit: '',
    axes: { x: 'page', y: "times a plain page's first paint" },
    series: byLanguage(
      findings,
      ({ name }) => name.includes('first paint'),
      (page) => page.replace(/:.*/, ''),
    ),
  };
}
