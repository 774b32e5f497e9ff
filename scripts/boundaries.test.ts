import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import { cruisePackages, ruleNames, sentences } from './support/boundaries.ts';
import { roomsWithoutRule, rulesOf } from './support/rooms.ts';
import { root } from './support/root.ts';

const fixtures = join(root, 'scripts/fixtures/boundaries');

/** Returns the rules that a fixture names as broken in its first line. */
async function announced(source: string): Promise<string[]> {
  const text = await readFile(join(fixtures, source), 'utf8');
  const [, names] = /^\/\/ breaks (.+)$/m.exec(text) ?? [];
  return names ? names.split(', ').toSorted() : [];
}

describe('boundaries', () => {
  let result: ICruiseResult;
  const own = () =>
    result.modules.filter(({ source }) => /^(packages|scripts|e2e|[.]storybook|examples)\//.test(source));

  beforeAll(async () => {
    result = await cruisePackages(fixtures);
  });

  it('reports for each fixture exactly the rules that it breaks', async () => {
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

  it('has a fixture that breaks each rule', () => {
    const fired = new Set(result.summary.violations.map(({ rule }) => rule.name));
    expect(ruleNames.filter((name) => !fired.has(name))).toEqual([]);
  });

  it('resolves package names to their sources, so that imports between packages are checked', () => {
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

describe('the sentences of ARCHITECTURE.md', () => {
  it('are exactly those of the rules, word for word', async () => {
    const text = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
    const [, section = ''] = /^## Who may import whom\n([^]*?)^## /m.exec(text) ?? [];
    const written = [...section.matchAll(/^- (.+)$/gm)].map(([, sentence]) => sentence);
    expect(written.toSorted()).toEqual([...sentences].toSorted());
  });

  it('cover every folder', () => {
    expect(roomsWithoutRule()).toEqual([]);
  });

  it.each(['core/src/session', 'server/src/routes/handovers', 'ui/src/admin/tags'])(
    'the error about a new folder refers to the file that names its neighbour %s',
    async (room) => {
      const rules = await readFile(join(root, rulesOf(`packages/${room}`)), 'utf8');
      expect(rules).toMatch(new RegExp(`\\b${room.split('/').at(-1)}\\b`));
    },
  );

  it('do not cover a folder that no rule names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rooms-'));
    const houses = [
      'core/src',
      'ui/src/admin/cellar',
      'ui/src/public/cellar',
      'server/src/routes/cellar',
      'site/src/cellar',
    ];
    for (const house of houses) await mkdir(join(folder, 'packages', house), { recursive: true });
    expect(roomsWithoutRule(folder)).toEqual([
      'packages/ui/src/admin/cellar',
      'packages/server/src/routes/cellar',
      'packages/site/src/cellar',
    ]);
    await rm(folder, { recursive: true });
  });
});
