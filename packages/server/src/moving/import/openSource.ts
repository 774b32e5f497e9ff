import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createCount, type Unpacking } from './archive.ts';
import { folderLimits, megabyte, openFolder, type FolderLimits, type SourceFolder } from './readFolder.ts';
import { RefusedError } from './report.ts';
import { unpackTar } from './unpackTar.ts';
import { unpackZip } from './unpackZip.ts';

/** How the folders of unpacked archives begin. */
export const unpackedPrefix = 'janus-import-';

export interface OpenedSource {
  folder: SourceFolder;
  /** Removes the unpacked files. */
  close(): Promise<void>;
}

export interface Opening {
  limits?: FolderLimits | undefined;
  /** Where archives are unpacked; created when one is. */
  workFolder: string;
  /** Called before each file of an archive; throws if the import was cancelled. */
  check?: (() => Promise<void>) | undefined;
}

/** An archive with a single folder stands for that folder. */
async function innermost(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && others.length === 0 ? join(folder, only.name) : folder;
}

const isZip = (path: string): boolean => /\.zip$/i.test(path);
const isTar = (path: string): boolean => /\.(?:tar\.gz|tgz)$/i.test(path);

/**
 * Unpacks zips inside a zip, as Notion makes them for large exports; returns the folder of their content, or the given
 * one.
 */
async function unpackInner(
  outer: string,
  folder: string,
  unpacking: Unpacking,
): Promise<{ folder: string; links: string[] }> {
  const entries = await readdir(outer, { withFileTypes: true });
  const isOfZips = entries.length > 0 && entries.every((entry) => entry.isFile() && isZip(entry.name));
  if (!isOfZips) return { folder: outer, links: [] };
  const links: string[] = [];
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    links.push(...(await unpackZip(join(outer, name), folder, unpacking)));
  return { folder: await innermost(folder), links };
}

/** Opens a folder, a file, or an archive, which is unpacked outside the site and removed afterwards. */
export async function openSource(
  path: string,
  { limits = folderLimits, workFolder, check = async () => undefined }: Opening,
): Promise<OpenedSource> {
  if (!isZip(path) && !isTar(path))
    return { folder: await openFolder(path, limits), close: async () => undefined };
  const { size } = await stat(path);
  if (size > limits.bytes)
    throw new RefusedError(`The archive has more than ${Math.round(limits.bytes / megabyte)} MB: divide it.`);
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const at = await mkdtemp(join(workFolder, unpackedPrefix));
  const close = () => rm(at, { recursive: true, force: true });
  try {
    // one count for the whole content, however often it is packed
    const unpacking = { count: createCount(size, limits), check };
    const [outer, inner] = [join(at, 'outer'), join(at, 'inner')];
    await mkdir(outer);
    await mkdir(inner);
    const links = await (isZip(path) ? unpackZip : unpackTar)(path, outer, unpacking);
    const found = await unpackInner(await innermost(outer), inner, unpacking);
    return {
      folder: { ...(await openFolder(found.folder, limits)), links: [...links, ...found.links] },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
