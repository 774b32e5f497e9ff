import type { Settings } from '../settings.ts';
import { createFolderStorage } from './folderStorage.ts';
import type { MediaStorage } from './storage.ts';

/** Where the settings say that uploads lie. */
export function openStorage({ mediaFolder }: Pick<Settings, 'mediaFolder'>): MediaStorage {
  return createFolderStorage(mediaFolder);
}
