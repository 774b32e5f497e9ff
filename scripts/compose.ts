// `npm run compose`: starts deploy/compose.yaml of a release as its guide describes, and tests it.
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ComposeTrial } from './compose/ComposeTrial.ts';
import { findCompose } from './compose/findCompose.ts';
import { makeStandIns } from './compose/makeStandIns.ts';
import { findProgram } from './support/findProgram.ts';
import { root } from './support/root.ts';
import { run } from './support/run.ts';
import { runOrThrow } from './support/runOrThrow.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const help = `npm run compose [-- OPTION…]

Unpacks a release into a folder of its own, starts deploy/compose.yaml there as deploy/README.md says, and asks what came up: both
faces over TLS, the owner's password in the log, PostgreSQL, what a restart and a new start keep, an update under load, two instances.
It takes ports 80 and 443 and takes away what it made. Needs Docker with Compose, and the right to run them.

  --from=ARCHIVE   a release that is there; without it npm run release makes one
  --debian         makes images of Debian's packages in the place of those of Node, PostgreSQL and Caddy, where no registry of
                   images can be reached: for trials alone (as root: apt-get install debootstrap)
  --help           this text`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    debian: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Returns a sentence about what is missing or in the way, or null. */
async function trouble(): Promise<string | null> {
  if (values.debian && !findProgram('debootstrap')) return 'apt-get install debootstrap';
  const { code } = await run('docker', ['image', 'inspect', 'janus']);
  return code === 0 ? 'This machine has an image that is called janus, and the trial makes another.' : null;
}

async function unpack(place: string): Promise<string> {
  const make = [join(root, 'scripts/release.ts'), '--only-site', `--out=${place}`];
  if (values.from === undefined) await runOrThrow(process.execPath, make);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const archive = values.from === undefined ? join(place, `janus-${version}.tar.gz`) : resolve(values.from);
  const folder = join(place, 'release');
  await mkdir(folder);
  await runOrThrow('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  return folder;
}

async function attempt(compose: readonly string[], place: string): Promise<void> {
  const release = await unpack(place);
  const takeAway = values.debian ? await makeStandIns(place) : null;
  try {
    const faults = await new ComposeTrial(compose, release).run();
    for (const fault of faults) console.log(`FAILED ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await run('docker', ['image', 'rm', '--force', 'janus']);
    await takeAway?.();
  }
}

if (values.help) console.log(help);
else {
  const compose = await findCompose();
  const inTheWay = compose ? await trouble() : 'Docker with Compose does not run here.';
  if (!compose || inTheWay !== null) {
    console.error(inTheWay);
    process.exitCode = 2;
  } else await attempt(compose, temporaryFolder('compose'));
}
