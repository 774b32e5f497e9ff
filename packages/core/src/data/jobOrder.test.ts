import { expect, test } from 'vitest';
import { areJobsByDate, compareJobs } from './jobOrder.ts';

const job = (start_date: string, end_date: string | null = null) => ({ start_date, end_date });

test('current jobs come first, then those that ended last', () => {
  const jobs = [
    job('2024-02'),
    job('2020-01'),
    job('2021-05', '2023-12-31'),
    job('2019-01', '2023-12'),
    job('2010-01', '2012-01'),
  ];
  expect(jobs.toReversed().toSorted(compareJobs)).toEqual(jobs);
  expect(areJobsByDate(jobs)).toBe(true);
  expect(areJobsByDate(jobs.toReversed())).toBe(false);
  expect(areJobsByDate([])).toBe(true);
});
