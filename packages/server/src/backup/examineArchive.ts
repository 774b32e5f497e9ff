import { DatabaseSync } from 'node:sqlite';
import { countItems, uploadsOf, type ItemCounts } from './itemCounts.ts';

export interface Contents {
  holds: ItemCounts;
  /** Names of the uploads stored next to the archive. */
  uploads: string[];
}

/** Throws for a file that is unreadable, damaged, or has no account to sign in with. */
export function checkArchive(archive: DatabaseSync): void {
  const found = archive.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  if (found !== 'ok') throw new Error(`The backup is damaged: ${String(found)}`);
  if (!archive.prepare('select 1 from users limit 1').get()) throw new Error('The backup holds no account.');
}

/** Reads the contents of a finished archive back from the disk. */
export function examineArchive(file: string): Contents {
  const archive = new DatabaseSync(file, { readOnly: true });
  try {
    checkArchive(archive);
    const uploads = uploadsOf(archive);
    return { holds: { ...countItems(archive), files: uploads.length }, uploads };
  } finally {
    archive.close();
  }
}
