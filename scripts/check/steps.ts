import { join } from 'node:path';
import { root } from '../support/root.ts';

export interface Step {
  name: string;
  /** One sentence of what it holds. */
  says: string;
  /** What Node is given: a file and its parameters. */
  parameters: readonly string[];
  /** The command that mends most of what it finds. */
  remedy?: string;
}

const tool = (path: string) => join(root, 'node_modules', path);
const script = (name: string) => join(root, 'scripts', name);

/** Long steps first, so that two workers end together. */
export const steps: readonly Step[] = [
  { name: 'types', says: 'TypeScript, in the tools and in every package.', parameters: [script('types.ts')] },
  {
    name: 'lint',
    says: 'oxlint with types; a warning fails.',
    parameters: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  },
  {
    name: 'packages',
    says: 'core as it would be published: it builds, its door and its types resolve.',
    parameters: [script('packages.ts')],
  },
  {
    name: 'catalogues',
    says: 'Every text is collected and translated.',
    parameters: [script('catalogues.ts'), '--check'],
    remedy: 'npm run catalogues',
  },
  {
    name: 'unused',
    says: 'No file, export or dependency that nobody uses.',
    parameters: [tool('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  },
  {
    name: 'generated',
    says: 'What is derived from the contract is fresh.',
    parameters: ['--conditions=janus-source', script('generate.ts'), '--check'],
    remedy: 'npm run generate',
  },
  { name: 'contract', says: "Redocly's recommended rules.", parameters: [script('lint-contract.ts')] },
  {
    name: 'boundaries',
    says: 'Who may import whom; no circles.',
    parameters: [script('boundaries.ts')],
  },
  {
    name: 'lockfile',
    says: "No platform's binary was dropped from package-lock.json.",
    parameters: [tool('vitest/vitest.mjs'), 'run', '--project', 'repository', 'scripts/lockfile.test.ts'],
  },
  {
    name: 'format',
    says: 'oxfmt.',
    parameters: [tool('oxfmt/bin/oxfmt'), '--check', '.'],
    remedy: 'npm run format',
  },
];
