import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import { writeContent } from '../../db/transaction.ts';
import { startOf } from '../../paging.ts';
import { postRow, readPost } from '../posts/store.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { isoTime } from '../../values.ts';
import { indexExperience } from '../../search/indexExperience.ts';
import { indexMessage } from '../../search/indexMessage.ts';
import { indexProject } from '../../search/indexProject.ts';
import { settleRestoredPost } from './restore.ts';
import { listTrash, purge, takeFromTrash, type Deleted } from './store.ts';

function deletedPost({ id, title, deleted_at, expires_at }: Deleted): Schemas['DeletedPost'] {
  return { id, title, deleted_at: isoTime(deleted_at), expires_at: isoTime(expires_at) };
}

/** Posts have a list of their own. */
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
    const moment = now();
    const body = await writeContent(
      db,
      async (trx) => {
        const { id } = await takeFromTrash(trx, 'posts', input.params.id, moment);
        await settleRestoredPost(trx, id);
        await recordItem(trx, call, 'restored', { kind: 'post', id });
        return readPost(trx, await postRow(trx, id), { withSource: isEditor(caller), now: moment });
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
    const { db, input, now } = call;
    const body = await writeContent(db, async (trx) => {
      const item = await takeFromTrash(trx, 'portfolio', input.params.id, now());
      if (item.kind === 'project') await indexProject(trx, item.id);
      if (item.kind === 'experience') await indexExperience(trx, item.id);
      if (item.kind === 'message') await indexMessage(trx, item.id);
      await recordItem(trx, call, 'restored', item);
      return deletedItem(item);
    });
    return { status: 200, body };
  },

  purgeDeleted: async (call) => {
    await purge(call, 'portfolio', call.input.params.id);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
