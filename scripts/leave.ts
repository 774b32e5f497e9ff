// `npm run leave`: builds an export with Hugo and with Astro, as an owner who leaves would.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readTexts } from './leave/expected.ts';
import { faultsOf } from './leave/faults.ts';
import { commandWords } from './support/commandLine.ts';
import { findProgram } from './support/findProgram.ts';
import { root } from './support/root.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const environment = { ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs a command in a project; throws with its output if it fails. */
const runIn = (cwd: string, command: string, ...words: string[]) =>
  runOrThrow(command, words, { cwd, env: environment });

interface Program {
  /** Returns why it cannot be tried here and how to fix that; null if it can. */
  trouble(): string | null;
  /** Builds the site in a folder; returns the output folder. */
  build(project: string): Promise<string>;
}

const programs: Readonly<Record<string, Program>> = {
  hugo: {
    trouble: () =>
      findProgram('hugo') === undefined
        ? 'Hugo is not on this machine: install it with «apt-get install hugo», or from gohugo.io/installation.'
        : null,
    async build(project) {
      await runIn(project, 'hugo');
      return join(project, 'public');
    },
  },
  astro: {
    trouble: () => null,
    async build(project) {
      await runIn(project, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error').catch((error) => {
        throw new Error('Astro comes from the npm registry, which did not give it.', { cause: error });
      });
      await runIn(project, 'npm', 'run', 'build');
      return join(project, 'dist');
    },
  },
};

/** Runs a command of the product on a data folder. */
async function janus(data: string, ...words: string[]): Promise<void> {
  await runOrThrow(process.execPath, ['--run', 'janus', '--', ...words], { env: { JANUS_DATA: data } });
}

const wanted = commandWords();
const unknown = wanted.filter((word) => word !== '--help' && !(word in programs));
if (wanted.includes('--help') || unknown.length > 0) {
  console.log(`npm run leave [-- ${Object.keys(programs).join(' | ')}]

Exports the sample site and a few hard texts, lays the export into examples/hugo-site and examples/astro-site as it is,
builds both (Hugo from this machine, Astro from the npm registry), and looks for every text, project, place of
work and entry of the CV, picture, date and tag, and for drafts that came out.`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const names = wanted.length > 0 ? wanted : Object.keys(programs);
const troubles = names.flatMap((name) => programs[name]?.trouble() ?? []);
if (troubles.length > 0) {
  console.error(troubles.join('\n'));
  process.exit(2);
}

const folder = temporaryFolder('leave');
const exported = join(folder, 'export');
await janus(join(folder, 'data'), 'seed');
await janus(join(folder, 'data'), 'import', join(root, 'scripts/fixtures/hard-site'));
await janus(join(folder, 'data'), 'export', exported);
const texts = await readTexts(exported);
console.log(`${texts.length} texts, ${texts.filter(({ isPublic }) => isPublic).length} of them published`);
for (const name of names) {
  const started = performance.now();
  const project = join(folder, `${name}-site`);
  await cp(join(root, 'examples', `${name}-site`), project, { recursive: true });
  await cp(exported, join(project, 'export'), { recursive: true });
  const site = await programs[name]?.build(project);
  const faults = await faultsOf(site ?? '', texts);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${faults.length > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  for (const fault of faults) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
