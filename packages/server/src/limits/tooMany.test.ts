import { expect, test } from 'vitest';
import { problemDocument } from '../errors.ts';
import { tooMany } from './tooMany.ts';

test.each([
  [0, '1', 'Повторите через 1 секунду.', 'Try again in 1 second.'],
  [5, '5', 'Повторите через 5 секунд.', 'Try again in 5 seconds.'],
  [61, '61', 'Повторите через 2 минуты.', 'Try again in 2 minutes.'],
  [900, '900', 'Повторите через 15 минут.', 'Try again in 15 minutes.'],
])('a wait of %s s is stated in the header and in both languages', (seconds, header, ru, en) => {
  const error = tooMany(seconds);
  expect(error.options.headers).toEqual({ 'retry-after': header });
  expect(problemDocument(error, 'ru').detail).toContain(ru);
  expect(problemDocument(error, 'en').detail).toContain(en);
});
