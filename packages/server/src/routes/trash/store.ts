import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { cutPage, type Start } from '../../paging.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { titleOf } from '../../trail/recordItem.ts';
import { kinds, places, trashLifetime, type Kind, type Service } from '../../db/kinds.ts';
import { dropTraces } from './dropTraces.ts';

/** An item in the trash that can be restored. */
export interface Deleted {
  id: string;
  kind: Kind;
  title: string;
  deleted_at: number;
  expires_at: number;
}

/** A picture that a text has just started to use must not be deleted; it leaves the trash. */
const unused = sql`and not exists (select 1 from media_uses where media_id = media.id)`;

function removalOf(kind: Kind) {
  return kind === 'picture' ? unused : sql``;
}

/** Selects one kind of item in the trash. */
function binOf(kind: Kind, now: number) {
  const { table, title } = places[kind];
  return sql`select id, ${sql.lit(kind)} as kind, ${title} as title, deleted_at, deleted_at + ${trashLifetime} as expires_at
    from ${sql.table(table)} where deleted_at > ${now - trashLifetime}`;
}

function binOfAll(chosen: readonly Kind[], now: number) {
  return sql`(${sql.join(
    chosen.map((kind) => binOf(kind, now)),
    sql` union all `,
  )}) bin`;
}

export interface TrashPage extends Start {
  service: Service;
  kind?: Kind;
  limit: number;
  /** Milliseconds. */
  now: number;
}

export async function listTrash(
  db: Database,
  { service, kind, after, offset, limit, now }: TrashPage,
): Promise<{ rows: readonly Deleted[]; total: number; next_cursor: string | null }> {
  const chosen = kinds.filter((each) => places[each].service === service && (kind ?? each) === each);
  if (chosen.length === 0) return { rows: [], total: 0, next_cursor: null };
  const bin = binOfAll(chosen, now);
  const counted = await sql<{ total: number }>`select count(*) as total from ${bin}`.execute(db);
  const place = after ? sql`where (deleted_at, id) < (${after[0]}, ${after[1]})` : sql``;
  const { rows } = await sql<Deleted>`select * from ${bin} ${place}
    order by deleted_at desc, id desc limit ${limit + 1} offset ${offset}`.execute(db);
  const total = Number(counted.rows[0]?.total ?? 0);
  return { total, ...cutPage(rows, limit, (row) => [row.deleted_at, row.id]) };
}

/** Finds an item of the service in the trash. */
async function findDeleted(db: Database, service: Service, id: string, now: number): Promise<Deleted> {
  const chosen = kinds.filter((kind) => places[kind].service === service);
  const { rows } = await sql<Deleted>`select * from ${binOfAll(chosen, now)} where id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw problem('not_found');
  return found;
}

/** Takes an item out of the trash; of two concurrent calls, one succeeds. */
export async function takeFromTrash(
  trx: Database,
  service: Service,
  id: string,
  now: number,
): Promise<Deleted> {
  const found = await findDeleted(trx, service, id, now);
  const { rows } = await sql`update ${sql.table(places[found.kind].table)} set deleted_at = null
    where id = ${id} and deleted_at is not null returning id`.execute(trx);
  if (rows.length === 0) throw problem('not_found');
  return found;
}

/** Also deletes expired items that were not swept yet. */
export async function purge(author: Author & { db: Database }, service: Service, id: string): Promise<void> {
  await inTransaction(author.db, async (trx) => {
    for (const kind of kinds.filter((each) => places[each].service === service)) {
      const { table } = places[kind];
      const object = { kind, id, title: await titleOf(trx, kind, id) };
      const { rows } = await sql`delete from ${sql.table(table)}
        where id = ${id} and deleted_at is not null ${removalOf(kind)} returning id`.execute(trx);
      if (rows.length === 0) continue;
      await dropTraces(trx, kind, id);
      return recordEvent(trx, author, { action: 'purged', object });
    }
    throw problem('not_found');
  });
}

/** Items removed in one transaction; other requests are answered in between. */
const slice = 20;

export async function removeExpiredTrash(db: Database, now: number): Promise<void> {
  for (const kind of kinds) while (await removeSlice(db, kind, now)) await nextTurn();
}

/** Returns whether more items of the kind may have expired. */
function removeSlice(db: Database, kind: Kind, now: number): Promise<boolean> {
  const table = sql.table(places[kind].table);
  const expired = sql`deleted_at <= ${now - trashLifetime} ${removalOf(kind)}`;
  return inTransaction(db, async (trx) => {
    // PostgreSQL checks the outer condition again if an item is restored meanwhile
    const purged = await sql<{ id: string }>`delete from ${table}
      where id in (select id from ${table} where ${expired} limit ${slice}) and ${expired} returning id`.execute(
      trx,
    );
    for (const { id } of purged.rows) await dropTraces(trx, kind, id);
    return purged.rows.length === slice;
  });
}
