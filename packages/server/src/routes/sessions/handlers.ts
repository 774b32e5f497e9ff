import { endSession, listSessionRows } from '../../accounts/sessions.ts';
import type { Handler } from '../../contract/handler.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export const listSessions: Handler<'listSessions'> = async ({ db, input, caller, now }) => {
  if (!caller) throw problem('unauthorized');
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
    is_current: row.id === caller.sessionId,
  }));
  return { status: 200, body: { items, total: found.total, next_cursor } };
};

export const deleteSession: Handler<'deleteSession'> = async ({ db, input, caller }) => {
  if (!caller) throw problem('unauthorized');
  if (!(await endSession(db, caller.id, input.params.id))) throw problem('not_found');
  return { status: 204 };
};
