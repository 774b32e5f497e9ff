import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { cruisePackages, ruleNames } from './support/boundaries.ts';
import { root } from './support/root.ts';

const fixtures = join(root, 'scripts/fixtures/boundaries');

/** The rules that a fixture says it breaks, in its first line. */
async function announced(source: string): Promise<string[]> {
  const text = await readFile(join(fixtures, source), 'utf8');
  const [, names] = /^\/\/ breaks (.+)$/m.exec(text) ?? [];
  return names ? names.split(', ').toSorted() : [];
}

describe('boundaries', () => {
  let result: ICruiseResult;
  const own = () => result.modules.filter((module) => module.source.startsWith('packages/'));

  beforeAll(async () => {
    result = await cruisePackages(fixtures);
  });

  it('reports in every fixture what it breaks, and nothing else', async () => {
    const broken = new Map<string, Set<string>>();
    for (const { rule, from } of result.summary.violations) {
      broken.set(from, (broken.get(from) ?? new Set()).add(rule.name));
    }
    const found = Object.fromEntries(
      own().map(({ source }) => [source, [...(broken.get(source) ?? [])].toSorted()]),
    );
    const expected = Object.fromEntries(
      await Promise.all(own().map(async ({ source }) => [source, await announced(source)] as const)),
    );
    expect(found).toEqual(expected);
  });

  it('fires every rule', () => {
    const fired = new Set(result.summary.violations.map(({ rule }) => rule.name));
    expect(ruleNames.filter((name) => !fired.has(name))).toEqual([]);
  });

  it('follows a package name to its source, or it would see nothing between packages', () => {
    const legal = own().find((module) => module.source === 'packages/ui/src/components/legal.ts');
    expect(legal?.dependencies).toMatchObject([
      {
        module: '@janus-site/core',
        couldNotResolve: false,
        resolved: expect.stringMatching(/packages\/core\/src\/index[.]ts$/),
        valid: true,
      },
    ]);
  });
});
