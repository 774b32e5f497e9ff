import type { Database } from '../../db/schema.ts';
import { encodeUpload } from '../../media/formats/encodeUpload.ts';
import type { Alts } from '../../media/library/alts.ts';
import { mediaAddress } from '../../media/files.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { restoreUpload, storeUpload } from '../../media/store.ts';
import { hashOf, libraryName } from '../pictureNames.ts';
import type { Progress } from './progress.ts';
import type { SourceFolder } from './readFolder.ts';

export interface PictureImport {
  /** Puts a picture of the folder into the library, once however often it is used; returns its address. */
  take(path: string): Promise<string>;
  /** Sets the alternative text of the file with that name, before it is imported. */
  describe(name: string, alts: Alts): void;
  readonly taken: number;
}

const nowhere = '00000000-0000-4000-8000-000000000000';
/** Placeholder for any picture while a text is validated. */
export const somePicture = mediaAddress({ id: nowhere, content_type: 'image/webp' });

export interface PictureImportOptions {
  db: Database;
  media: MediaStorage;
  folder: SourceFolder;
  /** Whether to validate only and store nothing. */
  isDryRun: boolean;
  /** Whether every file is re-encoded, whatever its name. */
  isForeign: boolean;
  progress: Pick<Progress, 'made'>;
}

/** Every picture passes the checks of an upload; one written by a Janus export then keeps its bytes. */
export function createPictureImport({
  db,
  media,
  folder,
  isDryRun,
  isForeign,
  progress,
}: PictureImportOptions): PictureImport {
  const described = new Map<string, Alts>();
  const byPath = new Map<string, Promise<string>>();
  const byHash = new Map<string, Promise<string>>();

  async function store(path: string, bytes: Buffer, hash: string): Promise<string> {
    if (isDryRun) {
      const { type } = await encodeUpload(bytes);
      return mediaAddress({ id: nowhere, content_type: type });
    }
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isOwn = !isForeign && name.includes(`-${hash.slice(0, 8)}.`);
    const alts = described.get(name);
    const stored = isOwn
      ? await restoreUpload(db, media, bytes, { name: libraryName(name), alts })
      : await storeUpload(db, media, bytes, { name, alts });
    await progress.made(db, { kind: 'picture', item_id: stored.id, stamp: '' });
    return stored.url;
  }

  async function read(path: string): Promise<string> {
    const bytes = await folder.readMedium(path);
    const hash = hashOf(bytes);
    const address = byHash.get(hash) ?? store(path, bytes, hash);
    byHash.set(hash, address);
    return address;
  }

  return {
    take(path) {
      const address = byPath.get(path) ?? read(path);
      byPath.set(path, address);
      return address;
    },
    describe: (name, alts) => void described.set(name, alts),
    get taken() {
      return byHash.size;
    },
  };
}
