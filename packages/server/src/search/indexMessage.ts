import { liveMessages } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import type { MessageTable } from '../db/schema/portfolio.ts';
import { addPanelTexts, removePanelTexts, type PanelText } from './panelIndex.ts';

type Found = Pick<
  MessageTable,
  'id' | 'name' | 'email' | 'telegram' | 'message' | 'language' | 'state' | 'created_at'
>;

export function panelTextOf({ id, language, created_at, state, ...row }: Found): PanelText {
  const text = [row.name, row.email ?? '', row.telegram ?? '', row.message].join(' ');
  return { kind: 'message', item_id: id, language, time: created_at, text, facts: [state] };
}

/** Brings the panel's search in line with a message, after any change of it. */
export async function indexMessage(trx: Database, id: string): Promise<void> {
  await removePanelTexts(trx, 'message', id);
  const message = await liveMessages(trx).selectAll().where('id', '=', id).executeTakeFirst();
  if (message) await addPanelTexts(trx, [panelTextOf(message)]);
}
