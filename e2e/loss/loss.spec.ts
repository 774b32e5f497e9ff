// The foundations of `npm run loss`: a seed must reproduce its run, and lost words must be noticed. The full run takes
// hours, so it is separate.
import { expect, test } from '@playwright/test';
import { createRandom } from './random.ts';
import { bound, runLoss } from './run.ts';

// Each has a separate site.
test.describe.configure({ mode: 'parallel' });

test('chance is the same for the same seed, and another for another', () => {
  const draw = (from: number) => {
    const random = createRandom(from);
    return Array.from({ length: 8 }, () => random.between(0, 99));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('a few events, each of another kind, cost nobody two seconds of typing', async () => {
  test.setTimeout(300_000);
  const report = await runLoss({ seed: 23, events: 4 });
  expect(report).toMatchObject({ events: 4, losses: [], faults: [] });
  expect(report.words).toBeGreaterThan(12);
});

test('an editor that keeps nothing on the device is found out', { tag: '@whole' }, async () => {
  test.setTimeout(180_000);
  const only = { event: 'the tab crashes', kind: 'new' } as const;
  const report = await runLoss({ seed: 5, events: 1, only, isForgetful: true });
  expect(report.most).toBeGreaterThan(bound / 2);
});
