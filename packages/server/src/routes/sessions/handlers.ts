import { endSession, listSessionRows } from '../../accounts/sessions.ts';
import type { Handler } from '../../contract/handler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import { recordEvent } from '../../trail/recordEvent.ts';

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export const listSessions: Handler<'listSessions'> = async ({ db, input, caller, now }) => {
  const { limit, cursor } = input.query;
  const found = await listSessionRows(db, {
    userId: caller.id,
    now: now(),
    limit: limit + 1,
    after: decodeCursor(cursor),
  });
  const { rows, next_cursor } = cutPage(found.rows, limit, (row) => [row.created_at, row.id]);
  const items = rows.map((row) => ({
    id: row.id,
    created_at: time(row.created_at),
    last_used_at: time(row.last_used_at),
    expires_at: time(row.expires_at),
    user_agent: row.user_agent,
    address: row.address,
    is_current: [row, ...row.handedOver].some(({ id }) => id === caller.sessionId),
    handed_over: row.handedOver.map((other) => ({
      origin: other.origin ?? '',
      address: other.address,
      last_used_at: time(other.last_used_at),
    })),
  }));
  return { status: 200, body: { items, total: found.total, next_cursor } };
};

export const deleteSession: Handler<'deleteSession'> = async (call) => {
  const { db, input, caller } = call;
  const { id } = input.params;
  await inTransaction(db, async (trx) => {
    if (!(await endSession(trx, caller.id, id))) throw problem('not_found');
    await recordEvent(trx, call, { action: 'session_ended', object: { kind: 'session', id, title: '' } });
  });
  return { status: 204 };
};
