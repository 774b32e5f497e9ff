import type { Database, TrashTable } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { cutPage, type Place } from '../../paging.ts';
import { takeRows, type Kind, type Row, type Rows } from './items.ts';

const lifetime = 30 * 24 * 60 * 60 * 1000;

export type Service = TrashTable['service'];
export type Deleted = Omit<TrashTable, 'content'>;

const columns = ['id', 'service', 'kind', 'title', 'deleted_at', 'expires_at'] as const;

/** Moves an item with all its rows into the trash, in the transaction that deletes it. */
export async function moveToTrash(trx: Database, kind: Kind, id: string, now: number): Promise<void> {
  const rows = await takeRows(trx, kind, id);
  if (!rows) throw problem('not_found');
  const item: TrashTable = {
    id,
    service: kind === 'post' ? 'posts' : 'portfolio',
    kind,
    title: titleOf(kind, rows),
    deleted_at: now,
    expires_at: now + lifetime,
    content: JSON.stringify(rows),
  };
  await trx.insertInto('trash').values(item).execute();
}

function titleOf(kind: Kind, rows: Rows): string {
  if (kind === 'message') return text(rows.messages?.[0], 'name');
  const translations =
    rows.post_translations ?? rows.project_translations ?? rows.experience_translations ?? [];
  const shown = translations.find((row) => row['language'] === 'ru') ?? translations[0];
  return text(shown, kind === 'experience' ? 'job_title' : 'title');
}

function text(row: Row | undefined, column: string): string {
  const value = row?.[column];
  return typeof value === 'string' ? value : '';
}

export interface TrashPage {
  service: Service;
  kind?: Kind;
  after: Place | null;
  limit: number;
  /** Milliseconds. */
  now: number;
}

export async function listTrash(
  db: Database,
  { service, kind, after, limit, now }: TrashPage,
): Promise<{ rows: readonly Deleted[]; total: number; next_cursor: string | null }> {
  let kept = db.selectFrom('trash').where('service', '=', service).where('expires_at', '>', now);
  if (kind) kept = kept.where('kind', '=', kind);
  const { total } = await kept.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  let page = kept.select(columns).orderBy('deleted_at', 'desc').orderBy('id', 'desc');
  if (after) {
    const [time, id] = after;
    page = page.where((eb) =>
      eb.or([eb('deleted_at', '<', time), eb.and([eb('deleted_at', '=', time), eb('id', '<', id)])]),
    );
  }
  const found = await page.limit(limit + 1).execute();
  return { total: Number(total), ...cutPage(found, limit, (row) => [row.deleted_at, row.id]) };
}

/** Takes an item out of the trash; of two who ask at once, one gets it. */
export async function takeFromTrash(
  trx: Database,
  service: Service,
  id: string,
  now: number,
): Promise<Deleted & { rows: Rows }> {
  const taken = await trx
    .deleteFrom('trash')
    .where('id', '=', id)
    .where('service', '=', service)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!taken) throw problem('not_found');
  const { content, ...item } = taken;
  return { ...item, rows: JSON.parse(content) as Rows };
}

export async function purge(db: Database, service: Service, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('trash')
    .where('id', '=', id)
    .where('service', '=', service)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw problem('not_found');
}

export async function removeExpiredTrash(db: Database, now: number): Promise<void> {
  await db.deleteFrom('trash').where('expires_at', '<=', now).execute();
}
