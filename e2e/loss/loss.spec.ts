// «Never lose a word», a short run of `npm run loss`.
import { expect, test } from '@playwright/test';
import { createRandom } from './random.ts';
import { runLoss } from './run.ts';

const patience = 600_000;
const seed = Number(process.env['JANUS_LOSS_SEED'] ?? 7);

test(`no word is lost while everything dies in turn (JANUS_LOSS_SEED=${seed})`, async () => {
  test.setTimeout(patience);
  const report = await runLoss({ seed, events: 12 });
  expect(report.losses).toEqual([]);
  expect(report.words).toBeGreaterThan(12);
});

test('chance is the same for the same seed, and another for another', () => {
  const draw = (from: number) => {
    const random = createRandom(from);
    return Array.from({ length: 8 }, () => random.between(0, 99));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});
