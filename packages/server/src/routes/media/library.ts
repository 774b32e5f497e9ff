import type { ServerContext } from '../../context.ts';
import type { UploadedFile } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { mediaAddress } from '../../media/files.ts';
import { altsOf, changedAlts } from '../../media/library/alts.ts';
import {
  isUnused,
  libraryItems,
  libraryRow,
  lockLibraryRow,
  type LibraryRow,
} from '../../media/library/list.ts';
import { replaceAddress } from '../../media/library/replace.ts';
import { libraryWords } from '../../media/library/words.ts';
import { storeUpload } from '../../media/store.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { moveToTrash } from '../shared/moveToTrash.ts';
import { replacedLogo } from './replacedLogo.ts';

type Call = Author & Pick<ServerContext, 'db' | 'media'>;

async function rowOf(db: Database, id: string, find = libraryRow): Promise<LibraryRow> {
  const row = await find(db, id);
  if (!row) throw problem('not_found');
  return row;
}

export async function itemOf(db: Database, id: string): Promise<Schemas['MediaItem']> {
  const [item] = await libraryItems(db, [await rowOf(db, id)]);
  if (!item) throw problem('not_found');
  return item;
}

/** Changes descriptions or the name; existing texts keep their descriptions. */
export function changeItem(
  call: Call,
  id: string,
  change: Schemas['MediaUpdate'],
): Promise<Schemas['MediaItem']> {
  return inTransaction(call.db, async (trx) => {
    const row = await rowOf(trx, id, lockLibraryRow);
    const { name = row.name } = change;
    const { ru, en } = changedAlts(altsOf(row), change);
    await trx
      .updateTable('media')
      .set({ name, alt_ru: ru, alt_en: en, words: libraryWords(name, ru, en) })
      .where('id', '=', row.id)
      .execute();
    await recordItem(trx, call, 'changed', { kind: 'picture', id: row.id });
    return itemOf(trx, row.id);
  });
}

export function deleteItem(call: Call, id: string): Promise<void> {
  return inTransaction(call.db, async (trx) => {
    const row = await rowOf(trx, id);
    const free = await trx
      .selectFrom('media')
      .select('id')
      .where('id', '=', row.id)
      .where(isUnused)
      .executeTakeFirst();
    if (!free) throw problem('media_in_use');
    await moveToTrash(trx, 'picture', row.id, call.now());
    await recordItem(trx, call, 'deleted', { kind: 'picture', id: row.id });
  });
}

const isVideoType = (type: string): boolean => type.startsWith('video/');

const otherKind = {
  ru: 'Картинку можно заменить только картинкой, видео — только видео.',
  en: 'Replace a picture only with a picture, and a video only with a video.',
};

/** Replaces a file. The new one gets a new address, as the content of an address never changes; texts follow it. */
export async function replaceItem(call: Call, id: string, file: UploadedFile): Promise<Schemas['MediaItem']> {
  const { db, media, caller } = call;
  const row = await rowOf(db, id);
  // It joins the library with the replacement: a refused file is swept.
  const upload = { account: caller?.id, name: file.name || row.name, alts: altsOf(row), inLibrary: false };
  const stored = await storeUpload(db, media, file.bytes, upload);
  if (isVideoType(stored.content_type) !== isVideoType(row.content_type))
    throw problem('invalid_picture', { detail: otherKind });
  const now = call.now();
  const change = {
    mediaId: row.id,
    from: mediaAddress(row),
    to: stored.url,
    account: caller?.id ?? null,
    now,
  };
  const writeLogo = await replacedLogo(call, change);
  await replaceAddress(db, change, async (trx) => {
    await trx.updateTable('media').set({ in_library: 1 }).where('id', '=', stored.id).execute();
    await writeLogo(trx);
    await recordItem(trx, call, 'changed', { kind: 'picture', id: stored.id });
    // An old file that no revision shows can be moved to the trash.
    const free = await trx
      .selectFrom('media')
      .select('id')
      .where('id', '=', row.id)
      .where(isUnused)
      .executeTakeFirst();
    if (free) await moveToTrash(trx, 'picture', row.id, now);
  });
  return itemOf(db, stored.id);
}
