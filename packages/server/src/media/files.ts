import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

type Folder = Pick<Settings, 'mediaFolder'>;

/** `<id>.webp`, `<id>-480.webp`; `<id>.pdf`. */
export function pictureFile({ mediaFolder }: Folder, id: string, width: number | null): string {
  return join(mediaFolder, width === null ? `${id}.webp` : `${id}-${width}.webp`);
}

export function pdfFile({ mediaFolder }: Folder, id: string): string {
  return join(mediaFolder, `${id}.pdf`);
}

/** Writes all the files, or none when one fails. */
export async function writeAll(
  folder: Folder,
  files: readonly { path: string; bytes: Buffer }[],
): Promise<void> {
  await mkdir(folder.mediaFolder, { recursive: true });
  try {
    await Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes, { flag: 'wx', mode: 0o644 })));
  } catch (error) {
    await removeAll(files.map((file) => file.path));
    throw error;
  }
}

export async function removeAll(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
