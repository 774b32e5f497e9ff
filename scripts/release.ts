// `npm run release`: builds the published files.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeInstaller, writeChecksum } from './release/checksumAndInstaller.ts';
import { bundleServer } from './release/bundle.ts';
import { copyModules } from './release/modules.ts';
import { checkChanges, checkTag, checkVersions, headOf, setTag, tagOf, writeNotes } from './release/notes.ts';
import { isBuilt } from './support/freshness.ts';
import { root } from './support/root.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { packLibrary } from './support/stagePackage.ts';
import './requireNode.js';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const name = `janus-${version}`;
const words = process.argv.slice(2);

const help = `npm run release [-- OPTION…]

Makes release/${name}.tar.gz, which needs Node 24 and nothing else: unpack it and run node janus.js.
Beside it it puts the archive's sum (.sha256), install.sh, which makes a site of them in an empty folder, and the packages core
and ui as npm publishes them. npm run image makes an image for containers of it.

  --only-site      leaves the packages out
  --as-built       takes the site as it was built last, whatever has changed since
  --out=FOLDER     puts everything there instead of into release
  --at=ADDRESS     the https:// address that all of it will lie at: install.sh from there needs no --from
  --notes          puts the newest section of CHANGELOG.md beside it, notes-${version}.md; refuses when that section is not of
                   ${version}, or a package has another version
  --tag            the same, and sets the tag ${tagOf(version)} with these notes; refuses when something is not committed, or the tag is set
  --help           this text`;

/** Creates the folder to pack: programs and documents, without anything that a server does not need. */
async function makeSite(folder: string): Promise<void> {
  if (!words.includes('--as-built') && !isBuilt())
    await runOrThrow(process.execPath, [join(root, 'scripts/build.ts')]);
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
  for (const text of ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/fail2ban'])
    cpSync(join(root, text), join(folder, text), { recursive: true });
  // A site that was started in its own folder, or with compose.yaml, must not get its secrets into an image.
  writeFileSync(join(folder, '.dockerignore'), 'data\njanus.env\n**/.env\n');
  chmodSync(folder, 0o755);
}

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Creates a release with its notes. All obstacles are checked before anything is built. */
async function withNotes(place: string, make: () => Promise<void>): Promise<void> {
  const isTagged = words.includes('--tag');
  const tag = tagOf(version);
  const problems = [...checkVersions(root), ...checkChanges(root, version)];
  refuse(isTagged ? [...problems, ...(await checkTag(root, tag))] : problems);
  const commit = isTagged && (await headOf(root));
  await make();
  const notes = join(place, `notes-${version}.md`);
  writeNotes(root, version, notes);
  console.log(notes);
  if (commit === false) console.log(`Its tag is ${tag}: --tag sets it.`);
  else {
    refuse(await setTag(root, tag, commit, notes));
    console.log(`The tag ${tag} is set; \`git push origin ${tag}\` publishes it.`);
  }
}

async function main(place: string, at?: string): Promise<void> {
  const folder = join(place, name);
  rmSync(folder, { recursive: true, force: true });
  await makeSite(folder);
  const archive = `${folder}.tar.gz`;
  await runOrThrow('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', place, name]);
  rmSync(folder, { recursive: true });
  writeChecksum(archive);
  writeInstaller(place, `${name}.tar.gz`, at);
  console.log(`${archive}  ${(statSync(archive).size / 1e6).toFixed(1)} MB`);
  if (words.includes('--only-site')) return;
  for (const library of ['core', 'ui'] as const) {
    console.log(await packLibrary(library, place));
    rmSync(join(place, library), { recursive: true });
  }
}

const valueOf = (option: string) =>
  words.find((word) => word.startsWith(`--${option}=`))?.slice(`--${option}=`.length);
const place = resolve(root, valueOf('out') ?? 'release');
const optionForm = /^--(only-site|as-built|notes|tag|help|out=.+|at=https:\/\/[^\s'"\\]+)$/;
const unknown = words.find((word) => !optionForm.test(word));
if (words.includes('--help')) console.log(help);
else if (unknown !== undefined) {
  console.error(`There is no option ${unknown}; see --help.`);
  process.exitCode = 2;
} else {
  const make = () => main(place, valueOf('at'));
  const hasNotes = words.includes('--notes') || words.includes('--tag');
  try {
    await (hasNotes ? withNotes(place, make) : make());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
