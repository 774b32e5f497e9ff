import { expect, test } from 'vitest';
import { growthOf } from './apiScale.ts';
import { byLanguage } from './byLanguage.ts';
import { paintOf } from './lighthouse.ts';
import { weightsOf } from './pages.ts';

const figure = (name: string, value: number, unit = '', most?: number) => ({
  name,
  value,
  unit,
  ...(most !== undefined && { bound: { most } }),
});

test('figures of pages become one series for each language that has any', () => {
  const figures = [figure('home, ru: HTML', 1, 'kB', 14), { name: 'home, en', because: 'none' }];
  const series = byLanguage(
    figures,
    () => true,
    (name) => name,
  );
  expect(series).toEqual([{ name: 'in Russian', points: [{ x: 'home: HTML', y: 1, bound: { most: 14 } }] }]);
});

test('the plots show the weights that have a bound, and of Lighthouse the first paint', () => {
  const weights = [
    figure('home, ru: HTML', 13, 'kB', 14),
    figure('home, ru: fonts', 13, 'kB'),
    figure('home, en: layout shift', 0, '', 0.01),
  ];
  expect(weightsOf(weights).series).toEqual([
    { name: 'in Russian', points: [{ x: 'home: HTML', y: 13, bound: { most: 14 } }] },
  ]);
  const scores = [
    figure("blog home, en: first paint, times a plain page's", 1.04, '', 1.1),
    figure("blog home, en: largest paint, times a plain page's", 2),
  ];
  expect(paintOf(scores).series).toEqual([
    { name: 'in English', points: [{ x: 'blog home', y: 1.04, bound: { most: 1.1 } }] },
  ]);
});

test('the plot of the services has one series for each measured database engine', () => {
  const found = [
    figure('SQLite: list, first page, 10000 against 100', 1.1, '', 1.2),
    { name: 'calls on PostgreSQL', because: 'none' },
  ];
  expect(growthOf(found).series).toEqual([
    { name: 'SQLite', points: [{ x: 'list, first page', y: 1.1, bound: { most: 1.2 } }] },
  ]);
});
