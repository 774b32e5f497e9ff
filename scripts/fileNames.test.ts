// A file with one export is named after it, so that its name alone says what to import.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './support/root.ts';

const folders = ['packages/server/src', 'packages/site/src', 'scripts'];
const passed =
  /(^|\/)(node_modules|generated|fixtures|migrations)\/|\.(test|spec|stories|css|config|d)\.tsx?$/;
/** Names that are fixed: Vitest calls the first, and each importer in `moving` has samples of the second. */
const fixedNames = { exports: ['setup'], files: ['index', 'fixtures'] };

interface Exports {
  values: string[];
  types: string[];
}

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node))
    return [node.name?.text ?? 'default'];
  return [];
}

function exportsOf(file: string, text: string): Exports {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Exports = { values: [], types: [] };
  for (const node of statements) {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      for (const { name, isTypeOnly } of node.exportClause.elements)
        found[node.isTypeOnly || isTypeOnly ? 'types' : 'values'].push(name.text);
    } else if (!ts.canHaveModifiers(node) || !ts.getModifiers(node)?.some(isExport)) continue;
    else if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      found.types.push(node.name.text);
    else found.values.push(...namesOf(node));
  }
  return found;
}
const isExport = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** The words of a name in lower case, without the plural: `byteRanges` is `byte` and `range`. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) =>
    word
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=[^s])s$/, ''),
  );

/** The export's name if it, and each exported type, lacks a word of the file's name: `openFont` suits `font.ts`. */
function otherName(file: string, text: string): string | undefined {
  const { values, types } = exportsOf(file, text);
  const [only, ...others] = values;
  const name = basename(file).replace(/\.tsx?$/, '');
  if (only === undefined || others.length > 0 || fixedNames.exports.includes(only)) return undefined;
  if (fixedNames.files.includes(name)) return undefined;
  const isNamed = [only, ...types].some((candidate) => {
    const whole = wordsOf(candidate).join('');
    return wordsOf(name).every((word) => whole.includes(word));
  });
  return isNamed ? undefined : only;
}

it.each(folders)('each file of %s with one export is named after it', async (folder) => {
  const names = await readdir(join(root, folder), { recursive: true });
  const files = names.filter((name) => /\.tsx?$/.test(name) && !passed.test(name));
  expect(files.length).toBeGreaterThan(50);
  const misnamed = files.flatMap((file) => {
    const other = otherName(file, readFileSync(join(root, folder, file), 'utf8'));
    return other === undefined ? [] : [`${folder}/${file} exports only ${other}`];
  });
  expect(misnamed).toEqual([]);
});

it.each([
  ['words.ts', 'export function dayAndTime() {}'],
  ['byteRange.ts', 'export const parseRange = 1;'],
  ['look.ts', 'interface Look {}\nexport const otherFace = 1;'],
  ['doors.ts', 'const libraries = 1;\nexport { libraries };'],
])('%s of `%s` is reported', (file, text) => {
  expect(otherName(file, text)).toBeDefined();
});
it.each([
  ['font.ts', 'export function openFont() {}'],
  ['categories.ts', 'export const readCategory = 1;'],
  ['page.ts', 'export interface Page {}\nexport const loadParts = 1;'],
  ['words.ts', 'export const one = 1;\nexport const two = 2;'],
])('%s of `%s` is not reported', (file, text) => {
  expect(otherName(file, text)).toBeUndefined();
});
