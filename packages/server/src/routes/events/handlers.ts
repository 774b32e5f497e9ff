import type { Handler, Input } from '../../contract/handler.ts';
import type { Operations } from '../../contract/types.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cutPage, startOf } from '../../paging.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { eventSlices, listEventRows, type EventFilter } from '../../trail/store.ts';
import { fileTypes, fileParts } from './files.ts';
import { presentEvent } from './present.ts';

type Conditions = Omit<Input<Operations['exportEvents']>['query'], 'format'>;

/** The list and the file use the same conditions. */
function filterOf({ from, to, ...rest }: Conditions): EventFilter {
  return {
    ...rest,
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(to !== undefined && { to: Date.parse(to) }),
  };
}

export const listEvents: Handler<'listEvents'> = async ({ db, input }) => {
  const { limit, cursor, page, ...conditions } = input.query;
  const start = startOf({ limit, cursor, page });
  const found = await listEventRows(db, { ...filterOf(conditions), ...start, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found.rows, limit, (row) => [row.at, row.id]);
  return { status: 200, body: { items: rows.map(presentEvent), total: found.total, next_cursor } };
};

export const exportEvents: Handler<'exportEvents'> = async (call) => {
  const { db, input, now } = call;
  const { format, ...conditions } = input.query;
  await inTransaction(db, (trx) => recordEvent(trx, call, { action: 'events_exported', details: [format] }));
  const day = new Date(now()).toISOString().slice(0, 10);
  const parts = fileParts(format, eventSlices(db, filterOf(conditions)));
  return { status: 200, file: { type: fileTypes[format], name: `log-${day}.${format}`, parts } };
};
