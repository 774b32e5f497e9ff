import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import { writeContent } from '../../db/transaction.ts';
import { startOf } from '../../paging.ts';
import { postRow, readPost } from '../posts/store.ts';
import { isoTime } from '../../values.ts';
import { restoreItem } from './restore.ts';
import { listTrash, purge, type Deleted } from './store.ts';

function deletedPost({ id, title, deleted_at, expires_at }: Deleted): Schemas['DeletedPost'] {
  return { id, title, deleted_at: isoTime(deleted_at), expires_at: isoTime(expires_at) };
}

/** Posts have a separate list. */
type PortfolioKind = Schemas['DeletedKind'];

function deletedItem(row: Deleted): Schemas['DeletedItem'] {
  return { ...deletedPost(row), kind: row.kind as PortfolioKind };
}

export const trashHandlers = {
  listDeletedPosts: async ({ db, input, now }) => {
    const { limit } = input.query;
    const page = { service: 'posts', ...startOf(input.query), limit, now: now() } as const;
    const { rows, total, next_cursor } = await listTrash(db, page);
    return { status: 200, body: { items: rows.map(deletedPost), total, next_cursor } };
  },

  restorePost: async (call) => {
    const { db, input, caller, now } = call;
    const body = await writeContent(
      db,
      async (trx) => {
        const { id } = await restoreItem(trx, call, 'posts', input.params.id);
        return readPost(trx, await postRow(trx, id), { withSource: isEditor(caller), now: now() });
      },
      { retryTaken: true },
    );
    return { status: 200, body };
  },

  purgePost: async (call) => {
    await purge(call, 'posts', call.input.params.id);
    return { status: 204 };
  },

  listDeleted: async ({ db, input, now }) => {
    const { limit, kind } = input.query;
    const page = { service: 'portfolio', kind, ...startOf(input.query), limit, now: now() } as const;
    const { rows, total, next_cursor } = await listTrash(db, page);
    return { status: 200, body: { items: rows.map(deletedItem), total, next_cursor } };
  },

  restoreDeleted: async (call) => {
    const { db, input } = call;
    const body = await writeContent(db, async (trx) =>
      deletedItem(await restoreItem(trx, call, 'portfolio', input.params.id)),
    );
    return { status: 200, body };
  },

  purgeDeleted: async (call) => {
    await purge(call, 'portfolio', call.input.params.id);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
