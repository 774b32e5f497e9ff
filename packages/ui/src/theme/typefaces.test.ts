import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { fontStack, slowStack } from './typefaces.ts';
import { readRange } from './unicodeRange.ts';

test('without the web font a sans-serif text is set in the font that the fallback is scaled from', () => {
  expect(fontStack('inter')).toBe("'Inter','Inter fallback',Arial,'Liberation Sans',system-ui,sans-serif");
  expect(fontStack('onest')).toBe("'Onest','Onest fallback',Arial,'Liberation Sans',system-ui,sans-serif");
  expect(slowStack).toBe("Arial,'Liberation Sans',system-ui,sans-serif");
});

const folder = join(import.meta.dirname, 'fonts');
const sheets = ['fonts.css', 'typefaces.css'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);
const faces = sheets
  .flatMap((css) => css.match(/@font-face \{[^}]*\}/g) ?? [])
  .flatMap((rule) => {
    const [, file = ''] = /fonts\/([\w-]+\.woff2)/.exec(rule) ?? [];
    const [, range = ''] = /unicode-range:([^;]*)/.exec(rule) ?? [];
    return file === ''
      ? []
      : [{ file, set: file.replace(/-(?:latin|cyrillic).*/, ''), codes: codesOf(range) }];
  });

function codesOf(range: string): number[] {
  return readRange(range).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** Returns the code points of a font file, without the mark at the end of its table. */
function charactersOf(file: string): number[] {
  const font = openSync(join(folder, file));
  return 'characterSet' in font ? font.characterSet.filter((code) => code !== 0xffff) : [];
}

test('each font file belongs to one rule, and has no character outside its range', () => {
  expect(faces.map(({ file }) => file).toSorted()).toEqual(
    readdirSync(folder)
      .filter((file) => file.endsWith('.woff2'))
      .toSorted(),
  );
  for (const { file, codes } of faces) {
    const characters = charactersOf(file);
    expect([file, characters.filter((code) => !codes.includes(code))]).toEqual([file, []]);
    expect([file, characters.length > 10]).toEqual([file, true]);
  }
});

test('a typeface has every letter in one of its files, and those of both alphabets in the first two', () => {
  const alphabets = 'ABCXYZabcxyz0123456789.,:;!?()«»„“”’–—…©°×€АБВЭЮЯабвэюяЁё№\u0301';
  const others = 'éèüöñçœ½²¿ЄєІіЇїЎўҐґ';
  for (const set of new Set(faces.map((face) => face.set))) {
    const own = faces.filter((face) => face.set === set);
    const setOf = (rest: boolean) =>
      own.filter(({ file }) => file.includes('-rest') === rest).flatMap(({ file }) => charactersOf(file));
    const missing = (text: string, codes: readonly number[]) =>
      [...text].filter((one) => !codes.includes(one.codePointAt(0) ?? 0)).join('');
    expect([set, missing(alphabets, setOf(false))]).toEqual([set, '']);
    expect([set, missing(others, setOf(true))]).toEqual([set, '']);
    const codes = own.flatMap((face) => face.codes);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
