import { DatabaseSync } from 'node:sqlite';
import { holdsOf, uploadsOf, type Holds } from './holds.ts';

export interface Contents {
  holds: Holds;
  /** Names of the uploads that lie beside the archive. */
  uploads: string[];
}

/** Throws for a file that cannot be read, is damaged, or in which nobody could sign in: it is no copy. */
export function checkCopy(archive: DatabaseSync): void {
  const found = archive.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (found !== 'ok') throw new Error(`The copy is damaged: ${String(found)}`);
  if (!archive.prepare('select 1 from users limit 1').get()) throw new Error('The copy holds no account.');
}

/** What a finished archive holds, read back from the disk. */
export function examineArchive(file: string): Contents {
  const archive = new DatabaseSync(file, { readOnly: true });
  try {
    checkCopy(archive);
    const uploads = uploadsOf(archive);
    return { holds: { ...holdsOf(archive), files: uploads.length }, uploads };
  } finally {
    archive.close();
  }
}
