import { expect, test } from 'vitest';
import { superseded } from './rotation.ts';

const day = 24 * 60 * 60 * 1000;
const nameOf = (time: number): string => `janus-${new Date(time).toISOString().slice(0, 10)}.janus`;

test('after a year of days 7 of them, 4 weeks and 6 months are there', () => {
  const retention = { daily: 7, weekly: 4, monthly: 6 };
  let copies: string[] = [];
  for (let time = Date.UTC(2026, 0, 1); time <= Date.UTC(2026, 11, 31); time += day) {
    copies.push(nameOf(time));
    const gone = new Set(superseded(copies, retention));
    copies = copies.filter((copy) => !gone.has(copy));
  }
  expect(copies.map((name) => name.slice(6, 16))).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ]);
});

test('what is no copy of a day never goes', () => {
  const names = ['notes.txt', 'janus-2020-01-01.janus.part', 'uploads', 'janus-2020-01-01.sqlite'];
  expect(superseded(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual(['janus-2020-01-01.sqlite']);
});
