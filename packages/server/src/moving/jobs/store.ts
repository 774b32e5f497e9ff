import { randomUUID } from 'node:crypto';
import { isTaken } from '../../db/faults.ts';
import { trashLifetime } from '../../db/kinds.ts';
import type { Database } from '../../db/schema.ts';
import type { ImportTable, ImportTask } from '../../db/schema/imports.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { fileLifetime } from './files.ts';

export type ImportRow = ImportTable;

/** A task without a sign of life for this long was left by a process that is gone; an upload waits for the network. */
const patience = { upload: 10 * 60_000, others: 30_000 };

/** PostgreSQL returns large numbers as texts. */
const withNumbers = (row: ImportRow): ImportRow => ({
  ...row,
  size: Number(row.size),
  received: Number(row.received),
  created_at: Number(row.created_at),
  beat_at: Number(row.beat_at),
  imported_at: row.imported_at === null ? null : Number(row.imported_at),
});

/** Marks tasks whose process is gone as interrupted. */
async function settleLost(db: Database, now: number): Promise<void> {
  const row = await db
    .selectFrom('imports')
    .select(['id', 'task', 'beat_at'])
    .where('active', '=', 1)
    .executeTakeFirst();
  const span = row?.task === 'upload' ? patience.upload : patience.others;
  // most checks find nothing, and write nothing
  if (!row || Number(row.beat_at) >= now - span) return;
  await db
    .updateTable('imports')
    .set({ state: 'interrupted', active: null })
    .where('id', '=', row.id)
    .where('beat_at', '=', row.beat_at)
    .execute();
}

/** The imports of the last month, newest first. */
export async function listImports(db: Database, now: number): Promise<ImportRow[]> {
  await settleLost(db, now);
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map(withNumbers);
}

export async function findImport(db: Database, id: string, now: number): Promise<ImportRow | null> {
  await settleLost(db, now);
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  return row ? withNumbers(row) : null;
}

/** Creates an import, for a file to be uploaded or stored elsewhere; null where another one is running. */
export async function insertImport(
  db: Database,
  {
    name,
    size,
    now,
    task = 'upload',
  }: { name: string; size: number; now: number; task?: 'upload' | 'import' },
): Promise<ImportRow | null> {
  await settleLost(db, now);
  const row: ImportRow = {
    id: randomUUID(),
    task,
    state: 'running',
    active: 1,
    name,
    size,
    received: 0,
    has_file: task === 'upload' ? 1 : 0,
    format: null,
    done: 0,
    total: 0,
    counts: '{}',
    failure: null,
    is_cancelled: 0,
    created_at: now,
    beat_at: now,
    imported_at: task === 'upload' ? null : now,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('imports')
    .values(row)
    .onConflict((conflict) => conflict.column('active').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? row : null;
}

/** Records a received part of the file; false where another part was faster, or the import was cancelled. */
export async function noteReceived(
  db: Database,
  { id, received }: ImportRow,
  { bytes, now }: { bytes: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ received: received + bytes, beat_at: now })
    .where('id', '=', id)
    .where('received', '=', received)
    .where('task', '=', 'upload')
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Claims the only slot for a task; false where another one has it. */
export async function beginTask(
  db: Database,
  { id, task: before, state }: ImportRow,
  { task, now }: { task: ImportTask; now: number },
): Promise<boolean> {
  await settleLost(db, now);
  const begun = { state: 'running', active: 1, done: 0, total: 0, failure: null, is_cancelled: 0 } as const;
  try {
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set({ ...begun, task, beat_at: now, ...(task === 'import' && { imported_at: now }) })
      .where('id', '=', id)
      .where('task', '=', before)
      .where('state', '=', state)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export type Ended = Exclude<ImportTable['state'], 'running'>;

/** Ends a task, unless it is marked as ended already. */
export async function endTask(
  db: Database,
  id: string,
  state: Ended,
  { failure = null, ...values }: { failure?: Bilingual | null } & Omit<Partial<ImportTable>, 'failure'> = {},
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ ...values, state, active: null, failure: failure === null ? null : JSON.stringify(failure) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Requests the running process to cancel. */
export async function askToCancel(db: Database, id: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ is_cancelled: 1 })
    .where('id', '=', id)
    .where('active', '=', 1)
    .execute();
}

/** Marks the task as still running. */
export async function beat(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('imports')
    .set({ beat_at: now })
    .where('id', '=', id)
    .where('active', '=', 1)
    .execute();
}

/** Whether an import can still be undone. */
export async function hasItems(db: Database, { id, imported_at }: ImportRow, now: number): Promise<boolean> {
  if (imported_at === null || imported_at <= now - trashLifetime) return false;
  const row = await db
    .selectFrom('import_items')
    .select('number')
    .where('import_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes imports that can no longer be undone, and files older than a day. Returns the imports whose files may stay.
 */
export async function removeOldImports(db: Database, now: number): Promise<Set<string>> {
  await settleLost(db, now);
  await db
    .deleteFrom('imports')
    .where('active', 'is', null)
    .where('created_at', '<', now - trashLifetime)
    .where((eb) => eb.or([eb('imported_at', 'is', null), eb('imported_at', '<', now - trashLifetime)]))
    .execute();
  await db
    .updateTable('imports')
    .set({ has_file: 0 })
    .where('active', 'is', null)
    .where('beat_at', '<', now - fileLifetime)
    .execute();
  const rows = await db.selectFrom('imports').select('id').where('has_file', '=', 1).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Records for all other imports that their files are gone. */
export async function forgetFiles(db: Database, except: string): Promise<void> {
  await db.updateTable('imports').set({ has_file: 0 }).where('id', '<>', except).execute();
}
