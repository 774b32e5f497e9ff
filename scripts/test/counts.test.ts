import { describe, expect, it } from 'vitest';
import { addCounts, countFile, countPlaywright, countVitest, sentence } from './counts.ts';

const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('the closing count', () => {
  it('sums both runners', () => {
    const unit = countVitest({ ...vitest, testResults: [{ status: 'failed', assertionResults: [{}] }] });
    const e2e = countPlaywright({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] });
    expect(sentence(addCounts(unit, e2e))).toBe('8 passed, 1 failed, 4 skipped');
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ ...vitest, testResults }).failed).toBe(2);
  });

  it('does not forgive a test that passed on a second try', () => {
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toMatchObject({ passed: 3, failed: 1 });
  });

  it('knows no counts when a runner wrote none', async () => {
    expect(await countFile('no/such/report.json', countVitest)).toBeUndefined();
  });
});
