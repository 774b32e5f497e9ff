import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

/** Links the installed modules into another source tree, whose packages see each other and none of this one. */
export async function linkModules(folder: string): Promise<void> {
  const installed = join(root, 'node_modules');
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@janus-site'), { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== '@janus-site' && name !== '.cache');
  await Promise.all(names.map((name) => symlink(join(installed, name), join(modules, name))));
  for (const name of await readdir(join(folder, 'packages'))) {
    await symlink(join(folder, 'packages', name), join(modules, '@janus-site', name));
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(root, own))) await symlink(join(root, own), join(folder, own));
  }
}
