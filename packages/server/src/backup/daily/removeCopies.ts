import type { MediaStorage } from '../../media/storage.ts';
import { deleteCopy, type Copy } from './copyNote.ts';
import type { CopyPlace } from './place.ts';

/** Uploads that no copy names any more; where a copy could not be looked into, all of them may be its own. */
async function removeUnusedUploads({ uploads }: CopyPlace, copies: readonly Copy[]): Promise<void> {
  if (copies.some(({ note }) => !note)) return;
  const used = new Set(copies.flatMap(({ note }) => note?.uploads ?? []));
  const unused: string[] = [];
  for await (const { name } of uploads.list()) if (!used.has(name)) unused.push(name);
  for (const name of unused) await uploads.delete(name);
}

/** Removes these copies, and the uploads that were theirs alone. */
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

/** What a process that was killed over a copy has left; another one may be at work on a younger one. */
export async function removeUnfinished(copies: MediaStorage, now: number): Promise<void> {
  const left: string[] = [];
  for await (const { name, modifiedAt } of copies.list())
    if (/\.part(-journal|-wal|-shm)?$/.test(name) && modifiedAt < now - day) left.push(name);
  for (const name of left) await copies.delete(name);
}
