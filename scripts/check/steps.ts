import { join } from 'node:path';
import { root } from '../support/root.ts';

export interface Step {
  name: string;
  /** A sentence about what it checks. */
  says: string;
  /** Node's parameters: a file and its own parameters. */
  parameters: readonly string[];
  /** The command that fixes most of its findings. */
  remedy?: string;
}

const tool = (path: string) => join(root, 'node_modules', path);
const script = (name: string) => join(root, 'scripts', name);

/** Long steps first, so that both workers end at about the same time. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    says: 'TypeScript, in tools and packages.',
    parameters: [tool('@typescript/native/bin/tsc'), '--noEmit'],
  },
  {
    name: 'lint',
    says: 'oxlint with types; warnings fail, and so do comments that turn off what says nothing.',
    parameters: [
      tool('oxlint/bin/oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
    ],
  },
  {
    name: 'packages',
    says: 'core and ui as published: they build, exports and types resolve, bytes and styles are within bounds.',
    parameters: [script('packages.ts')],
  },
  {
    name: 'catalogues',
    says: 'All texts are collected and translated.',
    parameters: [script('catalogues.ts'), '--check'],
    remedy: 'npm run catalogues',
  },
  {
    name: 'unused',
    says: 'No unused files, exports or dependencies.',
    parameters: [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  },
  {
    name: 'generated',
    says: 'Generated files are up to date.',
    parameters: ['--conditions=janus-source', script('generate.ts'), '--check'],
    remedy: 'npm run generate',
  },
  { name: 'contract', says: "Redocly's recommended rules.", parameters: [script('lint-contract.ts')] },
  {
    name: 'promise',
    says: 'The contract breaks nothing that version 1 promises.',
    parameters: ['--conditions=janus-source', script('promise.ts')],
  },
  {
    name: 'boundaries',
    says: 'Import rules; no cycles; no folder without a rule.',
    parameters: [script('boundaries.ts')],
  },
  {
    name: 'stories',
    says: 'Every component, every screen and every part of a public page has its stories beside it.',
    parameters: [script('stories.ts')],
  },
  {
    name: 'lockfile',
    says: "package-lock.json has all platforms' binaries.",
    parameters: [tool('vitest/vitest.mjs'), 'run', '--project', 'repository', 'scripts/lockfile.test.ts'],
  },
  {
    name: 'format',
    says: 'oxfmt.',
    parameters: [tool('oxfmt/bin/oxfmt'), '--check', '.'],
    remedy: 'npm run format',
  },
];
