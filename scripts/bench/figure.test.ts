import { describe, expect, it } from 'vitest';
import { median, ratio, table } from './figure.ts';

const figure = { name: 'page', unit: 'ms' };

describe('the figures of the bench', () => {
  it('have a ratio of at most 1 within the bound, for upper and lower bounds', () => {
    expect(ratio({ ...figure, value: 10, bound: { most: 20 } })).toBe(0.5);
    expect(ratio({ ...figure, value: 0.8, bound: { least: 0.4 } })).toBe(0.5);
    expect(ratio({ ...figure, value: 0, bound: { most: 0 } })).toBe(0);
    expect(ratio({ ...figure, value: 1, bound: { most: 0 } })).toBe(Infinity);
    expect(ratio({ ...figure, value: 1 })).toBeUndefined();
  });

  it('say what could not be measured', () => {
    expect(table([{ name: 'against nginx', because: 'wrk is not installed' }])).toContain(
      'against nginx: not measured, wrk is not installed',
    );
  });

  it('are shown with three significant digits', () => {
    const shown = [0.5137, 1.1588, 12.41, 168.1].map((value) => table([{ name: 'page', value, unit: 'kB' }]));
    expect(shown.map((text) => text.split(/\s+/).at(-2))).toEqual(['0.514', '1.16', '12.4', '168']);
  });

  it('have a median, which is the middle value', () => {
    expect(median([9, 1, 5])).toBe(5);
  });
});
