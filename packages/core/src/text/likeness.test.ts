import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test.each([
  ['one-table-is-a-queue', 'one-table-is-a-queue', 1],
  ['one-tabel-is-a-queue', 'one-table-is-a-queue', 0.9],
  ['queue-table', 'one-table-is-a-queue', 0.8],
  ['sqlite', 'sqlite-on-the-server', 0.5],
])('%s is similar to %s', (one, two, least) => {
  expect(likeness(one, two)).toBeGreaterThanOrEqual(least);
  expect(likeness(two, one)).toBe(likeness(one, two));
});

test.each([
  ['nine-microamps', 'one-table-is-a-queue'],
  ['', ''],
  ['', 'one'],
  ['a-b-c', 'x-y-z'],
  ['x'.repeat(100_000), 'one-table-is-a-queue'],
])('pair %# has nothing in common', (one, two) => {
  expect(likeness(one, two)).toBe(0);
});
