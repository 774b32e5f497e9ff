// What `npm run loss` builds on: a seed must lead to the same run again. The run itself takes minutes, so it stands apart.
import { expect, test } from '@playwright/test';
import { createRandom } from './random.ts';

test('chance is the same for the same seed, and another for another', () => {
  const draw = (from: number) => {
    const random = createRandom(from);
    return Array.from({ length: 8 }, () => random.between(0, 99));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});
