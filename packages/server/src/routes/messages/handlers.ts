import type { Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { rules, spend, spendAddress } from '../../limits/rateLimit.ts';
import { addNotices } from '../../notices/outbox.ts';
import { transportToTry } from '../../notices/transports.ts';
import { cutPage, startOf } from '../../paging.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { tellOfMessage } from '../../webhooks/tell.ts';
import { moveToTrash } from '../shared/moveToTrash.ts';
import { indexMessage } from '../../search/indexMessage.ts';
import { presentMessage } from './present.ts';
import { addMessage, changeMessage, findMessage, listMessageRows } from './store.ts';

/** Milliseconds. Nobody reads, fills in and sends a form faster. */
const leastMilliseconds = 2000;

/** Detects a filled honeypot or a form sent too fast; the response does not reveal this. */
function isSpam({ website, elapsed_ms }: Schemas['FeedbackRequest']): boolean {
  return (website ?? '') !== '' || (elapsed_ms !== undefined && elapsed_ms < leastMilliseconds);
}

/**
 * The narrow limits come first: a request refused by one uses up nothing that others share. Spam is counted by the same
 * rule under another name, so that the response does not reveal it.
 */
async function spendMessage(
  db: Database,
  { address, state, now }: { address: string; state: 'spam' | 'inbox'; now: number },
): Promise<void> {
  await spendAddress(db, [rules.feedback, rules.feedbackNetwork], address, now);
  await spendAddress(db, [rules.feedbackDay, rules.feedbackNetworkDay], address, now);
  await spend(db, rules.feedbackAll, state === 'spam' ? 'spam' : 'everybody', now);
}

/** Stores the message with its notices in one transaction, so that they survive a crash together. */
export const sendFeedback: Handler<'sendFeedback'> = async ({
  db,
  settings,
  input,
  request,
  now,
  afterAnswer,
  notices,
}) => {
  const moment = now();
  const state = isSpam(input.body) ? 'spam' : 'inbox';
  if (settings.rateLimits) await spendMessage(db, { address: request.address, state, now: moment });
  const row = await inTransaction(db, async (trx) => {
    const message = await addMessage(trx, input.body, state, moment);
    if (state === 'inbox') {
      await addNotices(trx, settings, message, moment);
      await tellOfMessage(trx, message, moment);
    }
    return message;
  });
  if (state === 'inbox') afterAnswer(() => notices.send());
  return { status: 201, body: { id: row.id, created_at: new Date(row.created_at).toISOString() } };
};

export const listMessages: Handler<'listMessages'> = async ({ db, input, settings }) => {
  const { limit, cursor, page, ...filter } = input.query;
  const start = startOf({ limit, cursor, page });
  const found = await listMessageRows(db, { ...filter, ...start, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found.rows, limit, (row) => [row.created_at, row.id]);
  const can_reply = (await transportToTry(db, settings, 'mail')) !== null;
  const body = { items: rows.map(presentMessage), total: found.total, next_cursor, can_reply };
  return { status: 200, body };
};

export const getMessage: Handler<'getMessage'> = async ({ db, input }) => {
  const row = await findMessage(db, input.params.id);
  if (!row) throw problem('not_found');
  return { status: 200, body: presentMessage(row) };
};

export const updateMessage: Handler<'updateMessage'> = async ({ db, input, now }) => {
  const row = await inTransaction(db, (trx) => changeMessage(trx, input.params.id, input.body, now()));
  if (!row) throw problem('not_found');
  return { status: 200, body: presentMessage(row) };
};

export const deleteMessage: Handler<'deleteMessage'> = async (call) => {
  const { id } = call.input.params;
  await inTransaction(call.db, async (trx) => {
    await moveToTrash(trx, 'message', id, call.now());
    await indexMessage(trx, id);
    await recordItem(trx, call, 'deleted', { kind: 'message', id });
  });
  return { status: 204 };
};
