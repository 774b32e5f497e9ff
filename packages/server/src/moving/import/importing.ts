import type { Database } from '../../db/schema.ts';
import type { MediaStorage } from '../../media/storage.ts';
import type { TrailEvent } from '../../trail/recordEvent.ts';
import type { PictureImport } from './pictures.ts';
import type { Progress } from './progress.ts';
import type { SourceFolder } from './readFolder.ts';

/** The context for every part of an import. */
export interface Importing {
  db: Database;
  media: MediaStorage;
  folder: SourceFolder;
  pictures: PictureImport;
  isDryRun: boolean;
  /** The posts' owner: the first owner of the site. */
  authorId: string | null;
  /** Milliseconds. */
  now: number;
  /** Records an action in the trail, in the same transaction. */
  record(trx: Database, event: TrailEvent): Promise<void>;
  progress: Progress;
  /** Ids of the tags that existed before. */
  knownTags: ReadonlySet<string>;
}
