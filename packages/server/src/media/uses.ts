import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MediaUseTable } from '../db/schema/upkeep.ts';
import { engineOf } from '../db/transaction.ts';
import { mediaAddresses } from '../markdown/figures.ts';

export type UsePlace = Omit<MediaUseTable, 'media_id'>;

/** The ids of the site's own pictures in a text or an address. */
function idsIn(text: string | null | undefined): string[] {
  const ids = [...(text ?? '').matchAll(mediaAddresses)].map(([, id]) => id ?? '');
  return [...new Set(ids)];
}

/** Records the pictures that a text refers to, in the transaction that writes it, replacing the previous ones. */
export function recordUses(trx: Database, place: UsePlace, text: string | null | undefined): Promise<void> {
  return writeUses(trx, place, idsIn(text));
}

/** Records uses by id, for uploads without an address in a text. */
export async function writeUses(trx: Database, place: UsePlace, ids: readonly string[]): Promise<void> {
  let removal = trx
    .deleteFrom('media_uses')
    .where('item_id', '=', place.item_id)
    .where('place', '=', place.place);
  if (ids.length === 0) return void (await removal.execute());
  const wanted = JSON.stringify(ids);
  const isPostgres = engineOf(trx) === 'postgres';
  // one parameter, however many pictures a text refers to
  const list = isPostgres
    ? sql<string>`(select value from json_array_elements_text(${wanted}::json))`
    : sql<string>`(select value from json_each(${wanted}))`;
  removal = removal.where('media_id', 'not in', list);
  await removal.execute();
  // PostgreSQL: waits for the sweep, which locks what it removes; removed uploads are not recorded
  const lock = sql.raw(isPostgres ? 'for key share' : '');
  await sql`insert into media_uses (media_id, kind, item_id, place)
    select id, ${sql.lit(place.kind)}, ${place.item_id}, ${place.place} from media where id in ${list} ${lock}
    on conflict (media_id, item_id, place) do nothing`.execute(trx);
  // an older text may refer to an upload in the trash: a used one is restored
  await sql`update media set deleted_at = null where id in ${list} and deleted_at is not null`.execute(trx);
}

/** A permanently deleted item uses nothing. */
export async function dropItemUses(trx: Database, itemId: string): Promise<void> {
  await trx.deleteFrom('media_uses').where('item_id', '=', itemId).execute();
}
