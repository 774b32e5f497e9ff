import type { Settings } from '../settings.ts';
import { createFolderStorage } from './folderStorage.ts';
import { parseS3Address, s3AddressForm } from './s3Address.ts';
import { createS3Storage } from './s3Storage.ts';
import type { MediaStorage } from './storage.ts';

/** Opens the storage that the settings name: object storage, otherwise a folder. */
export function openStorage({
  mediaFolder,
  storageUrl,
}: Pick<Settings, 'mediaFolder' | 'storageUrl'>): MediaStorage {
  if (storageUrl === null) return createFolderStorage(mediaFolder);
  const address = parseS3Address(storageUrl);
  if (!address) throw new Error(`JANUS_STORAGE_URL must be ${s3AddressForm}.`);
  return createS3Storage(address);
}
