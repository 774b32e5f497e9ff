import type { MediaStorage } from '../../media/storage.ts';
import { deleteCopy, type Copy } from './copyNote.ts';
import type { CopyPlace } from './place.ts';

/** Removes uploads that no copy names; if any copy could not be examined, it may need all of them. */
async function removeUnusedUploads({ uploads }: CopyPlace, copies: readonly Copy[]): Promise<void> {
  if (copies.some(({ note }) => !note)) return;
  const used = new Set(copies.flatMap(({ note }) => note?.uploads ?? []));
  const unused: string[] = [];
  for await (const { name } of uploads.list()) if (!used.has(name)) unused.push(name);
  for (const name of unused) await uploads.delete(name);
}

/** Removes these copies, and the uploads that only they used. */
export async function removeCopies(
  place: CopyPlace,
  copies: readonly Copy[],
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  for (const name of names) await deleteCopy(place.copies, name);
  const stay = copies.filter(({ name }) => !names.includes(name));
  await removeUnusedUploads(place, stay);
}

const day = 24 * 60 * 60 * 1000;

/** Removes files left by a process that was killed; younger ones may belong to one at work. */
export async function removeUnfinished(copies: MediaStorage, now: number): Promise<void> {
  const left: string[] = [];
  for await (const { name, modifiedAt } of copies.list())
    if (/\.part(-journal|-wal|-shm)?$/.test(name) && modifiedAt < now - day) left.push(name);
  for (const name of left) await copies.delete(name);
}
