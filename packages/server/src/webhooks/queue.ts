import { sql, type RawBuilder } from 'kysely';
import { deleteInSlices } from '../db/deleteInSlices.ts';
import type { Database } from '../db/schema.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/schema/webhooks.ts';
import type { Settings } from '../settings.ts';
import type { Attempt } from './post.ts';
import { mostAttempts, waitAfter } from './retries.ts';
import { settle } from './tell.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a receiver may fail before its webhook is paused. */
const patience = 5 * day;
const logLength = 100;
const logLife = 30 * day;

export interface Claimed {
  delivery: WebhookDeliveryTable;
  webhook: WebhookTable;
}

const activeDeliveries = (db: Database) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .where('webhooks.state', '=', 'active');

const dueDeliveries = (db: Database, now: number) =>
  activeDeliveries(db).where('webhook_deliveries.next_at', '<=', now);

function dueRows(db: Database, now: number): Promise<WebhookDeliveryTable[]> {
  return dueDeliveries(db, now)
    .selectAll('webhook_deliveries')
    .orderBy('webhook_deliveries.next_at')
    .limit(5)
    .execute();
}

/** Whether any delivery is due; called after every write. */
export async function hasDue(db: Database, now: number): Promise<boolean> {
  const due = dueDeliveries(db, now).select('webhook_deliveries.id').limit(1);
  return (await due.executeTakeFirst()) !== undefined;
}

/** Counts the deliveries that are due or have failed and will be retried; those of scheduled texts are not due yet. */
export async function countOverdue(db: Database, now: number): Promise<number> {
  const { n } = await activeDeliveries(db)
    .select((eb) => eb.fn.countAll().as('n'))
    .where('webhook_deliveries.state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('webhook_deliveries.attempts', '>', 0), eb('webhook_deliveries.next_at', '<=', now)]),
    )
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whether a delivery is to be sent now; updates one that waited, and postpones or removes that of an unpublished text. */
async function isReady(
  db: Database,
  settings: Settings,
  row: WebhookDeliveryTable,
  now: number,
): Promise<boolean> {
  if (row.merge_key === null) return true;
  const found = await settle(db, settings, row, now);
  if (found === 'unchanged') return true;
  if (found === null)
    await db
      .deleteFrom('webhook_deliveries')
      .where('id', '=', row.id)
      .where('next_at', '=', row.next_at)
      .execute();
  else
    await db
      .updateTable('webhook_deliveries')
      .set('body' in found ? { body: found.body } : { next_at: found.nextAt })
      .where('id', '=', row.id)
      .where('next_at', '=', row.next_at)
      .execute();
  return found !== null && 'body' in found;
}

/** Claims one delivery for this process: its next attempt is postponed first, so that no other process sends it too. */
export async function claimDelivery(
  db: Database,
  { settings, now, random }: { settings: Settings; now: number; random: number },
): Promise<Claimed | null> {
  for (;;) {
    const due = await dueRows(db, now);
    if (due.length === 0) return null;
    for (const row of due) {
      if (!(await isReady(db, settings, row, now))) continue;
      const attempts = row.attempts + 1;
      const delivery = await db
        .updateTable('webhook_deliveries')
        .set({ attempts, next_at: now + waitAfter(attempts, random), sent_at: now, merge_key: null })
        .where('id', '=', row.id)
        .where('next_at', '=', row.next_at)
        .returningAll()
        .executeTakeFirst();
      if (!delivery) continue;
      const webhook = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('id', '=', row.webhook_id)
        .executeTakeFirst();
      if (webhook) return { delivery, webhook };
    }
  }
}

/** Returns why a webhook is to be paused after an attempt; null if it is not. */
function pauseAfter(
  { failing_since }: WebhookTable,
  { status }: Attempt,
  now: number,
): 'gone' | 'failing' | null {
  if (status === 410) return 'gone';
  return failing_since !== null && now - failing_since >= patience ? 'failing' : null;
}

const isSuccess = ({ status }: Pick<Attempt, 'status'>) => status !== null && status >= 200 && status < 300;

/** Records the result of an attempt. Returns the webhook if that paused it. */
export async function noteAttempt(
  trx: Database,
  { delivery, webhook: { id } }: Claimed,
  attempt: Attempt,
  now: number,
): Promise<WebhookTable | null> {
  const isDelivered = isSuccess(attempt);
  const isOver = isDelivered || attempt.status === 410 || delivery.attempts >= mostAttempts;
  await trx
    .updateTable('webhook_deliveries')
    .set({
      answer_status: attempt.status,
      answer_text: attempt.text,
      failure: attempt.failure,
      ...(isOver && { next_at: null, state: isDelivered ? 'delivered' : 'failed' }),
    })
    .where('id', '=', delivery.id)
    .execute();
  const webhook = await trx.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!webhook) return null;
  if (isDelivered) {
    await trx.updateTable('webhooks').set({ failing_since: null }).where('id', '=', id).execute();
    return null;
  }
  const reason = pauseAfter(webhook, attempt, now);
  const failing_since = webhook.failing_since ?? now;
  const pause =
    reason === null || webhook.state === 'paused'
      ? null
      : ({ state: 'paused', pause_reason: reason } as const);
  await trx
    .updateTable('webhooks')
    .set({ failing_since, ...pause })
    .where('id', '=', id)
    .execute();
  return pause && { ...webhook, ...pause };
}

/** Keeps the last hundred deliveries of each webhook, for thirty days; untried ones stay. */
export async function removeOldDeliveries(db: Database, now: number): Promise<void> {
  const remove = (condition: RawBuilder<unknown>) =>
    deleteInSlices(db, 'webhook_deliveries', ['id'], condition);
  await remove(sql`created_at <= ${now - logLife} and (state <> 'waiting' or attempts > 0)`);
  for (const { id } of await db.selectFrom('webhooks').select('id').execute()) {
    const last = await db
      .selectFrom('webhook_deliveries')
      .select('created_at')
      .where('webhook_id', '=', id)
      .orderBy('created_at', 'desc')
      .offset(logLength)
      .limit(1)
      .executeTakeFirst();
    if (last)
      await remove(sql`webhook_id = ${id} and created_at <= ${last.created_at} and state <> 'waiting'`);
  }
}
