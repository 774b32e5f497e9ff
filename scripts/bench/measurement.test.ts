import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { benches, commandOf, help } from './benches.ts';
import { readMeasurement } from './measurement.ts';

const folder = join(root, 'docs/measurements');
const page = readFileSync(join(root, 'docs/measurements.md'), 'utf8');
const kept = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
const read = (name: string) =>
  readMeasurement(readFileSync(join(folder, `${name}.json`), 'utf8'), `${name}.json`);

describe('the benches that --help names', () => {
  it.each(benches)(
    'bench $word saves figures that docs/measurements.md shows, or the page says why not',
    (bench) => {
      expect(help).toContain(`${commandOf(bench)}\n\n${bench.help}`);
      if ('because' in bench.keeps) {
        const row = `| \`${commandOf(bench)}\` | ${bench.keeps.because} |`;
        // The reason may contain a link.
        expect(page.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')).toContain(row);
        return;
      }
      for (const name of bench.keeps) {
        const { command } = read(name);
        const [own, options] = [commandOf(bench), command.slice(commandOf(bench).length)];
        expect(command.startsWith(own) && (options === '' || options.startsWith(' --')), name).toBe(true);
        expect(bench.word === '' && options !== '', name).toBe(false);
        expect(page).toContain(`\n[The figures](measurements/${name}.json)\n`);
      }
    },
  );

  it('are the only ones that have saved figures', () => {
    const named = benches.flatMap(({ keeps }) => ('because' in keeps ? [] : keeps));
    expect(kept.toSorted()).toEqual([...named].toSorted());
  });

  it('save only the cores and the gigabytes of the machine', () => {
    for (const name of kept) expect(Object.keys(read(name).machine)).toEqual(['cores', 'gigabytes']);
  });
});

const good = {
  what: 'A',
  unit: 'kB',
  axes: { x: 'page', y: 'weight' },
  series: [{ name: 'all', points: [{ x: 'home', y: 1, bound: { most: 2 } }] }],
  command: 'npm run bench',
  date: '2026-11-27',
  machine: { cores: 2, gigabytes: 4 },
  version: '0.1.0',
};
const withPoint = (point: object) => ({ ...good, series: [{ name: 'all', points: [point] }] });

describe('a measurement', () => {
  it('is read back unchanged', () => {
    expect(readMeasurement(JSON.stringify(good), 'a')).toEqual(good);
  });

  it.each([
    ['{', 'a is not JSON.'],
    [[], 'a is not an object.'],
    [{ ...good, what: '' }, 'a.what is not a text.'],
    [{ ...good, date: 'today' }, 'a.date is not a date as 2026-11-27.'],
    [{ ...good, host: 'name' }, 'a.host is not a field of it.'],
    [{ ...good, machine: { ...good.machine, name: 'x' } }, 'a.machine.name is not a field of it.'],
    [{ ...good, machine: { cores: 0, gigabytes: 4 } }, 'a.machine.cores is not a number above 0.'],
    [{ ...good, series: [] }, 'a.series is not a list of one or more.'],
    [withPoint({ x: 'home', y: '1' }), 'a.series[0].points[0].y is not a number from 0 on.'],
    [withPoint({ x: 'home', y: 1, bound: {} }), 'a.series[0].points[0].bound is not one of most and least.'],
    [
      { ...withPoint({ x: 'home', y: 1 }), isOfBounds: true },
      'a: “home” of “all” is not a part of its bound: it has none that says most.',
    ],
  ])('of a wrong shape is rejected with an explanation', (value, words) => {
    const source = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => readMeasurement(source, 'a')).toThrow(words);
  });
});
