import { chmod, lstat, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { localFolder } from '../backup/daily/place.ts';
import type { Settings } from '../settings.ts';

type Places = Pick<Settings, 'dataFolder' | 'sqliteFile' | 'mediaFolder'>;

/** The server's own paths in the data folder, which may contain others. */
function ownPaths(settings: Places): string[] {
  const { dataFolder, sqliteFile, mediaFolder } = settings;
  const database =
    sqliteFile === ':memory:' ? [] : ['', '-wal', '-shm', '-journal'].map((end) => sqliteFile + end);
  return [dataFolder, ...database, join(dataFolder, 'secret'), mediaFolder, localFolder(settings)];
}

/** Removes other accounts' access to a path; false where this account may not change it. */
async function close(path: string, mode: number): Promise<boolean> {
  if ((mode & 0o077) === 0) return true;
  return chmod(path, mode & 0o7700).then(
    () => true,
    () => false,
  );
}

async function closeFolder(folder: string, open: string[]): Promise<void> {
  const entries = await opendir(folder);
  for await (const { name } of entries) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (!found || found.isSymbolicLink()) continue;
    if (!(await close(path, found.mode))) open.push(path);
    if (found.isDirectory()) await closeFolder(path, open).catch(() => open.push(path));
  }
}

/**
 * Makes the data folder private to the server's account, including existing files; returns the paths others may still
 * read, because they belong to another account.
 */
export async function keepPrivate(settings: Places): Promise<string[]> {
  // Windows has no such modes
  if (process.platform === 'win32') return [];
  const open: string[] = [];
  for (const path of ownPaths(settings)) {
    const found = await stat(path).catch(() => null);
    if (!found) continue;
    if (!(await close(path, found.mode))) open.push(path);
    if (found.isDirectory() && path !== settings.dataFolder)
      await closeFolder(path, open).catch(() => open.push(path));
  }
  return open;
}

/** Formats the result as a warning; null when nothing is open. */
export function privacyWarning(open: readonly string[]): string | null {
  const [first] = open;
  if (first === undefined) return null;
  const more = open.length === 1 ? '' : ` and ${open.length - 1} more`;
  return `Other accounts of this machine may read ${first}${more}, and it is not this account's to close: have its owner run chmod -R go= on it.`;
}
