import { lstat, open, readdir, realpath } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { RefusedError } from './report.ts';

/** What a folder may hold; more is refused before anything is read. */
export interface FolderLimits {
  files: number;
  /** Bytes of all files together. */
  bytes: number;
  depth: number;
  /** Bytes of one text. */
  text: number;
  /** Bytes of one picture or film. */
  medium: number;
}

const megabyte = 1024 * 1024;

const folderLimits: FolderLimits = {
  files: 50_000,
  bytes: 4096 * megabyte,
  depth: 20,
  text: 2 * megabyte,
  medium: 25 * megabyte,
};

/** A folder that is brought here: plain files alone, each below it. */
export interface SourceFolder {
  /** Paths from the folder, in order. */
  readonly files: readonly string[];
  /** Links to elsewhere, which are never followed. */
  readonly links: readonly string[];
  has(path: string): boolean;
  readText(path: string): Promise<string>;
  readMedium(path: string): Promise<Buffer>;
}

const left = new Set(['node_modules', 'vendor', '__MACOSX']);

const telling = new Set(['.eleventy.js', '.obsidian']);

/** What begins with a dot is nobody's text; two of them say what the folder is. */
const isLeft = (name: string): boolean => left.has(name) || (name.startsWith('.') && !telling.has(name));

/** Lists a folder, links not followed; what is more than the limits is refused in words. */
export async function openSource(given: string, limits: FolderLimits = folderLimits): Promise<SourceFolder> {
  const root = await realpath(given);
  const sizes = new Map<string, number>();
  const links: string[] = [];
  let total = 0;

  async function walk(folder: string, depth: number): Promise<void> {
    if (depth > limits.depth)
      throw new RefusedError(
        `${folder} lies more than ${limits.depth} folders deep: give the folder of the texts alone.`,
      );
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      if (isLeft(entry.name)) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isSymbolicLink()) links.push(path);
      else if (entry.isDirectory()) await walk(path, depth + 1);
      else if (entry.isFile()) {
        const { size } = await lstat(join(root, path));
        sizes.set(path, size);
        total += size;
      }
      if (sizes.size > limits.files)
        throw new RefusedError(
          `There are more than ${limits.files} files: give the folder of the texts alone.`,
        );
      if (total > limits.bytes)
        throw new RefusedError(
          `The files have more than ${Math.round(limits.bytes / megabyte)} MB together: give the folder of the texts and their pictures alone.`,
        );
    }
  }

  async function read(path: string, most: number): Promise<Buffer> {
    const size = sizes.get(path);
    if (size === undefined) throw new RefusedError(`${path} is not in the folder.`);
    if (size > most)
      throw new RefusedError(
        `${path} has ${size} bytes; the most is ${most}. Make it smaller, or leave it out.`,
      );
    const file = await open(join(root, path), 'r');
    try {
      // one that has grown meanwhile is read no further
      const bytes = Buffer.alloc(size);
      const { bytesRead } = await file.read(bytes, 0, size, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  await walk('', 0);
  return {
    files: [...sizes.keys()].sort(),
    links: links.sort(),
    has: (path) => sizes.has(path),
    async readText(path) {
      const bytes = await read(path, limits.text);
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        throw new RefusedError(`${path} is not UTF-8: save it in that encoding.`);
      }
    },
    readMedium: (path) => read(path, limits.medium),
  };
}
