import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow } from '../support/runOrThrow.ts';
import { joinImages, ownArchitecture, podman, type Architecture } from './architectures.ts';
import { addHealthCheck, type HealthCheck } from './healthCheck.ts';

/** Passes npm's registry and certificate authorities to the build; accounts and tokens stay out. */
async function lendNpm(place: string): Promise<string[]> {
  const ask = (name: string) => runOrThrow('npm', ['config', 'get', name]);
  const candidates = [await ask('cafile'), process.env['NODE_EXTRA_CA_CERTS']];
  const authorities = candidates.find((one) => one !== undefined && existsSync(one));
  const lines = [`registry=${await ask('registry')}`, ...(authorities ? [`cafile=${authorities}`] : [])];
  const file = join(place, 'npmrc');
  await writeFile(file, `${lines.join('\n')}\n`);
  const lent = [[file, '/root/.npmrc'], ...(authorities ? [[authorities, authorities]] : [])];
  return lent.map(([from, to]) => `--volume=${from}:${to}:ro`);
}

export interface Building {
  /** The archive of the release. */
  release: string;
  /** The image with Node; the Dockerfile's own by default. */
  node: string | undefined;
  architectures: readonly Architecture[];
  /** A folder for intermediate files. */
  place: string;
  /** The name of the images in the archive. */
  name: string;
}

/** Builds an image for each platform with the release's Dockerfile, and writes all of them into one archive. */
export async function buildImages(building: Building, archive: string): Promise<HealthCheck> {
  const { release, node, place, name } = building;
  const context = join(place, 'release');
  await mkdir(context);
  await runOrThrow('tar', ['-xzf', release, '-C', context, '--strip-components=1']);
  // The data and passwords of a site that was started there, which must not be copied.
  await mkdir(join(context, 'data'));
  await writeFile(join(context, 'deploy/.env'), 'POSTGRES_PASSWORD=a-secret\n');
  const lent = await lendNpm(place);
  const images: string[] = [];
  for (const architecture of building.architectures) {
    const image = `${name}-${architecture}`;
    images.push(image);
    console.log(`${image}…`);
    await podman(
      'build',
      '--quiet',
      '--layers=false',
      '--isolation=chroot',
      '--network=host',
      '--format=docker',
      `--platform=linux/${architecture}`,
      // Podman 4 does not set this itself.
      `--build-arg=BUILDPLATFORM=linux/${ownArchitecture}`,
      ...(node === undefined ? [] : [`--build-arg=NODE=${node}`]),
      ...lent,
      `--file=${join(context, 'deploy/Dockerfile')}`,
      `--tag=${image}`,
      context,
    );
  }
  const all = `${name}-all`;
  await joinImages(all, images);
  const packed = join(place, 'image.tar');
  await podman('manifest', 'push', '--quiet', '--all', all, `oci-archive:${packed}:${name}`);
  const words = ['image', 'inspect', '--format', '{{json .HealthCheck}}', images[0] ?? ''];
  const check = JSON.parse(await podman(...words)) as HealthCheck;
  await podman('manifest', 'rm', all);
  await podman('image', 'rm', '--force', ...images);

  const layout = join(place, 'layout');
  await mkdir(layout);
  await runOrThrow('tar', ['-xf', packed, '-C', layout]);
  await addHealthCheck(layout, check);
  await runOrThrow('tar', ['-cf', archive, '-C', layout, 'oci-layout', 'index.json', 'blobs']);
  return check;
}
