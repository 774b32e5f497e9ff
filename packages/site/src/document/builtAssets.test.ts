import { routeTable } from '@janus-site/core';
import { existsSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { BuiltParts } from './builtAssets.ts';
import { createBuiltAssets, isScreenSource, layoutSource } from './builtAssets.ts';
import { layouts, loadScreen } from '../page/routes.ts';
import type { LayoutName } from '../page/routes.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

test('every layout has its source file where the build expects it', () => {
  const sources = (Object.keys(layouts) as LayoutName[]).map(layoutSource);
  expect(sources.filter((source) => !existsSync(join(repository, source)))).toEqual([]);
});

test('every screen has one source file with its name', async () => {
  const files = globSync('packages/ui/src/{public,admin}/**/*.tsx', { cwd: repository });
  const names = [...routeTable.map(({ name }) => name), 'notFound' as const];
  const screens = await Promise.all(names.map(async (name) => (await loadScreen(name)).name));
  const counts = [...screens, 'ErrorScreen'].map((screen) => [
    screen,
    files.filter((file) => isScreenSource(file, screen)).length,
  ]);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

const parts: BuiltParts = {
  files: {
    'assets/entry.js': { imports: ['assets/shared.js'], styles: ['assets/base.css'] },
    'assets/shared.js': { imports: ['assets/entry.js'], styles: [] },
    'assets/home.js': { imports: ['assets/shared.js'], styles: ['assets/home.css'] },
    'assets/blog.js': { imports: [], styles: ['assets/blog.css'] },
    'assets/ru.js': { imports: [], styles: [] },
    'assets/homeRu.js': { imports: [], styles: [] },
    'assets/blogRu.js': { imports: [], styles: [] },
  },
  modules: {
    'packages/site/src/entryClient.tsx': 'assets/entry.js',
    'packages/ui/src/public/layout/PublicLayout.tsx': 'assets/entry.js',
    'packages/ui/src/public/home/HomeScreen.tsx': 'assets/home.js',
    'packages/ui/src/public/post/PostScreen.tsx': 'assets/blog.js',
    'packages/ui/src/locales/public/ru.po': 'assets/ru.js',
    'packages/ui/src/locales/portfolio/ru.po': 'assets/homeRu.js',
    'packages/ui/src/locales/blog/ru.po': 'assets/blogRu.js',
  },
  rules: {
    'assets/base.css': [{ around: [], selectors: [], text: '@page{}' }],
    'assets/home.css': [{ around: [], selectors: [{ text: 'p', names: ['p'] }], text: '{}' }],
    'assets/blog.css': [],
  },
  fonts: { 'inter-latin': 'assets/latin.woff2', 'inter-cyrillic': 'assets/cyrillic.woff2' },
};

const face = (font: string, file: string, range = 'U+0-7E') => ({
  around: [],
  selectors: [],
  text: `@font-face{font-family:${font};src:url(/assets/${file}.woff2);font-display:swap;unicode-range:${range}}`,
  font,
});
const literata = face('Literata', 'serif');
const standIn = face('Literata fallback', 'local');

function open(built: BuiltParts) {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  writeFileSync(join(folder, '.parts.json'), JSON.stringify(built));
  return createBuiltAssets(folder);
}

const home = {
  name: 'home',
  screen: 'HomeScreen',
  layout: 'public',
  face: 'portfolio',
  language: 'ru',
  typeface: 'inter',
} as const;

test('a page lists its own scripts, fonts and styles, each once, and no others', async () => {
  const find = open(parts);
  const found = await find(home);
  expect(found.entry).toBe('/assets/entry.js');
  expect(found.preloads.toSorted()).toEqual(
    ['home', 'homeRu', 'ru', 'shared'].map((file) => `/assets/${file}.js`),
  );
  expect(found.fonts).toEqual(['/assets/cyrillic.woff2', '/assets/latin.woff2']);
  expect(found).not.toHaveProperty('faces');
  expect((await find({ ...home, language: 'en' })).fonts).toEqual(found.fonts);
  expect(found.styles).toEqual(
    ['assets/base.css', 'assets/home.css'].map((file) => ({ href: `/${file}`, rules: parts.rules[file] })),
  );
});

test('the fonts of accents and italics come with their characters, and are swapped in on other pages', async () => {
  const rest = face('Literata', 'serif-rest', 'U+A1-A8, U+E9, U+152-153');
  const italic = face('Literata', 'slanted', 'U+410-44F');
  const find = open({
    ...parts,
    rules: { 'assets/settings.css': [literata, rest, italic, standIn] },
    fonts: {
      'literata-latin': 'assets/serif.woff2',
      'literata-latin-rest': 'assets/serif-rest.woff2',
      'literata-italic-cyrillic': 'assets/slanted.woff2',
    },
  });
  const page = await find({ ...home, typeface: 'literata' });
  expect(page.fonts).toEqual(['/assets/serif.woff2']);
  expect(page.rareFonts?.map(({ href, isItalic }) => [href, isItalic])).toEqual([
    ['/assets/serif-rest.woff2', false],
    ['/assets/slanted.woff2', true],
  ]);
  const matched = page.rareFonts?.map(({ characters }) =>
    [...'§é©œŔЖжё'].filter((one) => characters.test(one)).join(''),
  );
  expect(matched).toEqual(['§éœ', 'Жж']);
  expect(page.faces?.match(/[\w-]+\.woff2|optional|swap/g)).toEqual(
    ['serif', 'optional', 'serif-rest', 'swap', 'slanted', 'swap', 'local', 'swap'].map((one) =>
      /optional|swap/.test(one) ? one : `${one}.woff2`,
    ),
  );
});

test('a page has only the chosen typeface, and the admin area preloads Inter', async () => {
  const find = open({
    ...parts,
    rules: {
      ...parts.rules,
      'assets/settings.css': [
        literata,
        standIn,
        face('Onest', 'other'),
        { around: [], selectors: [], text: 'a{}' },
      ],
    },
    fonts: { ...parts.fonts, 'literata-latin': 'assets/serif.woff2' },
  });
  const page = await find({ ...home, typeface: 'literata' });
  expect(page.fonts).toEqual(['/assets/serif.woff2']);
  expect(page.faces).toBe(literata.text.replace('swap', 'optional') + standIn.text);
  const panel = await find({ ...home, layout: 'admin', typeface: 'literata' });
  expect(panel.fonts).toEqual(['/assets/cyrillic.woff2', '/assets/latin.woff2']);
  expect(panel.faces).toBe(literata.text + standIn.text);
});
