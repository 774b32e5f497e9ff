import { randomUUID } from 'node:crypto';
import { careerSections, isDated, type CareerSection } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { trashLifetime } from '../../db/kinds.ts';
import { isLive, storedCareer } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { CareerEntryTable } from '../../db/schema/portfolio.ts';
import { locked } from '../../db/transaction.ts';
import { problem, type FieldProblem } from '../../errors.ts';
import { indexCareer } from '../../search/indexCareer.ts';
import { isoTime } from '../../values.ts';
import type { CareerFields } from './fields.ts';

type Row = CareerEntryTable;

/** Per section: nobody reads a longer CV. */
const mostEntries = 100;

export function careerAnswer({ id, section, fields, updated_at }: Row): Schemas['CareerEntry'] {
  return { id, section, fields: JSON.parse(fields) as CareerFields, updated_at: isoTime(Number(updated_at)) };
}

/** Returns the entries of a section in order. */
function sectionRows(db: Database, section: CareerSection): Promise<Row[]> {
  return storedCareer(db)
    .selectAll()
    .where(isLive('career_entries'))
    .where('section', '=', section)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns the entries of the CV except the experience, section by section in order. */
export async function listCareer(db: Database): Promise<Schemas['CareerEntry'][]> {
  const rows = await storedCareer(db)
    .selectAll()
    .where(isLive('career_entries'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return careerSections.flatMap(({ name }) =>
    rows.filter(({ section }) => section === name).map(careerAnswer),
  );
}

/** More than anybody looks through. */
const mostDeleted = 100;

/** Returns the entries that can be restored, the last deleted first. */
export async function listDeletedCareer(db: Database, now: number): Promise<Schemas['CareerEntry'][]> {
  const rows = await storedCareer(db)
    .selectAll()
    .where('deleted_at', '>', now - trashLifetime)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(mostDeleted)
    .execute();
  return rows.map(careerAnswer);
}

const tooMany: FieldProblem = {
  path: 'section',
  code: 'too_many_entries',
  message: {
    ru: `В разделе может быть не больше ${mostEntries} записей.`,
    en: `A section has at most ${mostEntries} entries.`,
  },
};

/** Concurrent calls use the section one after the other. */
async function lockSection(trx: Database, section: CareerSection): Promise<void> {
  await locked(trx, storedCareer(trx).select('id').where('section', '=', section).orderBy('id')).execute();
}

function refuseFull(rows: readonly Row[]): void {
  if (rows.length >= mostEntries)
    throw problem('invalid_fields', { detail: tooMany.message, fields: [tooMany] });
}

export async function addEntry(
  trx: Database,
  { section, fields }: Schemas['CareerEntryCreate'],
  { now, at = 'natural' }: { now: number; at?: 'natural' | 'last' },
): Promise<Row> {
  await lockSection(trx, section);
  const rows = await sectionRows(trx, section);
  refuseFull(rows);
  const isFirst = at === 'natural' && careerSections.some((row) => row.name === section && isDated(row));
  const position = isFirst ? (rows[0]?.position ?? 0) - 1 : (rows.at(-1)?.position ?? -1) + 1;
  const row: Row = {
    id: randomUUID(),
    section,
    position,
    fields: JSON.stringify(fields),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  await trx.insertInto('career_entries').values(row).execute();
  await indexCareer(trx, row);
  return row;
}

export async function entryRow(db: Database, id: string): Promise<Row> {
  const row = await storedCareer(db)
    .selectAll()
    .where(isLive('career_entries'))
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Changes an existing entry, or one deleted after `deletedAfter`; any other is not found. */
async function write(
  trx: Database,
  id: string,
  values: Partial<Row>,
  deletedAfter: number | null = null,
): Promise<Row> {
  const update = trx.updateTable('career_entries').set(values).where('id', '=', id.toLowerCase());
  const row = await (
    deletedAfter === null
      ? update.where('deleted_at', 'is', null)
      : update.where('deleted_at', '>', deletedAfter)
  )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  await indexCareer(trx, row);
  return row;
}

export function replaceEntry(trx: Database, id: string, fields: CareerFields, now: number): Promise<Row> {
  return write(trx, id, { fields: JSON.stringify(fields), updated_at: now });
}

export function deleteEntry(trx: Database, id: string, now: number): Promise<Row> {
  return write(trx, id, { deleted_at: now });
}

export async function restoreEntry(trx: Database, id: string, now: number): Promise<Row> {
  const deleted = await storedCareer(trx)
    .select('section')
    .where('id', '=', id.toLowerCase())
    .where('deleted_at', '>', now - trashLifetime)
    .executeTakeFirst();
  if (!deleted) throw problem('not_found');
  await lockSection(trx, deleted.section);
  refuseFull(await sectionRows(trx, deleted.section));
  return write(trx, id, { deleted_at: null }, now - trashLifetime);
}

/** Sets the positions of a section's entries; deleted ones keep their number, and are restored near it. */
export async function reorderSection(trx: Database, { section, ids }: Schemas['CareerOrder']): Promise<void> {
  await lockSection(trx, section);
  const live = new Set((await sectionRows(trx, section)).map(({ id }) => id));
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const isWhole = wanted.size === ids.length && wanted.size === live.size;
  if (!isWhole || ![...wanted].every((id) => live.has(id))) throw problem('invalid_order');
  for (const [position, id] of [...wanted].entries())
    await trx.updateTable('career_entries').set({ position }).where('id', '=', id).execute();
}

export async function removeExpiredCareer(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('career_entries')
    .where('deleted_at', '<=', now - trashLifetime)
    .execute();
}
