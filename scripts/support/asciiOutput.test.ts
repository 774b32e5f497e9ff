import { expect, it } from 'vitest';
import { toAscii } from './asciiOutput.ts';

/** Returns the values that a module exports. */
async function valueOf(code: string): Promise<unknown[]> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown[] };
  return module.default;
}

it('writes texts, templates and regular expressions as escapes that mean the same', async () => {
  const source =
    "export default ['Сайт', `дом ${1}`, /^[а-яё]+$/.source, /^[а-яё]+$/.test('дом'), /[😀—]/u.test('😀'), /😀/.test('😀'), new RegExp(String.raw`^[ё\\s]$`).test('ё')]";
  const ascii = await toAscii(source);
  expect(ascii).toMatch(/^[\0-\x7F]*$/);
  const [text, template, , plain, astral, pair, raw] = await valueOf(ascii);
  expect([text, template, plain, astral, pair, raw]).toEqual(['Сайт', 'дом 1', true, true, true, true]);
});

it('keeps the licences of libraries', async () => {
  expect(await toAscii('/*! MIT, Анна */ export default 1')).toContain('/*! MIT, \\u0410');
});
