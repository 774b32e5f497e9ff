import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderLimits, openFolder, type FolderLimits, type SourceFolder } from './readFolder.ts';
import { unpackZip } from './unpackZip.ts';

export interface OpenedSource {
  folder: SourceFolder;
  /** Removes what was unpacked. */
  close(): Promise<void>;
}

/** An archive of one folder is that folder. */
async function innermost(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && others.length === 0 ? join(folder, only.name) : folder;
}

/** Opens a folder, a file, or an archive, which is unpacked beside nothing of the site and removed afterwards. */
export async function openSource(path: string, limits: FolderLimits = folderLimits): Promise<OpenedSource> {
  if (!/\.zip$/i.test(path)) return { folder: await openFolder(path, limits), close: async () => undefined };
  const at = await mkdtemp(join(tmpdir(), 'janus-import-'));
  const close = () => rm(at, { recursive: true, force: true });
  try {
    const links = await unpackZip(path, at, limits);
    return { folder: { ...(await openFolder(await innermost(at), limits)), links }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
