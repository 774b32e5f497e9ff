import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MediaUseTable } from '../db/schema/upkeep.ts';
import { engineOf } from '../db/transaction.ts';
import { mediaAddresses } from '../markdown/figures.ts';

export type UsePlace = Omit<MediaUseTable, 'media_id'>;

/** The ids of the site's own pictures that a text, or an address alone, names. */
function idsIn(text: string | null | undefined): string[] {
  const ids = [...(text ?? '').matchAll(mediaAddresses)].map(([, id]) => id ?? '');
  return [...new Set(ids)];
}

/** Notes the pictures that a text names, in the transaction that writes it, in place of those that it named before. */
export function recordUses(trx: Database, place: UsePlace, text: string | null | undefined): Promise<void> {
  return writeUses(trx, place, idsIn(text));
}

/** What is named by no address is noted by its id. */
export async function writeUses(trx: Database, place: UsePlace, ids: readonly string[]): Promise<void> {
  let removal = trx
    .deleteFrom('media_uses')
    .where('item_id', '=', place.item_id)
    .where('place', '=', place.place);
  if (ids.length === 0) return void (await removal.execute());
  const wanted = JSON.stringify(ids);
  const isPostgres = engineOf(trx) === 'postgres';
  // one parameter, however many pictures a text names
  const list = isPostgres
    ? sql<string>`(select value from json_array_elements_text(${wanted}::json))`
    : sql<string>`(select value from json_each(${wanted}))`;
  removal = removal.where('media_id', 'not in', list);
  await removal.execute();
  // PostgreSQL: the sweep, which locks what it removes, is waited for; what it removed is not noted
  const lock = sql.raw(isPostgres ? 'for key share' : '');
  await sql`insert into media_uses (media_id, kind, item_id, place)
    select id, ${sql.lit(place.kind)}, ${place.item_id}, ${place.place} from media where id in ${list} ${lock}
    on conflict (media_id, item_id, place) do nothing`.execute(trx);
  // a text of yesterday may name what is in the bin today: what is used is not there
  await sql`update media set deleted_at = null where id in ${list} and deleted_at is not null`.execute(trx);
}

/** An item that cannot come back uses nothing. */
export async function dropItemUses(trx: Database, itemId: string): Promise<void> {
  await trx.deleteFrom('media_uses').where('item_id', '=', itemId).execute();
}
