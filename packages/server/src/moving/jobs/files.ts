import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { unpackedPrefix } from '../import/openSource.ts';
import { folderLimits } from '../import/readFolder.ts';

/** Bytes of a file uploaded in the panel: as for an archive at the command line. */
export const largestSource = folderLimits.bytes;

/** The file names that importers can open, by suffix. */
const suffixes = /\.(?:zip|tar\.gz|tgz|xml|json|rss|atom|md|markdown|mdx)$/i;

export const isImportable = (name: string): boolean => suffixes.test(name);

/** Milliseconds in which a task may be run again with its file. */
export const fileLifetime = 24 * 60 * 60_000;

type Place = Pick<Settings, 'dataFolder'>;

/** The folder of uploaded and unpacked files. */
export const importsFolder = ({ dataFolder }: Place): string => join(dataFolder, 'imports');
/** A separate folder for each import: unpacked files are next to the uploaded file, and are removed with it. */
export const folderOf = (settings: Place, id: string): string => join(importsFolder(settings), id);

/** The original name, reduced to a valid file name anywhere: a post may be named after it. */
export function sourceFile(settings: Place, id: string, name: string): string {
  const end = suffixes.exec(name)?.[0].toLowerCase() ?? '';
  const stem = name.slice(0, name.length - end.length).replaceAll(/[^\p{L}\p{N}_-]+/gu, '-');
  return join(folderOf(settings, id), 'source', (stem.slice(0, 60) || 'import') + end);
}

/** Writes a part of a file at its offset. Throws if the previous parts are stored elsewhere. */
export async function writePart(file: string, bytes: Uint8Array, offset: number): Promise<void> {
  if (offset === 0) await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const handle = await open(file, offset === 0 ? 'w' : 'r+', 0o600);
  try {
    // a write may take fewer bytes than requested
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, offset + done);
      done += bytesWritten;
    }
  } finally {
    await handle.close();
  }
}

export async function removeFiles(settings: Place, id: string): Promise<void> {
  await rm(folderOf(settings, id), { recursive: true, force: true });
}

/** Whether a command unpacked it within a day: its import may still be running, and a dry run has no row. */
async function isOfCommand(settings: Place, name: string): Promise<boolean> {
  if (!name.startsWith(unpackedPrefix)) return false;
  const found = await stat(folderOf(settings, name)).catch(() => null);
  return found !== null && found.mtimeMs > Date.now() - fileLifetime;
}

/** Removes all files except those of these imports, and of commands that may be running. */
export async function removeOtherFiles(settings: Place, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(importsFolder(settings)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names)
    if (!kept.has(name) && !(await isOfCommand(settings, name))) await removeFiles(settings, name);
}
