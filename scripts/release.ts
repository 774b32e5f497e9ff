// `npm run release`: what is published, made of this folder.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleServer } from './release/bundle.ts';
import { copyModules } from './release/modules.ts';
import { isBuilt } from './support/freshness.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import { packLibrary } from './support/stagePackage.ts';
import './requireNode.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `janus-${version}`;
const words = process.argv.slice(2);

const help = `npm run release [-- OPTION…]

Makes release/${name}.tar.gz, which needs Node 24 and nothing else: unpack it and run node janus.js.
Beside it it puts the packages core and ui as npm publishes them.

  --only-site      leaves the packages out
  --as-built       takes the site as it was built last, whatever has changed since
  --out=FOLDER     puts everything there instead of into release
  --help           this text`;

async function must(command: string, parameters: readonly string[], cwd = root): Promise<void> {
  const { code, output } = await run(command, parameters, { cwd });
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

/** The folder that is packed: what runs, what is read, and nothing that a server does not need. */
async function makeSite(folder: string): Promise<void> {
  if (!words.includes('--as-built') && !isBuilt())
    await must(process.execPath, [join(root, 'scripts/build.ts')]);
  mkdirSync(folder, { recursive: true });
  await bundleServer(folder);
  cpSync(join(root, 'packages/site/dist'), join(folder, 'site'), { recursive: true });
  const dependencies = copyModules(folder);
  const manifest = {
    name: 'janus',
    version,
    private: true,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24' },
    dependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'scripts/release/janus.js'), join(folder, 'janus.js'));
  for (const text of ['LICENSE', 'CHANGELOG.md', 'deploy'])
    cpSync(join(root, text), join(folder, text), { recursive: true });
  chmodSync(folder, 0o755);
}

async function main(place: string): Promise<void> {
  const folder = join(place, name);
  rmSync(folder, { recursive: true, force: true });
  await makeSite(folder);
  const archive = `${folder}.tar.gz`;
  await must('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', place, name]);
  rmSync(folder, { recursive: true });
  console.log(`${archive}  ${(statSync(archive).size / 1e6).toFixed(1)} MB`);
  if (words.includes('--only-site')) return;
  for (const library of ['core', 'ui'] as const) {
    console.log(await packLibrary(library, place));
    rmSync(join(place, library), { recursive: true });
  }
}

const out = words.find((word) => word.startsWith('--out='))?.slice('--out='.length);
const unknown = words.find((word) => !/^--(only-site|as-built|help|out=.+)$/.test(word));
if (words.includes('--help')) console.log(help);
else if (unknown === undefined) await main(resolve(root, out ?? 'release'));
else {
  console.error(`There is no option ${unknown}; see --help.`);
  process.exitCode = 2;
}
