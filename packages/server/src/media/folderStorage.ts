import { randomUUID } from 'node:crypto';
import { chmod, copyFile, link, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partEnd } from './files.ts';
import type { MediaStorage } from './storage.ts';

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR';
}

/** Copies the bytes where the disk does not support hard links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * On this machine only the server's account may read the files: those of drafts are no more public than their texts.
 */
const mode = 0o600;

/** Stores files in a folder, which several instances may share. */
export function createFolderStorage(folder: string): MediaStorage {
  const pathOf = (name: string): string => join(folder, name);

  /** The name appears once the file is complete. */
  async function appear(name: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = pathOf(`${name}.${randomUUID()}${partEnd}`);
    try {
      await write(unfinished);
      await rename(unfinished, pathOf(name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    place: folder,

    put(name, bytes) {
      return appear(name, (unfinished) => writeFile(unfinished, bytes, { flag: 'wx', mode, flush: true }));
    },

    putFile(name, file) {
      return appear(name, async (unfinished) => {
        await linkOrCopy(file, unfinished);
        await chmod(unfinished, mode);
      });
    },

    async get(name, range) {
      try {
        const file = await open(pathOf(name));
        const { size } = await file.stat();
        const part = range && { start: range.first, end: range.last };
        return { size, stream: file.createReadStream(part) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async size(name) {
      try {
        const found = await stat(pathOf(name));
        return found.isFile() ? found.size : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(name) {
      await rm(pathOf(name), { force: true });
    },

    async *list() {
      const entries = await opendir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for await (const entry of entries) {
        if (!entry.isFile()) continue;
        const found = await stat(pathOf(entry.name)).catch(() => null);
        if (found) yield { name: entry.name, size: found.size, modifiedAt: found.mtimeMs };
      }
    },
  };
}
