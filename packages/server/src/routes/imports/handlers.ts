import { existsSync } from 'node:fs';
import type { Call, Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { trashLifetime } from '../../db/kinds.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { problem } from '../../errors.ts';
import {
  isImportable,
  largestSource,
  removeFiles,
  removeOtherFiles,
  sourceFile,
  writePart,
} from '../../moving/jobs/files.ts';
import { listLines } from '../../moving/jobs/lines.ts';
import { inRussian } from '../../moving/jobs/russian.ts';
import type { Task } from '../../moving/jobs/takeTask.ts';
import * as store from '../../moving/jobs/store.ts';
import { isoTime } from '../../values.ts';
import { conflicts, tooLarge, unknownKind } from './refusals.ts';

type AnyCall = Omit<Call<'getImport'>, 'input'>;
type Import = Schemas['Import'];

/** Whether an import has a file with items still to be imported. */
const canRun = ({ task, state, has_file }: store.ImportRow): boolean => {
  if (has_file === 0 || state === 'running') return false;
  return task === 'import' ? state !== 'done' : task === 'check' && state === 'done';
};

async function present(
  { db, language, now }: Pick<AnyCall, 'db' | 'language' | 'now'>,
  row: store.ImportRow,
): Promise<Import> {
  const { id, task, state, name, size, received, format, done, total } = row;
  const failure = row.failure === null ? null : (JSON.parse(row.failure) as Bilingual);
  const canUndo = state !== 'running' && (await store.hasItems(db, row, now()));
  return {
    id,
    task,
    state,
    name,
    size,
    received,
    format,
    done,
    total,
    counts: JSON.parse(row.counts) as Import['counts'],
    failure: failure?.[language] ?? null,
    can_run: canRun(row),
    undo_until: canUndo && row.imported_at !== null ? isoTime(row.imported_at + trashLifetime) : null,
    created_at: isoTime(row.created_at),
  };
}

async function rowOf(db: Database, id: string, now: number): Promise<store.ImportRow> {
  const row = await store.findImport(db, id, now);
  if (!row) throw problem('not_found');
  return row;
}

const presentNow = async (call: AnyCall, id: string): Promise<Import> =>
  present(call, await rowOf(call.db, id, call.now()));

const conflict = (reason: keyof typeof conflicts) => problem('conflict', { detail: conflicts[reason] });

/** Starts a task, if no other is running. */
async function begin(call: AnyCall, row: store.ImportRow, task: Task['task']): Promise<void> {
  const { db, caller, request, settings, now } = call;
  if (!(await store.beginTask(db, row, { task, now: now() }))) throw conflict('busy');
  call.imports.start({
    id: row.id,
    task,
    name: row.name,
    author: { caller, request: { address: request.address, userAgent: request.userAgent }, settings, now },
  });
}

async function takePart(call: Call<'sendImportPart'>): Promise<Import> {
  const { db, settings, input, now } = call;
  const row = await rowOf(db, input.params.id, now());
  if (row.task !== 'upload' || row.state !== 'running') throw conflict('notWanted');
  const { bytes } = input.file;
  if (input.query.offset !== row.received) throw conflict('otherPart');
  if (row.received + bytes.length > row.size) throw problem('too_large', { detail: tooLarge });
  try {
    await writePart(sourceFile(settings, row.id, row.name), bytes, row.received);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw conflict('elsewhere');
    throw error;
  }
  if (!(await store.noteReceived(db, row, { bytes: bytes.length, now: now() }))) throw conflict('otherPart');
  if (row.received + bytes.length === row.size) await begin(call, row, 'check');
  return presentNow(call, row.id);
}

export const importHandlers = {
  listImports: async (call) => {
    const rows = await store.listImports(call.db, call.now());
    return { status: 200, body: { items: await Promise.all(rows.map((row) => present(call, row))) } };
  },

  createImport: async (call) => {
    const { db, settings, input, now } = call;
    const { name, size } = input.body;
    if (size > largestSource) throw problem('too_large', { detail: tooLarge });
    if (!isImportable(name)) throw problem('invalid_fields', { fields: [unknownKind] });
    const row = await store.insertImport(db, { name, size, now: now() });
    if (!row) throw conflict('busy');
    // Only one file is stored at a time.
    await store.forgetFiles(db, row.id);
    await removeOtherFiles(settings, new Set([row.id]));
    return { status: 201, body: await present(call, row) };
  },

  getImport: async (call) => ({ status: 200, body: await presentNow(call, call.input.params.id) }),

  sendImportPart: async (call) => ({ status: 200, body: await takePart(call) }),

  runImport: async (call) => {
    const row = await rowOf(call.db, call.input.params.id, call.now());
    if (!canRun(row)) throw conflict(row.state === 'running' ? 'busy' : 'nothingToTake');
    if (!existsSync(sourceFile(call.settings, row.id, row.name))) throw conflict('fileElsewhere');
    await begin(call, row, 'import');
    return { status: 200, body: await presentNow(call, row.id) };
  },

  cancelImport: async (call) => {
    const { db, settings, now } = call;
    const row = await rowOf(db, call.input.params.id, now());
    if (row.state !== 'running') throw conflict('notRunning');
    if (row.task === 'upload') {
      await store.endTask(db, row.id, 'cancelled', { has_file: 0 });
      await removeFiles(settings, row.id);
    } else await store.askToCancel(db, row.id);
    return { status: 200, body: await presentNow(call, row.id) };
  },

  undoImport: async (call) => {
    const row = await rowOf(call.db, call.input.params.id, call.now());
    if (row.state === 'running') throw conflict('busy');
    if (!(await store.hasItems(call.db, row, call.now()))) throw conflict('nothingToUndo');
    await begin(call, row, 'undo');
    return { status: 200, body: await presentNow(call, row.id) };
  },

  getImportReport: async ({ db, input, language, now }) => {
    const { id } = await rowOf(db, input.params.id, now());
    const { outcome, limit, cursor } = input.query;
    const { items, ...rest } = await listLines(db, { id, outcome, limit, cursor });
    const translated = items.map((line) => ({
      ...line,
      notes: line.notes.map(({ line: at, text, ru = inRussian(text) }) => ({
        line: at,
        text: language === 'ru' ? ru : text,
      })),
    }));
    return { status: 200, body: { items: translated, ...rest } };
  },
} satisfies Partial<Handlers>;
