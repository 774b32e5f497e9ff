import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ownArchitecture } from '../image/architectures.ts';
import { addNode, unpackDebian } from '../image/debianBase.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import { runOrThrow } from '../support/runOrThrow.ts';

const base = 'docker.io/library/node:24-bookworm-slim';
const images = { postgres: 'docker.io/library/postgres:18', caddy: 'docker.io/library/caddy:2' } as const;

/** Builds the images that compose.yaml and the Dockerfile use from Debian's packages; returns their removal. */
export async function makeStandIns(place: string): Promise<() => Promise<void>> {
  const made: string[] = [];
  const isMissing = async (image: string) => (await run('docker', ['image', 'inspect', image])).code !== 0;
  if (await isMissing(base)) {
    console.log('Debian with Node, PostgreSQL and Caddy…');
    const folder = join(place, 'debian');
    await unpackDebian(ownArchitecture, folder, ['ca-certificates', 'caddy', 'postgresql']);
    // Installing the package creates a database; these images create theirs at their first start.
    await rm(join(folder, 'var/lib/postgresql/15'), { recursive: true, force: true });
    await addNode(ownArchitecture, folder);
    const archive = `${folder}.tar`;
    await runOrThrow('tar', ['-cf', archive, '-C', folder, '.']);
    await runOrThrow('docker', ['import', archive, base]);
    await rm(folder, { recursive: true });
    made.push(base);
  }
  for (const [target, image] of Object.entries(images)) {
    if (!(await isMissing(image))) continue;
    const folder = join(root, 'scripts/compose/standIns');
    await runOrThrow('docker', [
      'build',
      `--build-arg=BASE=${base}`,
      `--target=${target}`,
      `--tag=${image}`,
      folder,
    ]);
    made.push(image);
  }
  return async () => {
    if (made.length > 0) await run('docker', ['image', 'rm', '--force', ...made.toReversed()]);
  };
}
