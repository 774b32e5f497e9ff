import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of a copy while it is being written. */
export interface StaticCopyFolder {
  write(path: string, content: string | Uint8Array): Promise<void>;
  read(path: string): Promise<string>;
  /** The size of a written file, in bytes. */
  size(path: string): Promise<number>;
  /** Moves the copy into its place. */
  finish(): Promise<void>;
  /** Removes what was written so far. */
  discard(): Promise<void>;
}

/** The folder cannot be written to; the message explains why. */
export class FolderRefusedError extends Error {}

/** The parts of a copy, and the only folders it ever replaces. */
const parts = ['portfolio', 'blog'];

async function namesIn(folder: string): Promise<string[] | null> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    if (error.code === 'ENOTDIR') throw new FolderRefusedError(`${folder} is a file: give a folder.`);
    throw error;
  });
}

/** Opens an empty or missing folder; with `isForced` the faces in it are replaced, and everything else in it stays. */
export async function openStaticCopyFolder(folder: string, isForced: boolean): Promise<StaticCopyFolder> {
  if (((await namesIn(folder)) ?? []).length > 0 && !isForced)
    throw new FolderRefusedError(
      `${folder} is not empty: give an empty folder, or --force, which replaces portfolio and blog in it.`,
    );
  // next to it, so that it can be renamed instead of copied; an unfinished copy never has the final name
  const partial = `${folder}.partial`;
  const strangers = ((await namesIn(partial)) ?? []).filter((name) => !parts.includes(name));
  if (strangers.length > 0)
    throw new FolderRefusedError(
      `${partial} holds what is no copy of a site (${strangers[0]}): move it away.`,
    );
  await rm(partial, { recursive: true, force: true });
  // the web server's account must be able to read the copy: all of it is public
  const made = new Set<string>();
  async function makeFolder(path: string): Promise<void> {
    if (made.has(path)) return;
    if (path !== partial) await makeFolder(dirname(path));
    await mkdir(path, { recursive: true });
    await chmod(path, 0o755);
    made.add(path);
  }
  await mkdir(dirname(partial), { recursive: true });
  await makeFolder(partial);

  function inside(path: string): string {
    const file = join(partial, path);
    const way = relative(partial, file);
    if (way.startsWith('..') || !parts.includes(way.split(sep)[0] ?? ''))
      throw new Error(`Outside of the copy: ${path}`);
    return file;
  }
  return {
    async write(path, content) {
      const file = inside(path);
      await makeFolder(dirname(file));
      await writeFile(file, content);
      await chmod(file, 0o644);
    },
    read: (path) => readFile(inside(path), 'utf8'),
    size: async (path) => (await stat(inside(path))).size,
    async finish() {
      if ((await namesIn(folder)) === null) return rename(partial, folder);
      for (const part of parts) {
        const [fresh, place, old] = [join(partial, part), join(folder, part), join(partial, `${part}.old`)];
        await rename(place, old).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        });
        await rename(fresh, place);
      }
      await rm(partial, { recursive: true, force: true });
    },
    discard: () => rm(partial, { recursive: true, force: true }),
  };
}
