import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkModules } from './linkModules.ts';
import { root } from './root.ts';
import { runOrThrow } from './runOrThrow.ts';

const lock = 'package-lock.json';

/** Unpacks the source of a version, ready to build; it uses the modules installed here if its lock file is the same. */
export async function makeBase(version: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await runOrThrow('git', ['archive', '--output', archive, version]);
  await runOrThrow('tar', ['-xf', archive, '-C', folder]);
  const [theirs, ours] = await Promise.all([folder, root].map((tree) => readFile(join(tree, lock), 'utf8')));
  if (theirs === ours) await linkModules(folder);
  else await runOrThrow('npm', ['ci'], { cwd: folder });
}
