import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './dates.ts';

test('a time converted to a local input value and back is unchanged, whatever the time zone', () => {
  const time = '2026-03-29T09:30:00.000Z';
  expect(fromLocalInput(toLocalInput(time))).toBe(time);
});

test('empty and invalid values give no time', () => {
  expect([toLocalInput(null), toLocalInput('soon')]).toEqual(['', '']);
  expect([fromLocalInput(''), fromLocalInput('32.13.2026')]).toEqual([null, null]);
});
