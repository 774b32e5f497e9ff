import { describe, expect, it } from 'vitest';
import {
  addCounts,
  countPlaywright,
  countVitest,
  countWalks,
  listFailedSpecs,
  listFailedWalks,
  listFailures,
  listUnsteady,
  listUnsteadySpecs,
  readReport,
  sentence,
} from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

const file = (assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]) => ({
  name: 'a.test.ts',
  status: 'failed',
  assertionResults,
});

const walk = (name: string, outcome: 'passed' | 'failed' | 'skipped') => ({
  name: `firefox: ${name}`,
  outcome,
});

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', errors: { message: string }[]) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ status, results: [{ errors }] }],
});

describe('the closing count', () => {
  it('sums all runners', () => {
    const unit = countVitest({ ...vitest, testResults: [file([{ fullName: 'one', status: 'failed' }])] });
    const e2e = countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] });
    const walks = countWalks({
      walks: [walk('read', 'passed'), walk('write', 'passed'), walk('publish', 'failed')],
    });
    const all = [unit, e2e, walks].reduce(addCounts);
    expect(sentence(all)).toBe('10 passed, 2 failed, 4 skipped');
  });

  it('counts a file that could not be loaded as failed', () => {
    expect(countVitest({ ...vitest, testResults: [file([])] }).failed).toBe(2);
  });

  it('names what failed and what never ended', () => {
    const results = ['passed', 'failed', 'pending', 'skipped'].map((status) => ({
      fullName: `is ${status}`,
      status,
    }));
    expect(listFailures({ ...vitest, testResults: [file(results)] })).toEqual([
      'failed: a.test.ts › is failed',
      'did not end: a.test.ts › is pending',
    ]);
  });

  it('says why a test failed, without colours', () => {
    const failure = {
      fullName: 'is red',
      status: 'failed',
      failureMessages: ['\u001B[31mred\u001B[39m\n\nnot green'],
    };
    expect(listFailures({ ...vitest, testResults: [file([failure])] })).toEqual([
      'failed: a.test.ts › is red',
      '  red',
      '  not green',
    ]);
    const suites = [
      { specs: [spec('is blue', 'expected', [])] },
      { suites: [{ specs: [spec('is grey', 'unexpected', [{ message: 'grey' }])] }] },
    ];
    expect(listFailedSpecs({ suites })).toEqual(['failed: a.spec.ts › is grey', '  grey']);
  });

  it('counts a test as passed that passed on its second attempt, and says why it failed first', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toMatchObject({ passed: 4, failed: 0 });
    const suites = [{ specs: [spec('is grey', 'flaky', [{ message: 'blue' }])] }];
    expect(listUnsteadySpecs({ suites })).toEqual([
      ['passed on the second attempt: a.spec.ts › is grey', '  blue'],
    ]);
    expect(listFailedSpecs({ suites })).toEqual([]);
    const tests = [
      { fullName: 'is steady', status: 'passed', failureMessages: [] },
      { fullName: 'is late', status: 'passed', failureMessages: ['late'] },
    ];
    expect(listUnsteady({ ...vitest, testResults: [file(tests)] })).toEqual([
      ['passed on the second attempt: a.test.ts › is late', '  late'],
    ]);
  });

  it('names the failed walks', () => {
    expect(listFailedWalks({ walks: [walk('read', 'passed'), walk('publish', 'failed')] })).toEqual([
      'failed: firefox: publish',
    ]);
  });

  it('counts skipped walks, and names none of them as failed', () => {
    const report = { walks: [walk('read', 'skipped'), walk('write', 'skipped')] };
    expect(countWalks(report)).toEqual({ passed: 0, failed: 0, skipped: 2 });
    expect(listFailedWalks(report)).toEqual([]);
  });

  it('counts a report without walks as a failure', () => {
    expect(countWalks({ walks: [] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('has no counts when a runner wrote no report', async () => {
    expect(await readReport('no/such/report.json', countVitest)).toBeUndefined();
  });
});
