import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fromLocalInput, toLocalInput } from './dates.ts';

test('a time converted to a local input value and back is unchanged, whatever the time zone', () => {
  const time = '2026-03-29T09:30:00.000Z';
  expect(fromLocalInput(toLocalInput(time))).toBe(time);
});

test('a year that is being typed leaves the minutes as they are, where old offsets have seconds', () => {
  const typed = ['0002', '0020', '0202', '2026'].map((year) => `${year}-11-21T09:30`);
  // A test's own process cannot be moved to another zone.
  const script = `
    import { fromLocalInput, toLocalInput } from './dates.ts';
    console.log(JSON.stringify(${JSON.stringify(typed)}.map((text) => toLocalInput(fromLocalInput(text)))));`;
  const shown = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: 'Europe/Moscow' },
    encoding: 'utf8',
  });
  expect(JSON.parse(shown)).toEqual(typed);
});

test('empty and invalid values give no time', () => {
  expect([toLocalInput(null), toLocalInput('soon')]).toEqual(['', '']);
  expect([fromLocalInput(''), fromLocalInput('32.13.2026')]).toEqual([null, null]);
});
