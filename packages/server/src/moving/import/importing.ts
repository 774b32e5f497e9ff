import type { Database } from '../../db/schema.ts';
import type { MediaStorage } from '../../media/storage.ts';
import type { Happening } from '../../trail/recordEvent.ts';
import type { PictureImport } from './pictures.ts';
import type { Progress } from './progress.ts';
import type { SourceFolder } from './readFolder.ts';

/** What every part of an import works with. */
export interface Importing {
  db: Database;
  media: MediaStorage;
  folder: SourceFolder;
  pictures: PictureImport;
  isDryRun: boolean;
  /** Whose posts they are: the first owner's. */
  authorId: string | null;
  /** Milliseconds. */
  now: number;
  /** Says in the trail what was done, in the transaction that does it. */
  record(trx: Database, happening: Happening): Promise<void>;
  progress: Progress;
  /** Ids of the tags that were there before. */
  knownTags: ReadonlySet<string>;
}
