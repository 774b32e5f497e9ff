import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Product } from '../support/product.ts';
import { publicPages } from '../support/publicPages.ts';
import type { Finding } from './figure.ts';

/** Asked for when it is wanted: a hundred packages are too many to keep for a report. */
const lighthouse = 'lighthouse@13.5.0';
const patience = 180_000;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number | null } | undefined>;
}

/** Runs Lighthouse on an address, as a phone; null when it cannot be had or does not end. */
async function report(url: string, file: string): Promise<Report | null> {
  const words = ['exec', '--yes', lighthouse, '--', url, '--quiet', '--output=json', `--output-path=${file}`];
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

/** The four scores of every public page in both languages. The first one hangs on how busy the machine is. */
export async function measureScores(product: Product): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { name, language, url } of await publicPages(product.port)) {
    if (name === 'not found') continue;
    const answer = await report(url, join(tmpdir(), `janus-lighthouse-${process.pid}.json`));
    if (answer === null) {
      found.push({ name: 'Lighthouse', because: `npm could not bring or run ${lighthouse}` });
      break;
    }
    for (const category of categories) {
      const value = Math.round((answer.categories[category]?.score ?? 0) * 100);
      const bound = category === 'performance' ? {} : { bound: { least: 100 } };
      found.push({ name: `${name}, ${language}: Lighthouse ${category}`, value, unit: '', ...bound });
    }
  }
  return found;
}
