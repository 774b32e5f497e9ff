import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { parseS3Address, s3AddressForm } from '../../media/s3Address.ts';
import { createS3Storage } from '../../media/s3Storage.ts';
import type { MediaStorage } from '../../media/storage.ts';
import type { Settings } from '../../settings.ts';

/** Where copies of one kind lie. */
export interface CopyPlace {
  copies: MediaStorage;
  /** The uploads of all of them, once. */
  uploads: MediaStorage;
}

/** Copies of each day lie at the root, those made before migrations by themselves. */
export type CopyKind = 'daily' | 'before-migrations';

const use = { holds: 'copies', setting: 'JANUS_BACKUPS_URL' };

function openFolder(folder: string): CopyPlace {
  return {
    copies: createFolderStorage(folder),
    uploads: createFolderStorage(join(folder, 'uploads')),
  };
}

/** Where copies are written before they go to their place, and lie unless the settings name another one. */
export function localFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'backups');
}

export function openLocalPlace(settings: Pick<Settings, 'dataFolder'>, kind: CopyKind): CopyPlace {
  const folder = localFolder(settings);
  return openFolder(kind === 'daily' ? folder : join(folder, kind));
}

/** What may stand in JANUS_BACKUPS_URL, for refusals. */
export const placeForm = `a folder, an address file:///folder, or ${s3AddressForm}`;

export function isPlace(text: string): boolean {
  return !text.includes('://') || text.startsWith('file:///') || parseS3Address(text) !== null;
}

/** The place of the settings; nothing is asked of it yet. */
export function openPlace(
  { dataFolder, backupsUrl }: Pick<Settings, 'dataFolder' | 'backupsUrl'>,
  kind: CopyKind = 'daily',
): CopyPlace {
  if (backupsUrl === null) return openLocalPlace({ dataFolder }, kind);
  const prefix = kind === 'daily' ? '' : `${kind}/`;
  if (!backupsUrl.includes('://')) return openFolder(resolve(backupsUrl, prefix));
  if (backupsUrl.startsWith('file:')) return openFolder(resolve(fileURLToPath(backupsUrl), prefix));
  const address = parseS3Address(backupsUrl);
  if (!address) throw new Error(`JANUS_BACKUPS_URL must be ${placeForm}.`);
  return {
    copies: createS3Storage(address, { prefix, use }),
    uploads: createS3Storage(address, { prefix: `${prefix}uploads/`, use }),
  };
}
