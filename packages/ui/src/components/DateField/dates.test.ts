import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './dates.ts';

test('there and back is the same minute in any zone', () => {
  const time = '2026-03-29T09:30:00.000Z';
  expect(fromLocalInput(toLocalInput(time))).toBe(time);
});

test('nothing and nonsense are no time', () => {
  expect([toLocalInput(null), toLocalInput('soon')]).toEqual(['', '']);
  expect([fromLocalInput(''), fromLocalInput('32.13.2026')]).toEqual([null, null]);
});
