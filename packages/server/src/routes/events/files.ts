import type { Schemas } from '../../contract/types.ts';
import { csvMark, csvRow } from '../../csv.ts';
import type { EventTable } from '../../db/schema/accounts.ts';
import { presentEvent } from './present.ts';

type Format = Schemas['EventFormat'];

export const fileTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
};

/** The columns of the CSV, each with its value of an event. */
const columns: Readonly<Record<string, (event: Schemas['Event']) => string | number>> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  begun_at: ({ begun_at }) => begun_at,
  times: ({ times }) => times,
  action: ({ action }) => action,
  actor_id: ({ actor }) => actor?.id ?? '',
  actor_name: ({ actor }) => actor?.name ?? '',
  actor_via: ({ actor }) => actor?.via ?? '',
  object_kind: ({ object }) => object?.kind ?? '',
  object_id: ({ object }) => object?.id ?? '',
  object_title: ({ object }) => object?.title ?? '',
  details: ({ details }) => details.join('; '),
  address: ({ address }) => address,
  user_agent: ({ user_agent }) => user_agent,
};

function lineOf(format: Format, row: EventTable): string {
  const event = presentEvent(row);
  if (format === 'jsonl') return `${JSON.stringify(event)}\n`;
  return csvRow(Object.values(columns).map((valueOf) => valueOf(event)));
}

/** Returns the text of a file, a slice at a time. */
export async function* fileParts(
  format: Format,
  slices: AsyncIterable<EventTable[]>,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvMark + csvRow(Object.keys(columns));
  for await (const rows of slices) yield rows.map((row) => lineOf(format, row)).join('');
}
