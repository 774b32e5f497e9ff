import { storedMessages } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import type { MessageTable } from '../db/schema/portfolio.ts';
import { addPanelTexts, removePanelTexts, type PanelText } from './panelIndex.ts';

export function panelTextOf({
  id,
  language,
  created_at,
  state,
  deleted_at,
  ...row
}: MessageTable): PanelText {
  return {
    kind: deleted_at === null ? 'message' : 'deleted',
    item: 'message',
    item_id: id,
    language,
    title: row.name,
    time: deleted_at ?? created_at,
    texts: [row.email ?? '', row.telegram ?? '', row.message],
    facts: [state],
  };
}

/** Updates the panel's search index for a message, after any change to it. */
export async function indexMessage(trx: Database, id: string): Promise<void> {
  await removePanelTexts(trx, id);
  const message = await storedMessages(trx).selectAll().where('id', '=', id).executeTakeFirst();
  if (message) await addPanelTexts(trx, [panelTextOf(message)]);
}
