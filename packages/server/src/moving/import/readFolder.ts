import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { RefusedError } from './report.ts';

/** Limits of a folder, checked before anything is read. */
export interface FolderLimits {
  files: number;
  /** Total bytes of all files. */
  bytes: number;
  depth: number;
  /** Bytes of one text. */
  text: number;
  /** Bytes of one picture or video. */
  medium: number;
  /** Bytes of one file that contains a whole site. */
  document: number;
}

export const megabyte = 1024 * 1024;

export const folderLimits: FolderLimits = {
  files: 50_000,
  bytes: 4096 * megabyte,
  depth: 20,
  text: 2 * megabyte,
  medium: 25 * megabyte,
  document: 200 * megabyte,
};

/** A folder to import: only plain files, each inside it. */
export interface SourceFolder {
  /** Paths relative to the folder, in order. */
  readonly files: readonly string[];
  /** Symbolic links, which are never followed. */
  readonly links: readonly string[];
  has(path: string): boolean;
  readText(path: string): Promise<string>;
  readMedium(path: string): Promise<Buffer>;
  /** The text of a file that contains a whole site. */
  readDocument(path: string): Promise<string>;
  /** The same in pieces. */
  streamDocument(path: string): AsyncIterable<string>;
}

const left = new Set(['node_modules', 'vendor', '__MACOSX']);

const telling = new Set(['.eleventy.js', '.obsidian']);

/** Ignores names that begin with a dot; two of them identify the folder's program. */
export const isLeft = (name: string): boolean =>
  left.has(name) || (name.startsWith('.') && !telling.has(name));

const notUtf8 = (path: string): RefusedError =>
  new RefusedError(`${path} is not UTF-8: save it in that encoding.`);

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw notUtf8(path);
  }
}

interface Listed {
  sizes: ReadonlyMap<string, number>;
  links: readonly string[];
}

/** Sizes of all files in a folder; refuses one beyond the limits before reading anything. */
async function list(root: string, limits: FolderLimits): Promise<Listed> {
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

  await walk('', 0);
  return { sizes, links };
}

/**
 * Lists a folder without following links, or a single file as if it were alone in a folder; refuses one beyond the
 * limits.
 */
export async function openFolder(place: string, limits: FolderLimits = folderLimits): Promise<SourceFolder> {
  const path = await realpath(place);
  const about = await stat(path);
  const root = about.isFile() ? dirname(path) : path;
  const { sizes, links } = about.isFile()
    ? { sizes: new Map([[basename(path), about.size]]), links: [] }
    : await list(root, limits);

  function sizeOf(path: string, most: number): number {
    const size = sizes.get(path);
    if (size === undefined) throw new RefusedError(`${path} is not in the folder.`);
    if (size > most)
      throw new RefusedError(
        `${path} has ${size} bytes; the most is ${most}. Make it smaller, or leave it out.`,
      );
    return size;
  }

  async function read(path: string, most: number): Promise<Buffer> {
    const size = sizeOf(path, most);
    const file = await open(join(root, path), 'r');
    try {
      // a file that has grown meanwhile is read only to its listed size
      const bytes = Buffer.alloc(size);
      const { bytesRead } = await file.read(bytes, 0, size, 0);
      return bytes.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  return {
    files: [...sizes.keys()].sort(),
    links: [...links].sort(),
    has: (path) => sizes.has(path),
    readText: async (path) => decode(await read(path, limits.text), path),
    readMedium: (path) => read(path, limits.medium),
    readDocument: async (path) => decode(await read(path, limits.document), path),
    async *streamDocument(path) {
      const size = sizeOf(path, limits.document);
      if (size === 0) return;
      const file = await open(join(root, path), 'r');
      const decoder = new TextDecoder('utf-8', { fatal: true });
      try {
        for await (const piece of file.createReadStream({ end: size - 1, autoClose: false }))
          yield decoder.decode(piece as Buffer, { stream: true });
        yield decoder.decode();
      } catch (error) {
        throw error instanceof TypeError ? notUtf8(path) : error;
      } finally {
        await file.close();
      }
    },
  };
}
