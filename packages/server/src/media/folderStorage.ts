import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partEnd } from './files.ts';
import type { MediaStorage } from './storage.ts';

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'EISDIR';
}

/** Keeps uploads in a folder, which several instances may share. */
export function createFolderStorage(folder: string): MediaStorage {
  const pathOf = (name: string): string => join(folder, name);
  return {
    place: folder,

    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = pathOf(`${name}.${randomUUID()}${partEnd}`);
      try {
        await writeFile(unfinished, bytes, { flag: 'wx', mode: 0o644, flush: true });
        await rename(unfinished, pathOf(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
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
