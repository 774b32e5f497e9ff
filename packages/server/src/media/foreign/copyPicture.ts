import { normalizeHost } from '@janus-site/core';
import type { ServerContext } from '../../context.ts';
import type { Schemas } from '../../contract/types.ts';
import { decodePart } from '../../decodePart.ts';
import { namesOf } from '../../http/localNames.ts';
import { mediaId } from '../../markdown/figures.ts';
import { storePicture } from '../store.ts';

export type Copying = Pick<ServerContext, 'db' | 'media' | 'settings' | 'fetchPicture' | 'now'>;

/** A picture stored on this site, by its absolute address. */
async function findOwn({ db, settings }: Copying, address: string): Promise<Schemas['Media'] | null> {
  if (!URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  const id = mediaId(pathname);
  if (id === undefined || !namesOf(settings.hosts).has(normalizeHost(host))) return null;
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { width, height, content_type, size } = row;
  return { id, url: pathname, width: width ?? 1, height: height ?? 1, content_type, size };
}

/** The last part of the address's path, as the file name. */
function nameIn(address: string): string {
  const last = URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : '';
  return decodePart(last);
}

/**
 * Stores a copy of another site's picture, with the same decoder and limits as an upload.
 * @param account The account that queues for the decoder; the server itself by default.
 */
export async function copyPicture(
  copying: Copying,
  address: string,
  account?: string,
): Promise<Schemas['Media']> {
  const own = await findOwn(copying, address);
  if (own) return own;
  return storePicture(copying.db, copying.media, await copying.fetchPicture(address), {
    account,
    name: nameIn(address),
  });
}
