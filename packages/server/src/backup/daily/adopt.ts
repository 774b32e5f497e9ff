import { createReadStream } from 'node:fs';
import type { Settings } from '../../settings.ts';
import { examineApart } from '../runWorker.ts';
import { writeNote, type Copy } from './copyNote.ts';
import { digest } from './digest.ts';
import type { CopyPlace } from './place.ts';
import { dayOf } from './rotation.ts';
import { withCopy } from './withCopy.ts';

/**
 * Examines a copy without a note, made by an older version or by a process that was killed, and writes its note. An
 * unreadable copy does not count, but stays for a while, since part of it may be recoverable.
 */
function adopt(settings: Pick<Settings, 'dataFolder'>, place: CopyPlace, copy: Copy): Promise<Copy> {
  return withCopy(settings, place, copy, async (file) => {
    const contents = await examineApart(file).catch(() => null);
    if (!contents) return { ...copy, standing: 'damaged' };
    const found = await digest(createReadStream(file));
    const madeAt = Date.parse(dayOf(copy.name) ?? copy.name.slice(0, 10));
    const note = { madeAt, ...found, ...contents, shrunk: [], isAccepted: false };
    return writeNote(place.copies, copy.name, note);
  });
}

/** Returns the same copies, all with notes except the unreadable ones. */
export async function adoptCopies(
  settings: Pick<Settings, 'dataFolder'>,
  place: CopyPlace,
  copies: readonly Copy[],
): Promise<Copy[]> {
  const adopted: Copy[] = [];
  for (const copy of copies) adopted.push(copy.note ? copy : await adopt(settings, place, copy));
  return adopted;
}
