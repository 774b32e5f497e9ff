import { inLanguage } from '@janus-site/core';
import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { CareerEntryTable } from '../../db/schema/portfolio.ts';
import { writeContent } from '../../db/transaction.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import { checkFields } from './fields.ts';
import * as store from './store.ts';

/** Records an action on an entry, under its current title. */
export async function recordEntry(
  trx: Database,
  author: Author,
  action: Action,
  row: CareerEntryTable,
): Promise<void> {
  const { title, organisation } = store.careerAnswer(row).fields;
  const name = inLanguage(title, 'ru') ?? inLanguage(organisation, 'ru') ?? '';
  await recordEvent(trx, author, { action, object: { kind: 'career', id: row.id, title: name } });
}

/** Writes an entry with its event, and returns it. */
function save(
  { db, ...author }: Author & { db: Database },
  action: Action,
  write: (trx: Database) => Promise<CareerEntryTable>,
) {
  return writeContent(db, async (trx) => {
    const row = await write(trx);
    await recordEntry(trx, author, action, row);
    return store.careerAnswer(row);
  });
}

export const careerHandlers = {
  listCareer: async ({ db, caller, now }) => {
    const items = await store.listCareer(db);
    if (!isEditor(caller)) return { status: 200, body: { items } };
    return { status: 200, body: { items, deleted: await store.listDeletedCareer(db, now()) } };
  },

  getCareerEntry: async ({ db, input }) => ({
    status: 200,
    body: store.careerAnswer(await store.entryRow(db, input.params.id)),
  }),

  createCareerEntry: async (call) => {
    const { body: input } = call.input;
    checkFields(input.section, input.fields);
    const body = await save(call, 'created', (trx) => store.addEntry(trx, input, { now: call.now() }));
    return { status: 201, body };
  },

  replaceCareerEntry: async (call) => {
    const { params, body: input } = call.input;
    const body = await save(call, 'changed', async (trx) => {
      checkFields((await store.entryRow(trx, params.id)).section, input.fields);
      return store.replaceEntry(trx, params.id, input.fields, call.now());
    });
    return { status: 200, body };
  },

  deleteCareerEntry: async (call) => {
    await save(call, 'deleted', (trx) => store.deleteEntry(trx, call.input.params.id, call.now()));
    return { status: 204 };
  },

  restoreCareerEntry: async (call) => {
    const body = await save(call, 'restored', (trx) =>
      store.restoreEntry(trx, call.input.params.id, call.now()),
    );
    return { status: 200, body };
  },

  reorderCareer: async (call) => {
    const items = await writeContent(call.db, async (trx) => {
      await store.reorderSection(trx, call.input.body);
      await recordEvent(trx, call, { action: 'reordered', object: { kind: 'career', id: null, title: '' } });
      return store.listCareer(trx);
    });
    return { status: 200, body: { items } };
  },
} satisfies Partial<Handlers>;
