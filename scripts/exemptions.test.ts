import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from './support/root.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

type Rules = Readonly<Record<string, unknown>>;

interface Settings {
  rules: Rules;
  overrides: readonly { files: readonly string[]; rules: Rules }[];
}

const bounds = ['max-lines-per-function', 'complexity'] as const;

const file = join(root, '.oxlintrc.json');
const { rules, overrides } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'))
  .config as Settings;

/** Files with a bound of their own; whole folders, such as tests, have none. */
const exempted = (bound: string) =>
  overrides.filter(({ rules: own }) => Array.isArray(own[bound])).flatMap(({ files }) => files);

function filesAbove(bound: string, files: readonly string[]): string[] {
  const config = join(temporaryFolder('exemptions'), 'oxlint.json');
  writeFileSync(
    config,
    JSON.stringify({ plugins: [], categories: { correctness: 'off' }, rules: { [bound]: rules[bound] } }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--config', config, '--format', 'json', ...files],
    { cwd: root, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  return [...new Set(diagnostics.map(({ filename }) => filename))];
}

describe('a function that may be longer or have more branches', () => {
  test.each(bounds)('%s: every file that is excepted needs it', (bound) => {
    const files = exempted(bound);
    expect(files.length).toBeGreaterThan(0);
    expect(filesAbove(bound, files).toSorted()).toEqual(files.toSorted());
  });

  test('no bound is off but for tests, stories, styles and examples', () => {
    const off = overrides.filter(({ rules: own }) => bounds.some((bound) => own[bound] === 'off'));
    expect(off.flatMap(({ files }) => files)).toEqual([
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.stories.tsx',
      '**/*.css.ts',
      'e2e/**',
      '**/{testing,hardening}/**',
      'examples/**',
    ]);
  });
});
