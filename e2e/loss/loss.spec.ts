// The foundations of `npm run loss`: a seed must reproduce its run, and lost words must be noticed. The full run takes
// hours, so it is separate.
import { expect, test } from '@playwright/test';
import { createRandom } from '../../scripts/support/random.ts';
import { bound, runLoss } from './run.ts';

// Each has a separate site.
test.describe.configure({ mode: 'parallel' });

test('equal seeds give equal random numbers, different seeds different ones', () => {
  const draw = (from: number) => {
    const random = createRandom(from);
    return Array.from({ length: 8 }, () => random.between(0, 99));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('a run with four events of different kinds loses less than two seconds of typing', async () => {
  test.setTimeout(300_000);
  const report = await runLoss({ seed: 23, events: 4 });
  expect(report).toMatchObject({ events: 4, losses: [], faults: [] });
  expect(report.words).toBeGreaterThan(12);
});

test('the run detects an editor that stores nothing on the device', { tag: '@whole' }, async () => {
  test.setTimeout(180_000);
  const only = { event: 'the tab crashes', kind: 'new' } as const;
  const report = await runLoss({ seed: 5, events: 1, only, isForgetful: true });
  expect(report.most).toBeGreaterThan(bound / 2);
});
