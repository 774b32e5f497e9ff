import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLibraryBuilt } from './freshness.ts';
import { root } from './root.ts';
import { runOrThrow } from './runOrThrow.ts';

export type LibraryName = 'core' | 'ui';

interface Manifest {
  exports: Record<string, unknown>;
  [field: string]: unknown;
}

const folderOf = (name: LibraryName) => join(root, 'packages', name);

/** Adds the published files of a library to its build, without the entry to the source. */
export async function stagePackage(name: LibraryName, staged: string): Promise<void> {
  const from = folderOf(name);
  await mkdir(staged, { recursive: true });
  for (const file of await readdir(from))
    if (file.endsWith('.md') || file === 'LICENSE') await cp(join(from, file), join(staged, file));
  await cp(join(root, 'CHANGELOG.md'), join(staged, 'CHANGELOG.md'));
  const manifest = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as Manifest;
  const { './*': _source, ...exports } = manifest.exports;
  // It is built already, and the build's files are not included.
  const published = { ...manifest, exports, scripts: undefined };
  await writeFile(join(staged, 'package.json'), JSON.stringify(published, null, 2));
}

/** Packs a library into that folder, building it unless its `dist` is up to date; returns the path of the tarball. */
export async function packLibrary(name: LibraryName, folder: string): Promise<string> {
  const staged = join(folder, name);
  const built = join(staged, 'dist');
  const tsup = join(root, 'node_modules/tsup/dist/cli-default.js');
  if (isLibraryBuilt(name)) await cp(join(folderOf(name), 'dist'), built, { recursive: true });
  else await runOrThrow(process.execPath, [tsup, '--silent', '--out-dir', built], { cwd: folderOf(name) });
  await stagePackage(name, staged);
  const words = ['pack', staged, '--ignore-scripts', '--loglevel=error', '--pack-destination', folder];
  return join(folder, await runOrThrow('npm', words, { cwd: folder }));
}
