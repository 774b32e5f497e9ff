import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { parseS3Address, s3AddressForm } from '../../media/s3Address.ts';
import { createS3Storage } from '../../media/s3Storage.ts';
import type { MediaStorage } from '../../media/storage.ts';
import type { Settings } from '../../settings.ts';

/** The storage of one kind of backups. */
export interface BackupPlace {
  backups: MediaStorage;
  /** The uploads of all backups, each stored once. */
  uploads: MediaStorage;
}

/** Daily backups are at the root, those made before migrations in a separate folder. */
export type BackupKind = 'daily' | 'before-migrations';

const use = { holds: 'backups', setting: 'JANUS_BACKUPS_URL' };

function openFolder(folder: string): BackupPlace {
  return {
    backups: createFolderStorage(folder),
    uploads: createFolderStorage(join(folder, 'uploads')),
  };
}

/** Returns the folder where backups are written before they are sent, and stay if the settings name no place. */
export function localFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'backups');
}

export function openLocalPlace(settings: Pick<Settings, 'dataFolder'>, kind: BackupKind): BackupPlace {
  const folder = localFolder(settings);
  return openFolder(kind === 'daily' ? folder : join(folder, kind));
}

/** The forms of JANUS_BACKUPS_URL, for error messages. */
export const placeForm = `a folder, an address file:///folder, or ${s3AddressForm}`;

export function isPlace(text: string): boolean {
  return !text.includes('://') || text.startsWith('file:///') || parseS3Address(text) !== null;
}

/** Opens the place in the settings, without connecting to it yet. */
export function openPlace(
  { dataFolder, backupsUrl }: Pick<Settings, 'dataFolder' | 'backupsUrl'>,
  kind: BackupKind = 'daily',
): BackupPlace {
  if (backupsUrl === null) return openLocalPlace({ dataFolder }, kind);
  const prefix = kind === 'daily' ? '' : `${kind}/`;
  if (!backupsUrl.includes('://')) return openFolder(resolve(backupsUrl, prefix));
  if (backupsUrl.startsWith('file:')) return openFolder(resolve(fileURLToPath(backupsUrl), prefix));
  const address = parseS3Address(backupsUrl);
  if (!address) throw new Error(`JANUS_BACKUPS_URL must be ${placeForm}.`);
  return {
    backups: createS3Storage(address, { prefix, use }),
    uploads: createS3Storage(address, { prefix: `${prefix}uploads/`, use }),
  };
}
