import type { Handlers } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Settings } from '../../settings.ts';
import { makeLink, shownToken } from './link.ts';
import * as store from './store.ts';

function answer(settings: Pick<Settings, 'secret'>, version: store.StoredVersion): Schemas['CvVersion'] {
  const { link, ...fields } = version;
  return { ...fields, token: shownToken(settings, link) };
}

/** Records an action on a version, under its name. */
export async function recordVersion(
  trx: Database,
  author: Author,
  action: Action,
  { id, name }: Pick<store.CvVersion, 'id' | 'name'>,
): Promise<void> {
  await recordEvent(trx, author, { action, object: { kind: 'cv_version', id, title: name } });
}

/** Writes a version with its event, and returns it. No page shows versions, so none has to be rendered again. */
function save(
  { db, ...author }: Author & { db: Database },
  action: Action,
  write: (trx: Database) => Promise<store.StoredVersion>,
): Promise<Schemas['CvVersion']> {
  return inTransaction(db, async (trx) => {
    const version = await write(trx);
    await recordVersion(trx, author, action, version);
    return answer(author.settings, version);
  });
}

export const cvVersionHandlers = {
  listCvVersions: async ({ db, settings, now }) => {
    const items = (await store.listVersions(db)).map((version) => answer(settings, version));
    return { status: 200, body: { items, deleted: await store.listDeletedVersions(db, now()) } };
  },

  getCvVersion: async ({ db, settings, input }) => ({
    status: 200,
    body: answer(settings, await store.versionById(db, input.params.id)),
  }),

  createCvVersion: async (call) => {
    const link = makeLink(call.settings);
    const body = await save(call, 'created', (trx) =>
      store.addVersion(trx, call.input.body, { now: call.now(), link }),
    );
    return { status: 201, body };
  },

  replaceCvVersion: async (call) => {
    const { params, body: fields } = call.input;
    const body = await save(call, 'changed', (trx) =>
      store.replaceVersion(trx, params.id, fields, call.now()),
    );
    return { status: 200, body };
  },

  deleteCvVersion: async (call) => {
    await save(call, 'deleted', (trx) => store.deleteVersion(trx, call.input.params.id, call.now()));
    return { status: 204 };
  },

  restoreCvVersion: async (call) => {
    const { id } = call.input.params;
    const body = await save(call, 'restored', (trx) => store.restoreVersion(trx, id, call.now()));
    return { status: 200, body };
  },

  renewCvVersionLink: async (call) => {
    const { id } = call.input.params;
    const body = await save(call, 'link_created', (trx) => store.renewLink(trx, id, makeLink(call.settings)));
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;
