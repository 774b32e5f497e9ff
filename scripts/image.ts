// `npm run image`: builds a container image of a release without Docker and tests it.
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { architectures, isArchitecture, type Architecture } from './image/architectures.ts';
import { buildImages } from './image/buildImages.ts';
import { makeDebianBase } from './image/debianBase.ts';
import { tryImage } from './image/trial.ts';
import { writeChecksum } from './release/checksumAndInstaller.ts';
import { findProgram } from './support/findProgram.ts';
import { root } from './support/root.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const all = Object.keys(architectures).filter(isArchitecture);

const help = `npm run image [-- OPTION…]

Makes release/janus-${version}-oci.tar with its sum: one OCI image for ${all.join(' and ')}, of a release, by deploy/Dockerfile, without
Docker. Then it runs what came out, as another account than root, without rights and with a root that is read-only: both faces, the
health check, the end and a new start with the same data. A platform that this machine cannot run is made and not tried.
Needs Linux, root and Podman 4.3 or newer: apt-get install podman runc; for the other platform's trial qemu-user-static, too.

  --from=ARCHIVE   a release that is there; without it npm run release makes one
  --node=IMAGE     an image with Node 24 and npm; node:24-bookworm-slim without it
  --debian         makes that image of Debian's packages and npm's Node, where no registry of images can be reached: for trials
                   alone, because nobody keeps it up to date (apt-get install debootstrap)
  --arch=NAME      one platform alone: ${all.join(', ')}
  --out=FOLDER     puts the image there instead of into release
  --help           this text`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    node: { type: 'string' },
    debian: { type: 'boolean', default: false },
    arch: { type: 'string' },
    out: { type: 'string', default: 'release' },
    help: { type: 'boolean', default: false },
  },
});

/** Returns what is missing here and how to fix it, or null. */
function trouble(): string | null {
  if (values.arch !== undefined && !isArchitecture(values.arch)) return `--arch takes ${all.join(' or ')}.`;
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'Images are made by root on Linux. With Docker, in the folder of an unpacked release: docker build --file deploy/Dockerfile --tag janus .';
  const missing = ['podman', ...(values.debian ? ['debootstrap'] : [])].filter((name) => !findProgram(name));
  return missing.length === 0 ? null : `These are not on this machine: apt-get install ${missing.join(' ')}`;
}

async function makeRelease(place: string): Promise<string> {
  await runOrThrow(process.execPath, [join(root, 'scripts/release.ts'), '--only-site', `--out=${place}`]);
  return join(place, `janus-${version}.tar.gz`);
}

async function report(archive: string, name: string, wanted: readonly Architecture[], place: string) {
  const node = values.debian ? await makeDebianBase(wanted, place) : values.node;
  const release = values.from === undefined ? await makeRelease(place) : resolve(values.from);
  const check = await buildImages({ release, node, architectures: wanted, place, name }, archive);
  writeChecksum(archive);
  console.log(`${archive}  ${((await stat(archive)).size / 1e6).toFixed(0)} MB`);
  for (const architecture of wanted) {
    const trial = await tryImage(archive, name, architecture, check);
    if (trial === null) {
      console.log(
        `not tried ${architecture}: this machine does not run its programs (apt-get install qemu-user-static)`,
      );
      continue;
    }
    console.log(`${trial.faults.length > 0 ? 'FAILED   ' : 'ok       '} ${architecture}: ${trial.figures}`);
    for (const fault of trial.faults) console.log(`          ${fault}`);
    if (trial.faults.length > 0) process.exitCode = 1;
  }
}

const inTheWay = values.help ? null : trouble();
if (values.help) console.log(help);
else if (inTheWay !== null) {
  console.error(inTheWay);
  process.exitCode = 2;
} else {
  const folder = resolve(root, values.out);
  await mkdir(folder, { recursive: true });
  const wanted = all.filter((name) => values.arch === undefined || name === values.arch);
  const archive = join(folder, `janus-${version}-oci.tar`);
  await report(archive, `localhost/janus:${version}`, wanted, temporaryFolder('image'));
}
