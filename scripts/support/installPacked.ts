import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './root.ts';
import { run } from './run.ts';
import type { LibraryName } from './stagePackage.ts';

type Dependencies = Record<string, string>;
interface Manifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
}

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/**
 * Unpacks libraries into a project as npm would, without a network: next to them are only the declared dependencies of
 * the project and the libraries.
 */
export async function installPacked(
  project: string,
  tarballs: Readonly<Record<LibraryName, string>>,
): Promise<void> {
  const modules = join(project, 'node_modules');
  const { dependencies, devDependencies } = await read(join(project, 'package.json'));
  const wanted = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  for (const [name, tarball] of Object.entries(tarballs)) {
    const folder = join(modules, '@janus-site', name);
    await mkdir(folder, { recursive: true });
    const { code, output } = await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    if (code !== 0) throw new Error(output);
    const manifest = await read(join(folder, 'package.json'));
    for (const one of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      wanted.add(one);
  }
  for (const name of wanted) {
    const link = join(modules, name);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    const places = ['packages/ui/node_modules', 'node_modules'].map((place) => join(root, place, name));
    await symlink(places.find(existsSync) ?? `${name} is not installed`, link);
  }
}
