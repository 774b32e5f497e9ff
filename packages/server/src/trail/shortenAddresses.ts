import { isIPv4 } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { afterCursor } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { addressGroup, addressNetwork } from '../limits/addressGroup.ts';
import type { Place } from '../paging.ts';

const day = 24 * 60 * 60 * 1000;
const slice = 500;

/** Returns the network of an address: a /24 of IPv4, a /48 of IPv6; empty for anything else. */
export function shortAddress(address: string): string {
  const bare = addressGroup(address);
  if (isIPv4(bare)) return bare.replace(/\d+$/, '0/24');
  return addressNetwork(address) ?? '';
}

/** The tables with an address, and the time at which it was written. */
const places = [
  { table: 'events', time: 'at' },
  { table: 'sessions', time: 'created_at' },
] as const;

type AddressPlace = (typeof places)[number];

async function shortenSlice(
  db: Database,
  { table, time }: AddressPlace,
  { until, after }: { until: number; after: Place | null },
): Promise<Place | null> {
  let query = db
    .selectFrom(table)
    .select(['id', 'address', `${time} as moment`])
    .where(time, '<=', until)
    // literally the condition of the index `events_with_address`
    .where(sql<boolean>`address <> '' and address not like '%/%'`)
    .orderBy(time)
    .orderBy('id')
    .limit(slice);
  if (after) query = query.where(afterCursor([time, 'id'], after, '>'));
  const rows = await query.execute();
  const addresses = new Set(rows.map(({ address }) => address));
  await inTransaction(db, async (trx) => {
    for (const address of addresses) {
      const ids = rows.filter((row) => row.address === address).map(({ id }) => id);
      const short = shortAddress(address);
      if (table === 'sessions')
        await trx.updateTable(table).set({ address: short }).where('id', 'in', ids).execute();
      // The merge key of refused sign-ins contains the address too.
      else
        await trx
          .updateTable(table)
          .set({ address: short, merge_key: null })
          .where('id', 'in', ids)
          .execute();
    }
  });
  const last = rows.at(-1);
  return last && rows.length === slice ? [last.moment, last.id] : null;
}

/** Shortens addresses older than a day to their network. */
export async function shortenAddresses(db: Database, now: number): Promise<void> {
  for (const place of places) {
    let after: Place | null = null;
    do {
      after = await shortenSlice(db, place, { until: now - day, after });
      await nextTurn();
    } while (after);
  }
}
