import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { folderLimits } from '../import/readFolder.ts';

/** Bytes of a file that is brought in the panel: those of an archive at the command line. */
export const largestSource = folderLimits.bytes;

/** What the importers can open, by the end of the name. */
const suffixes = /\.(?:zip|tar\.gz|tgz|xml|json|rss|atom|md|markdown|mdx)$/i;

export const isKnown = (name: string): boolean => suffixes.test(name);

type Place = Pick<Settings, 'dataFolder'>;

const rootOf = ({ dataFolder }: Place): string => join(dataFolder, 'imports');
/** A folder of its own for each: what is unpacked lies beside the file, and goes with it. */
export const folderOf = (settings: Place, id: string): string => join(rootOf(settings), id);

/** The name that it had, as far as it can be the name of a file anywhere: a post may be called by it. */
export function sourceFile(settings: Place, id: string, name: string): string {
  const end = suffixes.exec(name)?.[0].toLowerCase() ?? '';
  const stem = name.slice(0, name.length - end.length).replaceAll(/[^\p{L}\p{N}_-]+/gu, '-');
  return join(folderOf(settings, id), 'source', (stem.slice(0, 60) || 'import') + end);
}

/** Writes a part of a file at its place. Throws where what comes before it lies elsewhere. */
export async function writePart(file: string, bytes: Uint8Array, offset: number): Promise<void> {
  if (offset === 0) await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const handle = await open(file, offset === 0 ? 'w' : 'r+', 0o600);
  try {
    // one write may take less than it is asked to
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

/** Removes all but the files of these. */
export async function removeOtherFiles(settings: Place, kept: ReadonlySet<string>): Promise<void> {
  const names = await readdir(rootOf(settings)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) if (!kept.has(name)) await removeFiles(settings, name);
}
