import { randomUUID } from 'node:crypto';
import { hashToken } from '../../accounts/tokens.ts';
import type { Schemas } from '../../contract/types.ts';
import { trashLifetime } from '../../db/kinds.ts';
import { liveCvVersions, storedCvVersions } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { CvVersionTable } from '../../db/schema/portfolio.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { problem, type FieldProblem } from '../../errors.ts';
import { isoTime } from '../../values.ts';
import type { StoredLink } from './link.ts';

type Row = CvVersionTable;
type Fields = Schemas['CvVersionFields'];
type Selection = Schemas['CvSelection'];
export type CvVersion = Omit<Schemas['CvVersion'], 'token'>;

/** A version with the stored part of its link. */
export type StoredVersion = CvVersion & { link: StoredLink };

/** More than anybody can tell apart. */
export const mostVersions = 50;

function stored({ id, name, content, updated_at, link_seed, link_hash }: Row): StoredVersion {
  const fields = JSON.parse(content) as Omit<Fields, 'name'>;
  return { id, name, ...fields, updated_at: isoTime(Number(updated_at)), link: { link_seed, link_hash } };
}

/** Returns the ids in lower case, as stored. */
function storedSelection(selection: Selection): Selection {
  return Object.fromEntries(
    Object.entries(selection).map(([group, ids]) => [group, ids.map((id) => id.toLowerCase())]),
  );
}

function columnsOf({ name, selection, ...rest }: Fields): Pick<Row, 'name' | 'content'> {
  const content = { ...rest, ...(selection && { selection: storedSelection(selection) }) };
  return { name, content: JSON.stringify(content) };
}

/** Returns the versions of the CV, the newest first. */
export async function listVersions(db: Database): Promise<StoredVersion[]> {
  const rows = await liveCvVersions(db).selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(stored);
}

/** More than anybody looks through. */
const mostDeleted = 100;

/** Returns the versions that can be restored, the last deleted first. */
export function listDeletedVersions(db: Database, now: number): Promise<Schemas['DeletedCvVersion'][]> {
  return storedCvVersions(db)
    .select(['id', 'name'])
    .where('deleted_at', '>', now - trashLifetime)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(mostDeleted)
    .execute();
}

export async function versionById(db: Database, id: string): Promise<StoredVersion> {
  const row = await liveCvVersions(db).selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();
  if (!row) throw problem('not_found');
  return stored(row);
}

/** Returns the version of a private link; null if the link does not work, or no longer does. */
export async function versionByToken(db: Database, token: string): Promise<StoredVersion | null> {
  const row = await liveCvVersions(db)
    .selectAll()
    .where('link_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ? stored(row) : null;
}

const tooMany: FieldProblem = {
  path: 'name',
  code: 'too_many_versions',
  message: {
    ru: `Версий может быть не больше ${mostVersions}: удалите лишнюю.`,
    en: `There are at most ${mostVersions} versions: delete one first.`,
  },
};

/** Refuses another version at the limit, in the transaction that would write it. */
async function requireRoom(trx: Database): Promise<void> {
  await takeTurn(trx, 'cv_versions');
  const { there } = await liveCvVersions(trx)
    .select((eb) => eb.fn.countAll<number>().as('there'))
    .executeTakeFirstOrThrow();
  if (Number(there) >= mostVersions)
    throw problem('invalid_fields', { detail: tooMany.message, fields: [tooMany] });
}

export async function addVersion(
  trx: Database,
  fields: Fields,
  { now, link }: { now: number; link: StoredLink },
): Promise<StoredVersion> {
  await requireRoom(trx);
  const row: Row = {
    id: randomUUID(),
    ...link,
    ...columnsOf(fields),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  await trx.insertInto('cv_versions').values(row).execute();
  return stored(row);
}

/** Changes an existing version, or one deleted after `deletedAfter`; any other is not found. */
async function write(
  trx: Database,
  id: string,
  values: Partial<Row>,
  deletedAfter: number | null = null,
): Promise<StoredVersion> {
  const update = trx.updateTable('cv_versions').set(values).where('id', '=', id.toLowerCase());
  const row = await (
    deletedAfter === null
      ? update.where('deleted_at', 'is', null)
      : update.where('deleted_at', '>', deletedAfter)
  )
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return stored(row);
}

export function replaceVersion(
  trx: Database,
  id: string,
  fields: Fields,
  now: number,
): Promise<StoredVersion> {
  return write(trx, id, { ...columnsOf(fields), updated_at: now });
}

/** Its link does not work until it is restored. */
export function deleteVersion(trx: Database, id: string, now: number): Promise<StoredVersion> {
  return write(trx, id, { deleted_at: now });
}

export async function restoreVersion(trx: Database, id: string, now: number): Promise<StoredVersion> {
  await requireRoom(trx);
  return write(trx, id, { deleted_at: null }, now - trashLifetime);
}

/** Replaces the link of a version; the old one stops working. */
export function renewLink(trx: Database, id: string, link: StoredLink): Promise<StoredVersion> {
  return write(trx, id, { ...link });
}

export async function removeExpiredVersions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('cv_versions')
    .where('deleted_at', '<=', now - trashLifetime)
    .execute();
}
