import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rotate, superseded } from './rotation.ts';

const day = 24 * 60 * 60 * 1000;
const nameOf = (time: number): string => `janus-${new Date(time).toISOString().slice(0, 10)}.janus`;

test('after a year of daily backups, those of 7 days, 4 weeks and 6 months are kept', () => {
  const retention = { daily: 7, weekly: 4, monthly: 6 };
  let backups: string[] = [];
  for (let time = Date.UTC(2026, 0, 1); time <= Date.UTC(2026, 11, 31); time += day) {
    backups.push(nameOf(time));
    const outdated = new Set(superseded(backups, retention));
    backups = backups.filter((backup) => !outdated.has(backup));
  }
  expect(backups.map((name) => name.slice(6, 16))).toEqual([
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

test('files that are not daily backups are never removed', () => {
  const names = ['notes.txt', 'janus-2020-01-01.janus.part', 'uploads', 'janus-2020-01-01.sqlite'];
  expect(superseded(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual(['janus-2020-01-01.sqlite']);
});

/** The newest of each of the last `count` periods, computed in another way than in the code. */
function newestOf(days: readonly string[], count: number, periodOf: (day: string) => string): string[] {
  const periods = [...new Set(days.map(periodOf))].toSorted().slice(-count);
  return periods.map(
    (period) =>
      days
        .filter((day) => periodOf(day) === period)
        .toSorted()
        .at(-1) ?? '',
  );
}

/** Weeks begin on Mondays. */
function mondayOf(date: string): string {
  const time = Date.parse(date);
  return new Date(time - ((new Date(time).getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
}

test('retention counts only valid backups; invalid ones do not accumulate', () => {
  const retention = { daily: 7, weekly: 4, monthly: 6 };
  // Days between two backups, and whether the later one is good.
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()), { maxLength: 120 });
  fc.assert(
    fc.property(steps, (history) => {
      let time = Date.UTC(2026, 0, 1);
      let backups: { name: string; isGood: boolean }[] = [];
      const good: string[] = [];
      for (const [gap, isGood] of history) {
        time += gap * day;
        backups.push({ name: nameOf(time), isGood });
        if (isGood) good.push(nameOf(time).slice(6, 16));
        const outdated = new Set(rotate(backups, retention));
        backups = backups.filter(({ name }) => !outdated.has(name));
      }
      const kept = backups.filter((backup) => backup.isGood).map(({ name }) => name.slice(6, 16));
      const expected = new Set([
        ...newestOf(good, 7, (date) => date),
        ...newestOf(good, 4, mondayOf),
        ...newestOf(good, 6, (date) => date.slice(0, 7)),
      ]);
      expect(kept).toEqual([...expected].toSorted());
      expect(backups.filter((backup) => !backup.isGood).length).toBeLessThanOrEqual(7);
    }),
    { numRuns: 200 },
  );
});
