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

export interface Opening {
  limits?: FolderLimits | undefined;
  /** Where archives are unpacked; the system's folder for such by default. */
  workFolder?: string | undefined;
  /** Asked before each file of an archive; throws where nobody wants the rest. */
  check?: (() => Promise<void>) | undefined;
}

/** An archive of one folder is that folder. */
async function innermost(folder: string): Promise<string> {
  const [only, ...others] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && others.length === 0 ? join(folder, only.name) : folder;
}

/** Opens a folder, a file, or an archive, which is unpacked beside nothing of the site and removed afterwards. */
export async function openSource(
  path: string,
  { limits = folderLimits, workFolder = tmpdir(), check }: Opening = {},
): Promise<OpenedSource> {
  if (!/\.zip$/i.test(path)) return { folder: await openFolder(path, limits), close: async () => undefined };
  const at = await mkdtemp(join(workFolder, 'janus-import-'));
  const close = () => rm(at, { recursive: true, force: true });
  try {
    const links = await unpackZip(path, at, limits, check);
    return { folder: { ...(await openFolder(await innermost(at), limits)), links }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
