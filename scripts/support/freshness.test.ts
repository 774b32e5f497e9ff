import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isBuilt, sources, stampBuild } from './freshness.ts';
import { root } from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'janus-freshness-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, 'packages', name);
const touch = (name: string): void => utimesSync(at(name), new Date(), new Date(Date.now() + 60_000));

beforeEach(() => {
  for (const name of ['server/src', 'ui/src', 'site/dist']) mkdirSync(at(name), { recursive: true });
  for (const name of [
    'server/src/inPages.ts',
    'server/src/other.ts',
    'ui/src/Page.tsx',
    'ui/src/Page.test.tsx',
  ])
    writeFileSync(at(name), '');
});

test.each([
  ['a part of the server that pages are drawn with', 'server/src/inPages.ts', false],
  ['another part of the server', 'server/src/other.ts', true],
  ['a screen', 'ui/src/Page.tsx', false],
  ['a test', 'ui/src/Page.test.tsx', true],
])('isBuilt is correct after a change of %s', (_what, name, isFresh) => {
  stampBuild([at('server/src/inPages.ts')], folder);
  expect(isBuilt(folder)).toBe(true);
  touch(name);
  expect(isBuilt(folder)).toBe(isFresh);
});

test('a stamp in another format does not count as a build', () => {
  writeFileSync(at('site/dist/built'), new Date().toISOString());
  expect(isBuilt(folder)).toBe(false);
});

test('every local file that the build of the site imports is one of its sources', () => {
  const seen = new Set<string>();
  function visit(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    const imports = readFileSync(join(root, path), 'utf8').matchAll(/ from '(\.{1,2}\/[^']+)'/g);
    for (const [, name = ''] of imports) visit(join(dirname(path), name));
  }
  visit('scripts/build.ts');
  visit('packages/site/vite.config.ts');
  // This file notes when the site was built, and does not change what is built.
  seen.delete('scripts/support/freshness.ts');
  const isSource = (path: string) => sources.some((source) => `${path}/`.startsWith(`${source}/`));
  expect(seen.size).toBeGreaterThan(5);
  expect([...seen].filter((path) => !isSource(path))).toEqual([]);
});
