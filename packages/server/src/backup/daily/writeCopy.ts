import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerContext } from '../../context.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { writeArchive } from '../archive.ts';
import { examineApart } from '../runWorker.ts';
import { writeNote, type Copy } from './copyNote.ts';
import { digest, type Digest } from './digest.ts';
import { localFolder, type CopyPlace } from './place.ts';
import { shrunkSince } from './shrunk.ts';

export type CopySource = Pick<ServerContext, 'db' | 'settings' | 'media'>;

/** Sends a file to its place and reads it back; deletes it if it came back changed. */
async function send(copies: MediaStorage, name: string, file: string): Promise<Digest> {
  const sent = await digest(createReadStream(file));
  await copies.putFile(name, file);
  const stored = await copies.get(name);
  const found = stored && (await digest(stored.stream));
  if (found?.sha256 === sent.sha256) return sent;
  await copies.delete(name);
  throw new Error(`The copy ${name} came back changed from ${copies.place}: check the disk or the storage.`);
}

/**
 * Makes a copy: writes and examines it next to the database, sends it to its place, reads it back, and writes its note
 * last. `former` are the copies to compare it with.
 */
export async function writeCopy(
  { db, settings, media }: CopySource,
  place: CopyPlace,
  name: string,
  { now, former }: { now: number; former: readonly Copy[] },
): Promise<Copy> {
  const folder = localFolder(settings);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.${randomUUID()}.part`);
  try {
    await writeArchive(db, media, file, () => undefined, { uploads: place.uploads });
    const contents = await examineApart(file);
    const sent = await send(place.copies, name, file);
    const shrunk = shrunkSince(contents.holds, former);
    const note = { madeAt: now, ...sent, ...contents, shrunk, isAccepted: false };
    return await writeNote(place.copies, name, note);
  } finally {
    await rm(file, { force: true });
  }
}
