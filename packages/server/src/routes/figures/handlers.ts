import type { Handler } from '../../contract/handler.ts';
import { csvMark, csvRow } from '../../csv.ts';
import type { ReadingCountTable } from '../../db/schema/upkeep.ts';
import { isoTime } from '../../values.ts';
import { countSlices, figuresOf } from './store.ts';

export const getFigures: Handler<'getFigures'> = async ({ db, input, figures, now }) => {
  // Includes what this process has counted.
  await figures.flush();
  return { status: 200, body: await figuresOf(db, { ...input.query, now: now() }) };
};

const columns = ['span', 'at', 'face', 'kind', 'name', 'views', 'visitors'] as const;

function lineOf(row: ReadingCountTable): string {
  return csvRow(columns.map((name) => (name === 'at' ? isoTime(row.at) : row[name])));
}

async function* fileParts(slices: AsyncIterable<ReadingCountTable[]>): AsyncGenerator<string> {
  yield csvMark + csvRow(columns);
  for await (const rows of slices) yield rows.map(lineOf).join('');
}

export const exportFigures: Handler<'exportFigures'> = async ({ db, figures, now }) => {
  await figures.flush();
  const name = `reading-${new Date(now()).toISOString().slice(0, 10)}.csv`;
  return {
    status: 200,
    file: { type: 'text/csv; charset=utf-8', name, parts: fileParts(countSlices(db)) },
  };
};
