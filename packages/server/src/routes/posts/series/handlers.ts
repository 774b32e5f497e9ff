import type { Handlers } from '../../../contract/handler.ts';
import type { Schemas } from '../../../contract/types.ts';
import type { Database } from '../../../db/schema.ts';
import type { SeriesTable } from '../../../db/schema/posts.ts';
import { writeContent } from '../../../db/transaction.ts';
import type { Action } from '../../../trail/actions.ts';
import { recordEvent, type Author } from '../../../trail/recordEvent.ts';
import { viewOf } from '../viewOf.ts';
import { titleOfSeries } from './places.ts';
import { listSeries, readSeries, readSeriesPage } from './store.ts';
import { createSeries, deleteSeries, restoreSeries, updateSeries } from './write.ts';

/** Records an action on a series. */
export function recordSeries(trx: Database, call: Author, action: Action, series: SeriesTable) {
  const object = { kind: 'series', id: series.id, title: titleOfSeries(series) } as const;
  return recordEvent(trx, call, { action, object });
}

/** Every page that shows the series changes. */
function save(
  call: Author & { db: Database },
  action: Action,
  write: (trx: Database, now: number) => Promise<SeriesTable>,
): Promise<Schemas['Series']> {
  const now = call.now();
  return writeContent(
    call.db,
    async (trx) => {
      const series = await write(trx, now);
      await recordSeries(trx, call, action, series);
      return readSeries(trx, series.id, { withSource: true, now });
    },
    { retryTaken: true },
  );
}

export const seriesHandlers = {
  listSeries: async ({ db, caller, now }) => ({
    status: 200,
    body: await listSeries(db, viewOf(caller, now())),
  }),

  getSeries: async ({ db, input, caller, now }) => ({
    status: 200,
    body: await readSeries(db, input.params.id, viewOf(caller, now())),
  }),

  getSeriesBySlug: async ({ db, input, caller, now }) => {
    const view = viewOf(caller, now(), input.query.language);
    return { status: 200, body: await readSeriesPage(db, input.params.slug, view) };
  },

  createSeries: async (call) => {
    const body = await save(call, 'created', (trx, now) => createSeries(trx, call.input.body, now));
    return { status: 201, body };
  },

  updateSeries: async (call) => {
    const { params, body } = call.input;
    const write = (trx: Database, now: number) => updateSeries(trx, params.id, body, now);
    return { status: 200, body: await save(call, 'changed', write) };
  },

  deleteSeries: async (call) => {
    await writeContent(call.db, async (trx) => {
      await recordSeries(trx, call, 'deleted', await deleteSeries(trx, call.input.params.id, call.now()));
    });
    return { status: 204 };
  },

  restoreSeries: async (call) => {
    const write = (trx: Database, now: number) => restoreSeries(trx, call.input.params.id, now);
    return { status: 200, body: await save(call, 'restored', write) };
  },
} satisfies Partial<Handlers>;
