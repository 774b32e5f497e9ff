import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteFile } from '../marker.ts';

/** The folder of an export while it is written. */
export interface ExportFolder {
  /** Replaces the file of this path, if it has other bytes. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  has(path: string): boolean;
  /** Removes what an earlier export has left and this one does not have; returns the number of its files. */
  finish(): Promise<number>;
}

/** The folder holds what no export of ours made. */
export class ForeignFolderError extends Error {}

/** What an export writes: nothing else in its folder is ever removed. */
const ownFile =
  /^(?:(?:posts|projects|experience)\/[a-z0-9-]+\/)?(?:(?:page\.)?(?:ru|en)\.md|[a-z0-9-]+-[0-9a-f]{8}\.(?:webp|svg|mp4|webm))$|^(?:cv-(?:ru|en)\.pdf|(?:career|cv-versions|media|redirects|series|tags)\.yaml|messages\.json|resume(?:\.en)?\.json)$/;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Opens a folder that is empty, not there, or holds an export. */
export async function openFolder(folder: string): Promise<ExportFolder> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.some((name) => name !== '.git') && !names.includes(siteFile))
    throw new ForeignFolderError(
      `${folder} is not empty and holds no export (there is no ${siteFile}): give an empty folder, so that nothing in it is lost.`,
    );
  const written = new Set<string>();
  return {
    has: (path) => written.has(path),
    async write(path, content) {
      const file = join(folder, path);
      const bytes = Buffer.from(content);
      written.add(path);
      const before = await readFile(file).catch(() => null);
      if (before?.equals(bytes)) return;
      await mkdir(dirname(file), { recursive: true });
      // a file that is cut off by a full disk never has the name of a whole one
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    async finish() {
      for (const path of await listFiles(folder)) {
        if (ownFile.test(path) && !written.has(path)) await rm(join(folder, path));
      }
      return written.size;
    },
  };
}
