import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteFile } from '../marker.ts';

/** The folder of an export while it is being written. */
export interface ExportFolder {
  /** Replaces the file at this path if its bytes differ. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  has(path: string): boolean;
  /** Removes files of an earlier export that this one lacks; returns the number of files. */
  finish(): Promise<number>;
}

/** The folder contains something other than a Janus export. */
export class ForeignFolderError extends Error {}

/** The files an export writes: nothing else in its folder is ever removed. */
const ownFile =
  /^(?:(?:posts|projects|experience)\/[a-z0-9-]+\/)?(?:(?:page\.)?(?:ru|en)\.md|[a-z0-9-]+-[0-9a-f]{8}\.(?:webp|svg|mp4|webm))$|^(?:cv-(?:ru|en)\.pdf|(?:career|cv-versions|media|redirects|series|tags)\.yaml|messages\.json|resume(?:\.en)?\.json)$/;

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Opens a folder that is empty, missing, or contains an export. */
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
      // a file truncated by a full disk never has the final name
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
