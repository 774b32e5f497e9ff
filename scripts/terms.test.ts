// Names must use the terms of the field: a participle or a metaphor is clear only to its author.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './support/root.ts';

/** The replacement for each of them, or how to find it. */
const terms: Readonly<Record<string, string>> = {
  alike: 'similar',
  asker: 'the type of who asks: client, caller, visitor',
  beyond: 'cursor, end, excess',
  calm: 'reduced, neutral',
  desk: 'editor, tab; of a screen: desktop',
  given: 'value, parameters, or what it holds',
  gone: 'deleted, removed, expired, or what it holds',
  grounds: 'baseRevisions; of colours: backgrounds',
  hand: 'input, inputMethod',
  heard: 'listener, messages',
  keeper: 'store, context',
  known: 'cached, existing, allowed; of a state: previous',
  noun: 'resource',
  print: 'hash',
  scene: 'page; of a test: world, setup',
  slim: 'recompress',
  told: 'output, recorded, reported, or what it holds',
  wishes: 'filters',
};

const folders = ['packages', 'scripts', 'e2e', '.storybook', 'examples'];
const passed = /(^|\/)(node_modules|dist|generated|locales|fixtures)\//;

function isDeclaration(node: ts.Node): node is ts.Declaration & { name: ts.Identifier } {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node);
  return isNamed && node.name !== undefined && ts.isIdentifier(node.name);
}

const anyOfThem = new RegExp(`\\b(?:${Object.keys(terms).join('|')})\\b`, 'i');

function privateNames(file: string, text: string): string[] {
  // Most files contain none of these words and need not be parsed.
  if (!anyOfThem.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node)) {
      const term = terms[node.name.text.toLowerCase()];
      const { line } = source.getLineAndCharacterOfPosition(node.name.getStart());
      if (term !== undefined) found.push(`${file}:${line + 1}: ${node.name.text}; say ${term}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('no name in the code is one of the listed words', async () => {
  const lists = folders.map(async (folder) => {
    const names = await readdir(join(root, folder), { recursive: true });
    return names.map((name) => `${folder}/${name}`);
  });
  const files = (await Promise.all(lists))
    .flat()
    .filter((name) => /\.tsx?$/.test(name) && !passed.test(name));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => privateNames(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  'const given = 1;',
  'function f({ desk }: object) {}',
  'const [told] = [];',
  'type Noun = string;',
  'interface A { print: string }',
])('%s is reported', (line) => {
  expect(privateNames('a.ts', line)).toHaveLength(1);
});
it('a property of foreign data is not reported', () => {
  expect(privateNames('a.ts', "const words = { gone: '410' }; words.gone;")).toEqual([]);
});
