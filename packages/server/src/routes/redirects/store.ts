import { randomUUID } from 'node:crypto';
import type { Face } from '@janus-site/core';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { trashLifetime } from '../../db/kinds.ts';
import { liveRedirects, storedRedirects } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { RedirectTable } from '../../db/schema/upkeep.ts';
import { afterCursor, contains, keyOf } from '../../db/text.ts';
import { locked } from '../../db/transaction.ts';
import { cutPage, startOf, type PageRequest } from '../../paging.ts';
import { isoTime } from '../../values.ts';
import { orNotFound } from '../shared/orNotFound.ts';
import { judgeRedirect, type Judging, type RedirectFault, type RedirectInput } from './judgeRedirect.ts';

type Row = Omit<RedirectTable, 'hits'> & { hits: number };

/** A redirect for export and import. */
export interface Redirect extends RedirectInput {
  by: 'import' | 'hand';
}

export function redirectAnswer(row: Row): Schemas['Redirect'] {
  const { id, face, from_path: from, to_path: to, created_by } = row;
  return {
    id,
    face,
    from,
    to,
    created_by,
    hits: Number(row.hits),
    last_hit_at: isoTime(row.last_hit_at === null ? null : Number(row.last_hit_at)),
    created_at: isoTime(Number(row.created_at)),
  };
}

/** More than anybody looks through. */
const mostDeleted = 100;

/** Returns the redirects of a face that can be restored, the last deleted first. */
async function deletedOfFace(db: Database, face: Face, now: number): Promise<Row[]> {
  return storedRedirects(db)
    .selectAll()
    .where('face', '=', face)
    .where('deleted_at', '>', now - trashLifetime)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(mostDeleted)
    .execute();
}

/** Returns a page of a face's redirects, the newest first. */
export async function listOfFace(
  db: Database,
  { face, q, now, ...page }: PageRequest & { face: Face; q?: string; now: number },
): Promise<Schemas['RedirectList']> {
  const start = startOf(page);
  let wanted = liveRedirects(db).where('face', '=', face);
  if (q?.trim()) wanted = wanted.where(contains('words', q));
  const { total } = await wanted.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  let shown = wanted.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (start.after) shown = shown.where(afterCursor(['created_at', 'id'], start.after, '<'));
  const found = await shown
    .limit(page.limit + 1)
    .offset(start.offset)
    .execute();
  const { rows, next_cursor } = cutPage(found, page.limit, (row) => [Number(row.created_at), row.id]);
  const deleted = (await deletedOfFace(db, face, now)).map(redirectAnswer);
  return { items: rows.map(redirectAnswer), deleted, total: Number(total), next_cursor };
}

/** Returns all redirects, in the same order on both engines. */
export async function listRedirects(db: Database): Promise<Redirect[]> {
  const rows = await liveRedirects(db).selectAll().execute();
  return rows
    .map((row) => ({ from: row.from_path, to: row.to_path, face: row.face, by: row.created_by }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

const liveRows = (db: Database, id: string) =>
  liveRedirects(db).selectAll().where('id', '=', id.toLowerCase());

const deletedRows = (db: Database, id: string, now: number) =>
  storedRedirects(db)
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('deleted_at', '>', now - trashLifetime);

/** Excludes deleted redirects. */
export async function redirectRow(db: Database, id: string): Promise<Row> {
  return orNotFound(await liveRows(db, id).executeTakeFirst());
}

const searchKey = (from: string, to: string): string => keyOf(`${from} ${to}`);

/** A new redirect replaces a deleted one with the same address. */
async function freePath(trx: Database, path: string, except = ''): Promise<void> {
  await trx
    .deleteFrom('redirects')
    .where('from_path', '=', path)
    .where('deleted_at', 'is not', null)
    .where('id', '<>', except)
    .execute();
}

/** Adds a redirect, or returns its fault. */
export async function addRedirect(
  trx: Database,
  { by, ...input }: Redirect,
  judging: Judging,
): Promise<RedirectFault | Row> {
  const judged = await judgeRedirect(trx, input, judging);
  if ('code' in judged) return judged;
  const { from_path, to_path } = judged;
  await freePath(trx, from_path);
  const row: Row = {
    id: randomUUID(),
    face: input.face,
    from_path,
    to_path,
    words: searchKey(from_path, to_path),
    created_by: by,
    hits: 0,
    last_hit_at: null,
    created_at: judging.now,
    deleted_at: null,
  };
  await trx.insertInto('redirects').values(row).execute();
  return row;
}

/** Changes either address of a redirect, or returns its fault. */
export async function changeRedirect(
  trx: Database,
  id: string,
  change: Schemas['RedirectUpdate'],
  judging: Judging,
): Promise<RedirectFault | Row> {
  const row = orNotFound(await locked(trx, liveRows(trx, id)).executeTakeFirst());
  const { face, from_path: from, to_path: to } = row;
  const judged = await judgeRedirect(trx, { face, from, to, ...change }, { ...judging, except: row.id });
  if ('code' in judged) return judged;
  const { from_path, to_path } = judged;
  await freePath(trx, from_path);
  const changed = { from_path, to_path, words: searchKey(from_path, to_path) };
  await trx.updateTable('redirects').set(changed).where('id', '=', row.id).execute();
  return { ...row, ...changed };
}

export async function deleteRedirect(trx: Database, id: string, now: number): Promise<Row> {
  const row = orNotFound(await locked(trx, liveRows(trx, id)).executeTakeFirst());
  await trx.updateTable('redirects').set({ deleted_at: now }).where('id', '=', row.id).execute();
  return row;
}

/** Restores a deleted redirect, or returns what now prevents it. */
export async function restoreRedirect(
  trx: Database,
  id: string,
  judging: Judging,
): Promise<RedirectFault | Row> {
  const row = orNotFound(await locked(trx, deletedRows(trx, id, judging.now)).executeTakeFirst());
  const { face, from_path: from, to_path: to } = row;
  const judged = await judgeRedirect(trx, { face, from, to }, { ...judging, except: row.id });
  if ('code' in judged) return judged;
  await trx.updateTable('redirects').set({ deleted_at: null }).where('id', '=', row.id).execute();
  return { ...row, deleted_at: null };
}

export async function removeExpiredRedirects(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('redirects')
    .where('deleted_at', '<=', now - trashLifetime)
    .execute();
}
