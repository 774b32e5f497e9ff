import { join } from 'node:path';
import { root } from '../support/root.ts';
import {
  countPlaywright,
  countVitest,
  countWalks,
  listFailedSpecs,
  listFailedWalks,
  listFailures,
  listUnsteady,
  listUnsteadySpecs,
  readReport,
} from './counts.ts';
import type { Counts } from './counts.ts';

export interface Stage {
  name: string;
  says: string;
  parameters: readonly string[];
  env?: Record<string, string>;
  /** Belongs to the whole form only. */
  isWholeOnly?: boolean;
  /** The stages without whose success this one is meaningless. */
  needs?: readonly string[];
  /** The number of its last lines in the summary. */
  closingLines?: number;
  count?: () => Promise<Counts | undefined>;
  /** Returns lines about each test that did not pass: its name, and why. */
  failures?: () => Promise<string[] | undefined>;
  /** Returns the lines about each test that passed only on its second attempt. */
  unsteady?: () => Promise<string[][] | undefined>;
}

/**
 * In CI a test that failed is run once more, since other work on the machine may be the reason. The summary names it;
 * more than these have another reason. Elsewhere there is no second attempt.
 */
export const mostUnsteady = 3;
const secondAttempts = process.env.CI ? 1 : 0;

/** The folder of the runners' reports. */
export const reports = join(root, 'node_modules/.cache/janus-test');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const walkReport = join(reports, 'walks.json');

const compiled = join(root, 'node_modules/.cache/janus-compiled');

const tool = (path: string) => join(root, 'node_modules', path);
const script = (name: string) => join(root, 'scripts', name);

export const stages: readonly Stage[] = [
  { name: 'check', says: 'formats, types, boundaries', parameters: [script('check.ts')] },
  { name: 'build', says: 'the site for production', parameters: [script('build.ts')] },
  {
    name: 'unit',
    says: 'every package, and every story in a browser',
    parameters: [
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      `--retry=${secondAttempts}`,
    ],
    // The tests start the product's commands dozens of times, and each would compile everything again.
    env: { NODE_COMPILE_CACHE: compiled },
    closingLines: 4,
    count: () => readReport(vitestReport, countVitest),
    failures: () => readReport(vitestReport, listFailures),
    unsteady: () => readReport(vitestReport, listUnsteady),
  },
  {
    name: 'storybook',
    says: 'Storybook builds',
    parameters: [
      tool('storybook/dist/bin/dispatcher.js'),
      'build',
      '--quiet',
      '--disable-telemetry',
      '--output-dir',
      'storybook-static',
    ],
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
  {
    name: 'e2e',
    says: 'the built site in Chromium',
    parameters: [
      tool('@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      `--retries=${secondAttempts}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    needs: ['build'],
    closingLines: 3,
    count: () => readReport(playwrightReport, countPlaywright),
    failures: () => readReport(playwrightReport, listFailedSpecs),
    unsteady: () => readReport(playwrightReport, listUnsteadySpecs),
  },
  {
    name: 'firefox',
    says: 'what visitors and the owner do on the built site, in Firefox',
    parameters: [script('browsers.ts'), 'firefox', '--if-possible', `--report=${walkReport}`],
    needs: ['build'],
    count: () => readReport(walkReport, countWalks),
    failures: () => readReport(walkReport, listFailedWalks),
  },
  {
    name: 'upgrade',
    says: 'servers of the newest release are updated to this code and taken back, on each database (whole form)',
    parameters: [
      '--conditions=janus-source',
      '--disable-warning=ExperimentalWarning',
      script('faults.ts'),
      '--from=release',
    ],
    isWholeOnly: true,
    closingLines: 3,
  },
];
