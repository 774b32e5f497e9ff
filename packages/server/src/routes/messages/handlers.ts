import type { Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { MessageTable } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem, type FieldProblem } from '../../errors.ts';
import { addressGroup } from '../../limits/addressGroup.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { addNotices } from '../../notices/outbox.ts';
import { cutPage, startOf } from '../../paging.ts';
import { moveToTrash } from '../trash/store.ts';
import { addMessage, changeMessage, listMessageRows } from './store.ts';

/** Nobody reads a form, fills it in and sends it in less. */
const leastMilliseconds = 2000;

const noWayToAnswer = {
  ru: 'Укажите почту или Telegram, чтобы вам могли ответить.',
  en: 'Give an email or a Telegram name, so that you can be answered.',
};
const empty = { ru: 'Поле не должно быть пустым.', en: 'This must not be empty.' };

function check(body: Schemas['FeedbackRequest']): void {
  const fields: FieldProblem[] = [];
  if (body.name.trim() === '') fields.push({ path: 'name', message: empty });
  if (body.message.trim() === '') fields.push({ path: 'message', message: empty });
  const hasWay = body.email !== undefined || body.telegram !== undefined;
  if (!hasWay) fields.push({ path: 'email', message: noWayToAnswer });
  if (fields.length > 0) throw problem('invalid_fields', { fields });
}

/** A filled honeypot or inhuman haste; the sender is told nothing. */
function isSpam({ website, elapsed_ms }: Schemas['FeedbackRequest']): boolean {
  return (website ?? '') !== '' || (elapsed_ms !== undefined && elapsed_ms < leastMilliseconds);
}

/** Keeps the message and, in the same transaction, the notices about it: they survive a crash together. */
export const sendFeedback: Handler<'sendFeedback'> = async ({
  db,
  settings,
  input,
  request,
  now,
  afterAnswer,
  notices,
}) => {
  check(input.body);
  const moment = now();
  if (settings.rateLimits) await spend(db, rules.feedback, addressGroup(request.address), moment);
  const state = isSpam(input.body) ? 'spam' : 'inbox';
  const row = await inTransaction(db, async (trx) => {
    const message = await addMessage(trx, input.body, state, moment);
    if (state === 'inbox') await addNotices(trx, settings, message, moment);
    return message;
  });
  if (state === 'inbox') afterAnswer(() => notices.send());
  return { status: 201, body: { id: row.id, created_at: new Date(row.created_at).toISOString() } };
};

function present({ search_key: _key, deleted_at: _deleted, ...row }: MessageTable): Schemas['Message'] {
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    read_at: row.read_at === null ? null : new Date(row.read_at).toISOString(),
  };
}

export const listMessages: Handler<'listMessages'> = async ({ db, input }) => {
  const { limit, cursor, page, ...filter } = input.query;
  const start = startOf({ limit, cursor, page });
  const found = await listMessageRows(db, { ...filter, ...start, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found.rows, limit, (row) => [row.created_at, row.id]);
  return { status: 200, body: { items: rows.map(present), total: found.total, next_cursor } };
};

export const updateMessage: Handler<'updateMessage'> = async ({ db, input, now }) => {
  const row = await inTransaction(db, (trx) => changeMessage(trx, input.params.id, input.body, now()));
  if (!row) throw problem('not_found');
  return { status: 200, body: present(row) };
};

export const deleteMessage: Handler<'deleteMessage'> = async ({ db, input, now }) => {
  await inTransaction(db, (trx) => moveToTrash(trx, 'message', input.params.id, now()));
  return { status: 204 };
};
