import type { Database } from '../../db/schema.ts';
import type { MediaStorage } from '../../media/storage.ts';
import type { Settings } from '../../settings.ts';
import type { PictureExport } from './pictures.ts';
import type { ExportFolder } from './writeFolder.ts';

/** The context for every part of an export. */
export interface Exporting {
  db: Database;
  media: MediaStorage;
  settings: Settings;
  folder: ExportFolder;
  pictures: PictureExport;
  /** Milliseconds. */
  now: number;
}
