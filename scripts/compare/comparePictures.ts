import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import { readReport } from '../test/counts.ts';
import { environmentOf, outcomeFile, picturesFolder, subjectsFile } from './settings.ts';
import type { Settings } from './settings.ts';
import { picturesEach } from './subject.ts';
import type { Subject } from './subject.ts';

export interface Comparison {
  pictures: number;
  differ: number;
  /** Names that only one version has. */
  added: string[];
  removed: string[];
}

/** The part of Playwright's report that is read. */
interface Report {
  errors: readonly unknown[];
  suites: readonly {
    specs: readonly { tests: readonly { results: readonly { errors: readonly unknown[] }[] }[] }[];
  }[];
}

/** Returns the number of errors: one for each picture that differs, each missing subject and a failed run. */
function countErrors({ errors, suites }: Report): number {
  const results = suites.flatMap(({ specs }) =>
    specs.flatMap(({ tests }) => tests.flatMap((one) => one.results)),
  );
  return errors.length + results.flatMap((result) => result.errors).length;
}

async function takePictures(
  settings: Settings,
  subjects: readonly Subject[],
  onOutput: (text: string) => void,
): Promise<void> {
  await writeFile(subjectsFile(settings), JSON.stringify(subjects));
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(import.meta.dirname, 'compare.config.ts');
  await run(process.execPath, [playwright, 'test', '--config', config], {
    env: environmentOf(settings),
    onOutput,
  });
}

const without = (some: readonly Subject[], others: readonly Subject[]): Subject[] =>
  some.filter(({ name }) => !others.some((other) => other.name === name));

/** Takes pictures of both versions and writes a report of the differences into the folder. */
export async function comparePictures(
  before: readonly Subject[],
  after: readonly Subject[],
  folder: string,
  onOutput: (text: string) => void,
): Promise<Comparison> {
  const [added, removed] = [without(after, before), without(before, after)];
  const shared = without(after, added);
  await mkdir(folder, { recursive: true });
  for (const stale of [picturesFolder({ folder }), outcomeFile({ folder })])
    await rm(stale, { recursive: true, force: true });
  await takePictures({ folder, isBase: true }, without(before, removed), onOutput);
  await takePictures({ folder, isBase: false }, shared, onOutput);
  const differ = await readReport(outcomeFile({ folder }), countErrors);
  if (differ === undefined) throw new Error('The pictures could not be taken; the reason is above.');
  return {
    pictures: shared.length * picturesEach,
    differ,
    added: added.map(({ name }) => name),
    removed: removed.map(({ name }) => name),
  };
}
