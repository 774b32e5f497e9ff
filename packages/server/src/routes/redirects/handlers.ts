import type { Handlers } from '../../contract/handler.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import type { Action } from '../../trail/actions.ts';
import { recordEvent, type Author } from '../../trail/recordEvent.ts';
import type { Judging, RedirectFault } from './judgeRedirect.ts';
import * as store from './store.ts';

type Call = Author & Pick<ServerContext, 'db' | 'settings'>;
type Row = Parameters<typeof store.redirectAnswer>[0];

const judging = (call: Call): Judging => ({ now: call.now(), hosts: call.settings.hosts });

const record = (trx: Database, call: Author, action: Action, row: Row) =>
  recordEvent(trx, call, { action, object: { kind: 'redirect', id: row.id, title: row.from_path } });

const refused = (fault: RedirectFault) => problem('invalid_fields', { fields: [fault] });

/** Cached pages do not depend on redirects: the content version does not rise. */
function save(
  call: Call,
  action: Action,
  write: (trx: Database) => Promise<RedirectFault | Row>,
  refuse: (fault: RedirectFault) => Error = refused,
) {
  return inTransaction(
    call.db,
    async (trx) => {
      const written = await write(trx);
      if ('code' in written) throw refuse(written);
      await record(trx, call, action, written);
      return store.redirectAnswer(written);
    },
    { retryTaken: true },
  );
}

export const redirectHandlers = {
  listRedirects: async ({ db, input, now }) => ({
    status: 200,
    body: await store.listOfFace(db, { ...input.query, now: now() }),
  }),

  getRedirect: async ({ db, input }) => ({
    status: 200,
    body: store.redirectAnswer(await store.redirectRow(db, input.params.id)),
  }),

  createRedirect: async (call) => {
    const redirect = { ...call.input.body, by: 'hand' } as const;
    const body = await save(call, 'created', (trx) => store.addRedirect(trx, redirect, judging(call)));
    return { status: 201, body };
  },

  updateRedirect: async (call) => {
    const { params, body: change } = call.input;
    const body = await save(call, 'changed', (trx) =>
      store.changeRedirect(trx, params.id, change, judging(call)),
    );
    return { status: 200, body };
  },

  deleteRedirect: async (call) => {
    await inTransaction(call.db, async (trx) => {
      const row = await store.deleteRedirect(trx, call.input.params.id, call.now());
      await record(trx, call, 'deleted', row);
    });
    return { status: 204 };
  },

  restoreRedirect: async (call) => {
    const { id } = call.input.params;
    const body = await save(
      call,
      'restored',
      (trx) => store.restoreRedirect(trx, id, judging(call)),
      // The call has no field to name.
      ({ message }) => problem('conflict', { detail: message }),
    );
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;
