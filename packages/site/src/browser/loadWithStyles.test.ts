// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from './loadWithStyles.ts';

let loadWithStyles: typeof Module.loadWithStyles;

beforeEach(async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/first.css">';
  vi.resetModules();
  ({ loadWithStyles } = await import('./loadWithStyles.ts'));
});

const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const finish = (name: string, what: 'load' | 'error') =>
  document.querySelector(`link[href="/assets/${name}.css"]`)?.dispatchEvent(new Event(what));
const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));

test('code is loaded once its style sheets have loaded, and each sheet is requested once', async () => {
  load.mockClear();
  const files = ['assets/first.css', 'assets/second.css'];
  const [one, other] = [loadWithStyles(load, files), loadWithStyles(load, files)];
  expect(links()).toEqual(['/assets/first.css', '/assets/second.css']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  finish('second', 'load');
  expect(await Promise.all([one, other])).toEqual(['code', 'code']);
});

test('a style sheet that failed to load blocks its code, and is requested again on the next attempt', async () => {
  load.mockClear();
  const failed = loadWithStyles(load, ['assets/second.css']);
  finish('second', 'error');
  await expect(failed).rejects.toThrow('/assets/second.css');
  expect(load).not.toHaveBeenCalled();
  expect(links()).toEqual(['/assets/first.css']);
  const again = loadWithStyles(load, ['assets/second.css']);
  finish('second', 'load');
  expect(await again).toBe('code');
});

test('code without styles is loaded immediately', async () => {
  expect(await loadWithStyles(load)).toBe('code');
});
