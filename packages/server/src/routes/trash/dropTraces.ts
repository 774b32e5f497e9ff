import type { Kind } from '../../db/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { dropItemUses } from '../../media/uses.ts';
import { removePanelTexts } from '../../search/panelIndex.ts';

/** Removes what other tables contain of an item that is deleted permanently, including what is waiting to be sent. */
export async function dropTraces(trx: Database, kind: Kind, id: string): Promise<void> {
  await dropItemUses(trx, id);
  await removePanelTexts(trx, id);
  if (kind !== 'message') return;
  await trx.deleteFrom('outbox').where('message_id', '=', id).execute();
  await trx
    .deleteFrom('webhook_deliveries')
    .where('object_id', '=', id)
    .where('event', '=', 'message.received')
    .execute();
}
