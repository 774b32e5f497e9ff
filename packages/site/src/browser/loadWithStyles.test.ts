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

test('code is asked for when its styles have come, each sheet once', async () => {
  load.mockClear();
  const files = ['assets/first.css', 'assets/second.css'];
  const [one, other] = [loadWithStyles(load, files), loadWithStyles(load, files)];
  expect(links()).toEqual(['/assets/first.css', '/assets/second.css']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  finish('second', 'load');
  expect(await Promise.all([one, other])).toEqual(['code', 'code']);
});

test('a sheet that did not come keeps the code away, and is asked for again', async () => {
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

test('code without styles is loaded at once', async () => {
  expect(await loadWithStyles(load)).toBe('code');
});
