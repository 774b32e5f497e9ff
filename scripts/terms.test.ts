// Names must use the terms of the field: a participle or a metaphor is clear only to its author.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
  touched: 'invalidated, changed',
  touches: 'invalidates',
  wishes: 'filters',
};

/** Participles that do not even stand as one word of the name of a type, a function or a file. */
const participles: Readonly<Record<string, string>> = {
  alike: 'similar',
  asked: 'request, call, or what is requested',
  given: 'imported, entered, or what it holds',
  gone: 'deleted, removed, missing',
  heard: 'received',
  said: 'present, text',
  told: 'reported, included',
  touched: 'invalidated, changed',
  wish: 'setting, input',
};
/** Participles that say nothing as the whole name of a function. */
const bare = /^(?:drawn|found|kept|known|made|named|shown|taken|wanted|written)$/;

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

const anyOfThem = new RegExp(
  `\\b(?:${Object.keys(terms).join('|')})\\b|${Object.keys(participles).join('|')}|${bare.source.slice(1, -1)}`,
  'i',
);

/** The words of a name in camel case, in lower case. */
const partsOf = (name: string): string[] =>
  name.split(/(?=[A-Z])|[^A-Za-z]+/).map((part) => part.toLowerCase());

const termInParts = (name: string): string | undefined =>
  partsOf(name).flatMap((part) => (Object.hasOwn(participles, part) ? (participles[part] ?? []) : []))[0];

const isType = (node: ts.Node): boolean =>
  ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);

/** Whether this declares a function of the module: `function f() {}` or `const f = () => {}`. */
const isModuleFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node)
    ? ts.isSourceFile(node.parent)
    : ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer) &&
      ts.isSourceFile(node.parent.parent.parent);

function termOf(node: ts.Declaration & { name: ts.Identifier }): string | undefined {
  const { text } = node.name;
  const term = Object.hasOwn(terms, text.toLowerCase()) ? terms[text.toLowerCase()] : undefined;
  if (term !== undefined || !(isType(node) || isModuleFunction(node))) return term;
  return bare.test(text) ? 'what the function does' : termInParts(text);
}

function privateNames(file: string, text: string): string[] {
  const path = termInParts(basename(file).replace(/\..*$/, ''));
  const found = path === undefined ? [] : [`${file}: the file's name; say ${path}`];
  // Most files contain none of these words and need not be parsed.
  if (!anyOfThem.test(text)) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node)) {
      const term = termOf(node);
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
  expect(files.flatMap((file) => privateNames(file, readFileSync(join(root, file), 'utf8'))).join('\n')).toBe(
    '',
  );
});

/** Phrases that are no standard English, in documents and in the texts of the code. */
const phrases = /\bon a desk\b|\b(?:asked|opened) by turns\b|\bnever heard of\b/i;

it('no document and no text of the code has one of the listed phrases', async () => {
  const lists = ['docs', 'scripts', 'packages/ui/src', '.storybook'].map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
  );
  const files = ['ARCHITECTURE.md', 'README.md', ...(await Promise.all(lists)).flat()].filter(
    (name) => /\.(?:tsx?|js|json|mdx?)$/.test(name) && !passed.test(name) && !name.endsWith('terms.test.ts'),
  );
  expect(files.filter((file) => phrases.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  'const given = 1;',
  'function f({ desk }: object) {}',
  'const [told] = [];',
  'type Noun = string;',
  'interface A { print: string }',
  'interface AskedCover {}',
  'const written = () => 1;',
  'function findGivenTag() {}',
])('%s is reported', (line) => {
  expect(privateNames('a.ts', line)).toHaveLength(1);
});
it("a file's name is reported", () => {
  expect(privateNames('src/askedTag.ts', '')).toHaveLength(1);
});
it('a value inside a function may be a participle', () => {
  expect(privateNames('a.ts', 'function f() { const written = 1; const asked = 2; }')).toEqual([]);
});
it('a property of foreign data is not reported', () => {
  expect(privateNames('a.ts', "const words = { gone: '410' }; words.gone;")).toEqual([]);
});
