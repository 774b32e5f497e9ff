import { randomUUID } from 'node:crypto';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/schema/webhooks.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { makeWebhookSecret } from './sign.ts';

/** Maximum per site. */
export const mostWebhooks = 20;

/** Returns whether the site may have one more; call it in the transaction that adds it. */
export async function hasRoomForWebhook(trx: Database): Promise<boolean> {
  await takeTurn(trx, 'webhooks');
  return (await listWebhookRows(trx)).length < mostWebhooks;
}

export function listWebhookRows(db: Database): Promise<WebhookTable[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function webhookRow(db: Database, id: string): Promise<WebhookTable | null> {
  return (await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function addWebhook(
  trx: Database,
  { name, url, events }: Schemas['WebhookCreate'],
  now: number,
): Promise<WebhookTable> {
  const row: WebhookTable = {
    id: randomUUID(),
    name,
    url,
    secret: makeWebhookSecret(),
    events: JSON.stringify(events),
    state: 'active',
    pause_reason: null,
    failing_since: null,
    created_at: now,
  };
  await trx.insertInto('webhooks').values(row).execute();
  return row;
}

type Change = Partial<Pick<WebhookTable, 'events' | 'state' | 'pause_reason' | 'failing_since' | 'secret'>>;

export async function changeWebhook(trx: Database, id: string, change: Change): Promise<WebhookTable | null> {
  const row = await trx
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes a webhook with its deliveries; null if there is none with this id. */
export async function removeWebhook(trx: Database, id: string): Promise<WebhookTable | null> {
  const row = await trx.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst();
  return row ?? null;
}

export function listDeliveryRows(db: Database, webhookId: string): Promise<WebhookDeliveryTable[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Returns the webhook of a delivery. */
export async function webhookOfDelivery(db: Database, id: string): Promise<WebhookTable | null> {
  const row = await db
    .selectFrom('webhooks')
    .innerJoin('webhook_deliveries', 'webhook_deliveries.webhook_id', 'webhooks.id')
    .selectAll('webhooks')
    .where('webhook_deliveries.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a delivery due now, as if it had not been tried. */
export async function sendAgain(trx: Database, id: string, now: number): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_at: now })
    .where('id', '=', id)
    .execute();
}
