import { copyFile, cp, mkdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findProgram } from '../support/findProgram.ts';
import { root } from '../support/root.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { architectures, joinImages, ownArchitecture, podman, type Architecture } from './architectures.ts';

const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

/** Returns the npm package of the Node that the tests run on, for a platform. */
function nodeOf(architecture: Architecture): { name: string; version: string } {
  const name = `node-linux-${architectures[architecture]}`;
  const version = manifest.optionalDependencies[name];
  if (version === undefined) throw new Error(`package.json does not name ${name}.`);
  return { name, version };
}

/** Unpacks a minimal Debian; one of another platform is not configured, because nothing of it runs during the build. */
export async function unpackDebian(
  architecture: Architecture,
  folder: string,
  packages: readonly string[] = [],
): Promise<void> {
  const foreign = architecture === ownArchitecture ? [] : ['--foreign'];
  const more = packages.length === 0 ? [] : [`--include=${packages.join(',')}`];
  const words = ['--variant=minbase', `--arch=${architecture}`, ...foreign, ...more, 'bookworm', folder];
  await runOrThrow('debootstrap', words);
  if (foreign.length === 0) return;
  // It is a link to the machine's own.
  await rm(join(folder, 'proc'), { recursive: true });
  await mkdir(join(folder, 'proc'));
}

/** Adds Node and this machine's npm. */
export async function addNode(architecture: Architecture, folder: string): Promise<void> {
  const { name, version } = nodeOf(architecture);
  const packed = await runOrThrow('npm', ['pack', '--silent', `${name}@${version}`], {
    cwd: dirname(folder),
  });
  await runOrThrow('tar', ['-xzf', packed, 'package/bin/node'], { cwd: dirname(folder) });
  const local = join(folder, 'usr/local');
  // A system that was only unpacked lacks these folders.
  for (const part of ['bin', 'lib/node_modules']) await mkdir(join(local, part), { recursive: true });
  await copyFile(join(dirname(folder), 'package/bin/node'), join(local, 'bin/node'));
  const npm = dirname(dirname(await realpath(findProgram('npm') ?? 'npm')));
  await cp(npm, join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  await runOrThrow('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')]);
}

/** Builds a replacement for Node's own image, for when none can be fetched; it stays in Podman's store. */
export async function makeDebianBase(wanted: readonly Architecture[], place: string): Promise<string> {
  const images: string[] = [];
  for (const architecture of new Set([ownArchitecture, ...wanted])) {
    const image = `localhost/janus-debian:${nodeOf(architecture).version}-${architecture}`;
    images.push(image);
    if (
      await podman('image', 'exists', image).then(
        () => true,
        () => false,
      )
    )
      continue;
    console.log(`Debian with Node for ${architecture}…`);
    const folder = join(place, architecture);
    await unpackDebian(architecture, folder);
    await addNode(architecture, folder);
    const archive = `${folder}.tar`;
    await runOrThrow('tar', ['-cf', archive, '-C', folder, '.']);
    await podman('import', '--quiet', '--arch', architecture, archive, image);
    await rm(folder, { recursive: true });
  }
  const name = 'localhost/janus-debian:all';
  await podman('manifest', 'rm', name).catch(() => undefined);
  await joinImages(name, images);
  return name;
}
