import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Typeface } from '@janus-site/core';
import { typefaces } from '@janus-site/ui/theme/typefaces.ts';
import { readRange } from '@janus-site/ui/theme/unicodeRange.ts';
import { adminAreasOf } from '../page/adminAreas.ts';
import { areasOf } from '../page/areas.ts';
import type { DocumentParts, FindParts, RareFont } from './documentParts.ts';
import type { StyleRule } from './pageStyles.ts';
import { writeRules } from './pageStyles.ts';
import type { LayoutName } from '../page/routes.ts';

/** The data that the build writes besides its files (`partsPlugin.ts`). */
export interface BuiltParts {
  /** Static imports and styles by file name. */
  files: Record<string, { imports: string[]; styles: string[] }>;
  /** The file that contains each source path. */
  modules: Record<string, string>;
  /** The rules of each style sheet, by file name. */
  rules: Record<string, StyleRule[]>;
  /** The font files by the name of their source. */
  fonts: Record<string, string>;
}

/**
 * The fonts of a page's first paint in either language: a Russian text has digits and Latin names, an English page has
 * the other language's name, posts that exist only in Russian, and whatever visitors type.
 */
const firstFonts = (typeface: Typeface) => [`${typeface}-cyrillic`, `${typeface}-latin`];

/** Returns the `@font-face` rules of a family, and of the system font scaled to its width. */
function rulesOf({ rules }: BuiltParts, typeface: Typeface): StyleRule[] {
  const { family } = typefaces[typeface];
  const names = new Set<unknown>([family, `${family} fallback`]);
  const sheet = Object.values(rules).find((list) => list.some(({ font }) => font === family)) ?? [];
  return sheet.filter(({ font }) => names.has(font));
}

/**
 * Returns the `@font-face` rules of a typeface, which no sheet of a public page contains. The panel swaps it in when it
 * arrives; on a page that must not shift lines being read. The other fonts of the family are swapped in there, too: a
 * page to which scripts lead has not preloaded them, and would show a second font for the whole visit.
 */
function facesOf(built: BuiltParts, typeface: Typeface, layout: LayoutName): string {
  if (layout !== 'public') return writeRules(rulesOf(built, typeface));
  const first = firstFonts(typeface).map((name) => built.fonts[name]);
  const isFirst = ({ text }: StyleRule) => first.some((file) => file !== undefined && text.includes(file));
  return writeRules(
    rulesOf(built, typeface).map((rule) =>
      isFirst(rule)
        ? { ...rule, text: rule.text.replace(/font-display:\s*swap/, 'font-display:optional') }
        : rule,
    ),
  );
}

/** Returns the fonts of a typeface that only some texts need: italics, accents, letters of other languages. */
function rareFontsOf(built: BuiltParts, typeface: Typeface): RareFont[] {
  const faces = rulesOf(built, typeface);
  const first = firstFonts(typeface);
  const others = Object.entries(built.fonts).filter(
    ([name]) => name.startsWith(`${typeface}-`) && !first.includes(name),
  );
  return others.flatMap(([name, file]) => {
    const rule = faces.find(({ text }) => text.includes(file));
    const range = /unicode-range:([^;}]+)/.exec(rule?.text ?? '')?.[1];
    if (range === undefined) return [];
    return { href: `/${file}`, isItalic: name.includes('-italic-'), characters: oneOf(range) };
  });
}

/** Returns an expression for one character of a `unicode-range`. */
function oneOf(range: string): RegExp {
  const escape = (code: number) => `\\u{${code.toString(16)}}`;
  const parts = readRange(range).map(([first, last]) => `${escape(first)}-${escape(last)}`);
  return new RegExp(`[${parts.join('')}]`, 'u');
}

const entrySource = 'packages/site/src/entryClient.tsx';
const ui = 'packages/ui/src';
/** Sources that every admin page loads (`adminRoutes.ts`). */
const adminSources = [
  'packages/site/src/page/adminRoutes.ts',
  'packages/site/src/page/client.ts',
  'packages/site/src/browser/navigator.ts',
  `${ui}/hooks/UiProvider.tsx`,
  `${ui}/admin/frame/WaitingScreen.tsx`,
];

/** Returns whether a path is the source of a screen, whose file has the name of its component. */
export function isScreenSource(path: string, screen: string): boolean {
  return path.includes(`${ui}/`) && path.endsWith(`/${screen}.tsx`);
}

export function layoutSource(name: LayoutName): string {
  return `${ui}/${name === 'public' ? 'public/layout/PublicLayout.tsx' : 'admin/frame/AdminLayout.tsx'}`;
}

/** Returns the files and everything they import, each once, imports first. */
function walkFiles(parts: BuiltParts, start: readonly string[]): string[] {
  const files = new Set<string>();
  const open = new Set<string>();
  function visit(file: string): void {
    if (open.has(file)) return;
    open.add(file);
    for (const imported of parts.files[file]?.imports ?? []) visit(imported);
    files.add(file);
  }
  for (const file of start) visit(file);
  return [...files];
}

/** Creates a function that finds a page's files in a build. */
export function createBuiltAssets(folder: string): FindParts {
  const built = JSON.parse(readFileSync(join(folder, '.parts.json'), 'utf8')) as BuiltParts;
  const pages = new Map<string, DocumentParts>();
  const fileOf = (source: string) => built.modules[source];

  return ({ name, screen, layout, face, language, typeface }) => {
    const key = [name, screen, layout, face, language, typeface].join();
    const page = pages.get(key);
    if (page !== undefined) return page;
    const sources = [
      entrySource,
      ...[...areasOf(name, layout, face), ...(layout === 'public' ? [] : adminAreasOf(name))].map(
        (area) => `${ui}/locales/${area}/${language}.po`,
      ),
      layoutSource(layout),
      ...(layout === 'public' ? [] : adminSources),
      ...Object.keys(built.modules).filter((source) => isScreenSource(source, screen)),
    ];
    const entry = fileOf(entrySource);
    if (entry === undefined) throw new Error('The built site has no entry. Build it again: npm run build');
    const files = walkFiles(
      built,
      sources.flatMap((source) => fileOf(source) ?? []),
    );
    // The panel uses Inter whatever the typeface of the pages.
    const shown = layout === 'public' ? typeface : 'inter';
    const styles = [...new Set(files.flatMap((file) => built.files[file]?.styles ?? []))];
    const parts: DocumentParts = {
      entry: `/${entry}`,
      preloads: files.filter((file) => file !== entry).map((file) => `/${file}`),
      fonts: firstFonts(shown)
        .flatMap((font) => built.fonts[font] ?? [])
        .map((file) => `/${file}`),
      rareFonts: rareFontsOf(built, shown),
      ...(typeface !== 'inter' && { faces: facesOf(built, typeface, layout) }),
      styles: styles.map((file) => ({ href: `/${file}`, rules: built.rules[file] ?? [] })),
    };
    pages.set(key, parts);
    return parts;
  };
}
