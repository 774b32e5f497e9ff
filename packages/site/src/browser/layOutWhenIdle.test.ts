// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { layOutWhenIdle } from './layOutWhenIdle.ts';

const root = document.documentElement;
const load = vi.fn<FontFaceSet['load']>();
Object.defineProperty(document, 'fonts', { value: { load } });

afterEach(() => {
  root.className = '';
  document.cookie = 'fonts=; max-age=0';
  load.mockReset();
});

test('once idle the whole page is laid out, and a fast visit loads no fonts', async () => {
  root.className = 'dark opening';
  layOutWhenIdle(document);
  expect(root.className).toBe('dark opening');
  await vi.waitFor(() => expect(root.className).toBe('dark'));
  expect(load).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});

test('a slow visit loads the fonts of its title for the next page and records that in a cookie', async () => {
  root.className = 'opening slow';
  document.title = 'Все посты';
  load.mockResolvedValue([]);
  layOutWhenIdle(document);
  await vi.waitFor(() => expect(document.cookie).toBe('fonts=1'));
  expect(load).toHaveBeenCalledExactlyOnceWith('1em Inter', 'Все посты');
  expect(root.className).toBe('slow');
});

test('a slow visit loads the typeface that the owner has chosen', async () => {
  root.className = 'slow';
  root.dataset['font'] = 'Literata';
  load.mockResolvedValue([]);
  layOutWhenIdle(document);
  await vi.waitFor(() => expect(document.cookie).toBe('fonts=1'));
  expect(load).toHaveBeenCalledExactlyOnceWith('1em Literata', document.title);
  delete root.dataset['font'];
});

test('fonts that failed to load are not recorded in the cookie', async () => {
  root.className = 'slow';
  load.mockRejectedValue(new Error('The line broke'));
  layOutWhenIdle(document);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(document.cookie).toBe('');
});
