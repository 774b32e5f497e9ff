import { randomUUID } from 'node:crypto';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { EventTable } from '../db/schema/accounts.ts';
import type { MessageTable } from '../db/schema/portfolio.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/schema/webhooks.ts';
import type { Settings } from '../settings.ts';
import { experienceData, nextOf, postData, projectData } from './dataOf.ts';
import { isSubscribed, nameOf, type WebhookEvent } from './names.ts';

/** The editor saves automatically: changes within a minute are one event, with the state at its end. */
const settleTime = 60_000;

interface News {
  event: WebhookEvent;
  objectId: string | null;
  data: object;
  now: number;
  /** When it is first sent; immediately by default. */
  dueAt?: number;
}

/** Returns the body that is signed and sent; the same on every attempt. */
function bodyOf(type: string, data: object, now: number): string {
  return JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
}

export function patternsOf({ events }: Pick<WebhookTable, 'events'>): Schemas['WebhookPattern'][] {
  return JSON.parse(events) as Schemas['WebhookPattern'][];
}

/** Events that wait for later changes and then include them. */
const isSettling = (event: WebhookEvent) =>
  event.endsWith('.updated') || event === 'post.published' || event === 'webhook.test';

/** Adds what a waiting body reports as changed: the later event names only its own changes. */
function withFormerChanges(data: object, waiting: string): object {
  if (!('changed' in data)) return data;
  const former = JSON.parse(waiting) as { data: { changed: string[] } };
  return { ...data, changed: [...new Set([...former.data.changed, ...(data.changed as string[])])] };
}

/** Queues an event for one webhook. */
export async function queueFor(trx: Database, webhookId: string, news: News): Promise<void> {
  const { event, objectId, data, now } = news;
  const row: WebhookDeliveryTable = {
    id: randomUUID(),
    webhook_id: webhookId,
    event,
    object_id: objectId,
    body: bodyOf(event, data, now),
    merge_key: isSettling(event) ? [webhookId, event, objectId ?? ''].join(' ') : null,
    created_at: now,
    state: 'waiting',
    attempts: 0,
    next_at: news.dueAt ?? (event.endsWith('.updated') ? now + settleTime : now),
    sent_at: null,
    answer_status: null,
    answer_text: '',
    failure: null,
  };
  const waiting = await trx
    .insertInto('webhook_deliveries')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('merge_key').doUpdateSet((eb) => ({
        // A text that keeps changing is still reported.
        next_at: event.endsWith('.updated')
          ? eb.ref('webhook_deliveries.next_at')
          : eb.ref('excluded.next_at'),
      })),
    )
    .returning(['id', 'body'])
    .executeTakeFirstOrThrow();
  if (waiting.id === row.id) return;
  const body = bodyOf(event, withFormerChanges(data, waiting.body), now);
  await trx.updateTable('webhook_deliveries').set({ body }).where('id', '=', waiting.id).execute();
}

/** Returns the active webhooks that subscribe to an event. */
async function listenersOf(db: Database, event: WebhookEvent): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('state', '=', 'active')
    .execute();
  return rows.filter((row) => isSubscribed(patternsOf(row), event)).map(({ id }) => id);
}

/** Returns what visitors may read of an item now; null for other kinds. */
async function itemData(
  db: Database,
  settings: Settings,
  { kind, id }: { kind: string | null; id: string },
  now: number,
): Promise<object | null> {
  if (kind === 'post') return postData(db, settings, id, now);
  if (kind === 'project') return projectData(db, settings, id);
  return kind === 'experience' ? experienceData(db, id) : null;
}

async function dataOf(trx: Database, settings: Settings, row: EventTable): Promise<object> {
  const item = await itemData(trx, settings, { kind: row.kind, id: row.object_id ?? '' }, row.at);
  if (item !== null) return item;
  const changed = JSON.parse(row.details) as string[];
  if (row.kind !== 'account') return { id: row.object_id, changed };
  return { id: row.object_id, username: row.title, changed };
}

/** Checks now, instead of at the scheduled time, whether a text is still to be published. */
async function lookAgainAt(trx: Database, postId: string, now: number): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ next_at: now })
    .where('event', '=', 'post.published')
    .where('object_id', '=', postId)
    .where('merge_key', 'is not', null)
    .execute();
}

/** Drops the waiting change of a deleted item: its title and address are no longer valid. */
async function dropUpdate(trx: Database, { kind, object_id }: EventTable): Promise<void> {
  await trx
    .deleteFrom('webhook_deliveries')
    .where('event', '=', `${kind}.updated`)
    .where('object_id', '=', object_id)
    .where('merge_key', 'is not', null)
    .execute();
}

/** Queues a trail event for webhooks, in the transaction that writes it. */
export async function tellOfEvent(trx: Database, settings: Settings, row: EventTable): Promise<void> {
  const event = nameOf({ action: row.action as Schemas['EventAction'], kind: row.kind });
  if (event === null) return;
  if (row.kind === 'post' && row.object_id !== null) await lookAgainAt(trx, row.object_id, row.at);
  if (event.endsWith('.deleted')) await dropUpdate(trx, row);
  const listeners = await listenersOf(trx, event);
  if (listeners.length === 0) return;
  // A sign-in stores its account as the actor, every other event as the object.
  const about =
    row.kind === 'session'
      ? { ...row, kind: 'account', object_id: row.actor_id, title: row.actor_name }
      : row;
  const data = await dataOf(trx, settings, about);
  for (const id of listeners) {
    await queueFor(trx, id, { event, objectId: about.object_id, data, now: row.at });
  }
}

/** Queues a visitor's message for webhooks, including its text. */
export async function tellOfMessage(trx: Database, message: MessageTable, now: number): Promise<void> {
  const { id, name, email, telegram, message: text, language, face } = message;
  const data = { id, name, email, telegram, message: text, language, face };
  for (const listener of await listenersOf(trx, 'message.received'))
    await queueFor(trx, listener, { event: 'message.received', objectId: id, data, now });
}

/**
 * Returns the current body of a delivery that waited, or the time to check again, or null to drop it. What is not an
 * item is sent unchanged.
 */
export async function settle(
  db: Database,
  settings: Settings,
  { event, object_id }: Pick<WebhookDeliveryTable, 'event' | 'object_id'>,
  now: number,
): Promise<{ body: string } | { nextAt: number } | 'unchanged' | null> {
  const id = object_id ?? '';
  if (event !== 'post.published') {
    const data = await itemData(db, settings, { kind: event.split('.')[0] ?? null, id }, now);
    return data === null ? 'unchanged' : { body: bodyOf(event, data, now) };
  }
  const data = await postData(db, settings, id, now);
  if (data.translations.some(({ address }) => address !== null)) return { body: bodyOf(event, data, now) };
  const nextAt = await nextOf(db, id, now);
  return nextAt === null ? null : { nextAt };
}
