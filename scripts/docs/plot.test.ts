import { describe, expect, it } from 'vitest';
import type { Measurement } from '../bench/measurement.ts';
import { figureHtml, plotSvg, plotTable, ticksOf } from './plot.ts';

const measurement: Measurement = {
  what: 'Weights & <sizes>.',
  unit: 'kB',
  axes: { x: 'page', y: 'weight' },
  series: [
    {
      name: 'in Russian',
      points: [
        { x: 'home', y: 7, bound: { most: 14 } },
        { x: 'post', y: 60, bound: { most: 80 } },
      ],
    },
    { name: 'in English', points: [{ x: 'home', y: 3.5, bound: { most: 14 } }] },
  ],
  command: 'npm run bench',
  date: '2026-11-27',
  machine: { cores: 2, gigabytes: 4 },
  version: '0.1.0',
};
const widths = (svg: string) => [...svg.matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, value]) => value);

describe('a plot', () => {
  it.each([
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [1.22, [0, 0.5, 1, 1.5]],
    [80, [0, 20, 40, 60, 80]],
    [3, [0, 1, 2, 3]],
    [360_500, [0, 100_000, 200_000, 300_000, 400_000]],
    [0, [0, 0.25, 0.5, 0.75, 1]],
  ])('has round ticks on an axis that ends at or beyond %s', (most, ticks) => {
    expect(ticksOf(most)).toEqual(ticks);
  });

  it('has bars in proportion to their values, and a line at each bound', () => {
    const svg = plotSvg(measurement, 'plot');
    expect(widths(svg)).toEqual(['8.75', '4.375', '75']);
    expect([...svg.matchAll(/class="bound" x1="([\d.]+)%"/g)].map(([, value]) => value)).toEqual([
      '17.5',
      '100',
    ]);
    expect(svg).toContain('weight, kB</text>');
  });

  it('of shares of bounds shows them in per cent', () => {
    const svg = plotSvg({ ...measurement, isOfBounds: true }, 'plot');
    expect(widths(svg)).toEqual(['50', '25', '75']);
    expect(svg).toContain('>100 %</text>');
    expect(svg).toContain('>weight; figures in kB</text>');
  });

  it('has a title with the smallest and the largest value, and escaped text', () => {
    const svg = plotSvg(measurement, 'plot');
    expect(svg).toMatch(/^<svg role="img" aria-labelledby="plot"/);
    expect(svg).toContain(
      '<title id="plot">Weights &amp; &lt;sizes&gt;. Shortest bar: home, 3.50 kB. Longest: post, 60 kB.</title>',
    );
  });

  it('has a table of the same figures, with a dash for missing ones', () => {
    const rows = plotTable(measurement)
      .split('<tr>')
      .map((row) =>
        row
          .replaceAll(/<[^>]*>/g, '|')
          .split(/\|+/)
          .filter(Boolean),
      );
    expect(rows.slice(1)).toEqual([
      ['page', 'in Russian, kB', 'in English, kB', 'bound'],
      ['home', '7', '3.50', '≤ 14'],
      ['post', '60', '–', '≤ 80'],
    ]);
  });

  it('names its version, date and machine, and the command that repeats it', () => {
    const html = figureHtml({ ...measurement, commit: 'abc' }, 'pages');
    expect(html).toContain('Janus 0.1.0 (abc) on 2026-11-27, on a machine of 2 cores and 4 GB.');
    expect(html).toContain('<code>npm run bench -- --save</code>');
  });
});
