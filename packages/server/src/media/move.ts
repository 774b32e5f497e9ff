import { idOfFile } from './files.ts';
import { markName } from './mark.ts';
import { readFileOf, type MediaStorage } from './storage.ts';

export interface MoveOptions {
  isDryRun: boolean;
  say(text: string): void;
}

export interface Moved {
  copied: number;
  /** Already present, byte for byte. */
  kept: number;
}

/** Whether a storage has this file, byte for byte. */
export async function isSame(to: MediaStorage, name: string, bytes: Buffer): Promise<boolean> {
  if ((await to.size(name)) !== bytes.length) return false;
  return (await readFileOf(to, name))?.equals(bytes) === true;
}

/**
 * Copies every upload and reads each back; files already present, byte for byte, are not copied again, so that an
 * interrupted run resumes. Nothing is removed. The mark comes last: with it the new storage is complete.
 */
export async function copyUploads(
  from: MediaStorage,
  to: MediaStorage,
  { isDryRun, say }: MoveOptions,
): Promise<Moved> {
  const moved: Moved = { copied: 0, kept: 0 };
  async function copy(name: string): Promise<void> {
    const bytes = await readFileOf(from, name);
    // swept since it was listed
    if (!bytes) return;
    if (await isSame(to, name, bytes)) {
      moved.kept += 1;
      return;
    }
    if (!isDryRun) {
      await to.put(name, bytes);
      if (!(await isSame(to, name, bytes))) throw new Error(`${name} came back changed from ${to.place}.`);
    }
    moved.copied += 1;
    if (moved.copied % 100 === 0) say(`files: ${moved.copied}`);
  }
  for await (const { name } of from.list()) if (idOfFile(name) !== null) await copy(name);
  await copy(markName);
  return moved;
}
