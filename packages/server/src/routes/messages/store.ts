import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../contract/types.ts';
import { liveMessages } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { MessageTable } from '../../db/schema/portfolio.ts';
import { isOneOf } from '../../db/rows.ts';
import { afterCursor } from '../../db/text.ts';
import { locked } from '../../db/transaction.ts';
import type { Start } from '../../paging.ts';
import { factGroup } from '../../search/matching.ts';
import { newestItems } from '../../search/newestItems.ts';
import { panelQuery } from '../../search/panelQuery.ts';
import { indexMessage } from '../../search/indexMessage.ts';
import { telegramName } from '../shared/telegramName.ts';
import { repliesOf } from './present.ts';

export interface MessageFilter {
  q?: string;
  state?: MessageTable['state'];
  is_read?: boolean;
  is_answered?: boolean;
}

export async function addMessage(
  db: Database,
  input: Schemas['FeedbackRequest'],
  state: 'inbox' | 'spam',
  now: number,
): Promise<MessageTable> {
  const { name, message, email = null, telegram = null, language = 'ru', face = 'portfolio' } = input;
  const row: MessageTable = {
    id: randomUUID(),
    name,
    message,
    email,
    telegram: telegram && telegramName(telegram),
    language,
    face,
    created_at: now,
    read_at: null,
    answered_at: null,
    replies: '[]',
    state,
    deleted_at: null,
  };
  await db.insertInto('messages').values(row).execute();
  await indexMessage(db, row.id);
  return row;
}

/** Returns the messages with all the words, in any form; null without a search. */
async function withWords(db: Database, { q = '', state }: MessageFilter): Promise<string[] | null> {
  if (q.trim() === '') return null;
  const words = await panelQuery(db, q);
  const facts = ['message', state].filter((fact) => fact !== undefined).map(factGroup);
  return words === null ? [] : newestItems(db, { from: 'panel', ...words, all: [...words.all, ...facts] });
}

function filtered(
  db: Database,
  { ids, state, is_read, is_answered }: MessageFilter & { ids: string[] | null },
) {
  let query = liveMessages(db);
  if (ids !== null) query = query.where(isOneOf(db, 'id', ids));
  if (state !== undefined) query = query.where('state', '=', state);
  if (is_read !== undefined) query = query.where('read_at', is_read ? 'is not' : 'is', null);
  if (is_answered !== undefined) query = query.where('answered_at', is_answered ? 'is not' : 'is', null);
  return query;
}

export async function listMessageRows(
  db: Database,
  page: MessageFilter & Start & { limit: number },
): Promise<{ rows: MessageTable[]; total: number }> {
  const { after } = page;
  const filter = { ...page, ids: await withWords(db, page) };
  // The rows before the page are skipped in the index only.
  let ids = filtered(db, filter)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset);
  if (after) ids = ids.where(afterCursor(['created_at', 'id'], after, '<'));
  const query = liveMessages(db)
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await query.execute(), total };
}

/** An existing mark keeps its time. */
function markedAt(former: number | null, isMarked: boolean | undefined, now: number): number | null {
  if (isMarked === undefined) return former;
  return isMarked ? (former ?? now) : null;
}

export async function changeMessage(
  trx: Database,
  id: string,
  change: Schemas['MessageUpdate'],
  now: number,
): Promise<MessageTable | null> {
  const row = await locked(trx, rowsOf(trx, id)).executeTakeFirst();
  if (!row) return null;
  const marks = {
    state: change.state ?? row.state,
    read_at: markedAt(row.read_at, change.is_read, now),
    answered_at: markedAt(row.answered_at, change.is_answered, now),
  };
  await trx.updateTable('messages').set(marks).where('id', '=', id).execute();
  if (marks.state !== row.state) await indexMessage(trx, id);
  return { ...row, ...marks };
}

const rowsOf = (db: Database, id: string) => liveMessages(db).selectAll().where('id', '=', id);

export const findMessage = (db: Database, id: string): Promise<MessageTable | undefined> =>
  rowsOf(db, id).executeTakeFirst();

/** Stores a reply and marks the message as read and answered. Returns null if it was deleted meanwhile. */
export async function addReply(
  trx: Database,
  id: string,
  reply: Schemas['MessageReply'],
  now: number,
): Promise<MessageTable | null> {
  const row = await locked(trx, rowsOf(trx, id)).executeTakeFirst();
  if (!row) return null;
  const marks = {
    read_at: markedAt(row.read_at, true, now),
    answered_at: markedAt(row.answered_at, true, now),
    replies: JSON.stringify([...repliesOf(row), reply]),
  };
  await trx.updateTable('messages').set(marks).where('id', '=', id).execute();
  return { ...row, ...marks };
}
