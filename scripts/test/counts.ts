import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** Returns the beginning of an error, indented, without colours: enough to know what happened. */
function reasonOf(message = ''): string[] {
  // oxlint-disable-next-line no-control-regex -- colours start with the escape character
  const plain = message.replaceAll(/\u001B\[[\d;]*m/g, '');
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, mostLines).map((line) => `  ${line.slice(0, 300)}`);
}

const mostLines = 8;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
  }[];
}

/** A file that could not be loaded contains no tests; it counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const testsOf = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${name} › ${test.fullName}` })),
  );

/** Returns the tests that failed, with the reason, or did not end, for example because their process crashed. */
export function listFailures(report: VitestReport): string[] {
  return testsOf(report)
    .filter(({ status }) => status === 'failed' || status === 'pending')
    .flatMap(({ title, status, failureMessages }) => [
      `${status === 'failed' ? 'failed' : 'did not end'}: ${title}`,
      ...reasonOf(failureMessages?.[0]),
    ]);
}

/** Returns the lines about each test that passed only on its second attempt. */
export function listUnsteady(report: VitestReport): string[][] {
  return testsOf(report)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ title, failureMessages }) => [secondAttempt(title), ...reasonOf(failureMessages?.[0])]);
}

const secondAttempt = (title: string) => `passed on the second attempt: ${title}`;

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: readonly { errors: readonly { message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}

export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** Returns the title and the reasons of each test with this outcome. */
function specsWith(
  outcome: 'unexpected' | 'flaky',
  { suites = [], specs = [] }: PlaywrightSuite,
): { title: string; reasons: string[] }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ results }) => ({
        title: `${file} › ${title}`,
        reasons: results.flatMap(({ errors }) => errors).flatMap(({ message }) => reasonOf(message)),
      })),
  );
  return [...own, ...suites.flatMap((suite) => specsWith(outcome, suite))];
}

/** Returns the tests that failed, with the reasons. */
export function listFailedSpecs(report: PlaywrightSuite): string[] {
  return specsWith('unexpected', report).flatMap(({ title, reasons }) => [`failed: ${title}`, ...reasons]);
}

/** Returns the lines about each test that passed only on its second attempt. */
export function listUnsteadySpecs(report: PlaywrightSuite): string[][] {
  return specsWith('flaky', report).map(({ title, reasons }) => [secondAttempt(title), ...reasons]);
}

/** The report of `npm run browsers`; a walk is skipped if its browser is not available. */
export interface WalkReport {
  walks: { name: string; outcome: keyof Counts }[];
}

/** A report without walks means that nothing ran. */
export function countWalks({ walks }: WalkReport): Counts {
  if (walks.length === 0) return { ...noCounts, failed: 1 };
  const count = (wanted: keyof Counts) => walks.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

export function listFailedWalks({ walks }: WalkReport): string[] {
  return walks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => `failed: ${name}`);
}

/** Reads a report, or undefined if the runner ended before writing one. */
export async function readReport<T>(path: string, read: (report: never) => T): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : read(JSON.parse(text) as never);
}
