import type { Handlers } from '../../../contract/handler.ts';
import type { Schemas } from '../../../contract/types.ts';
import type { Database } from '../../../db/schema.ts';
import type { TagTable } from '../../../db/schema/posts.ts';
import { writeContent } from '../../../db/transaction.ts';
import type { Action } from '../../../trail/actions.ts';
import { recordEvent, type Author } from '../../../trail/recordEvent.ts';
import { reindexNoted } from './reindexPosts.ts';
import { deleteTag, listTags, mergeTag, readTag, restoreTag, titleOfTag, updateTag } from './store.ts';

export function recordTag(
  trx: Database,
  author: Author,
  action: Action,
  tag: TagTable,
  details: string[] = [],
) {
  const object = { kind: 'tag', id: tag.id, title: titleOfTag(tag) } as const;
  return recordEvent(trx, author, { action, object, details });
}

/** Every page that shows the tag changes. */
async function save(
  call: Author & { db: Database },
  write: (trx: Database) => Promise<TagTable>,
): Promise<{ status: 200; body: Schemas['Tag'] }> {
  const { id } = await writeContent(call.db, write, { retryTaken: true });
  await reindexNoted(call.db, call.now);
  return { status: 200, body: await readTag(call.db, id) };
}

export const tagHandlers = {
  listTags: async ({ db, now }) => ({ status: 200, body: await listTags(db, now()) }),

  getTag: async ({ db, input }) => ({ status: 200, body: await readTag(db, input.params.id) }),

  updateTag: (call) => {
    const { params, body } = call.input;
    return save(call, async (trx) => {
      const tag = await updateTag(trx, params.id, body, call.now());
      await recordTag(trx, call, 'changed', tag);
      return tag;
    });
  },

  mergeTag: (call) => {
    const { params, body } = call.input;
    return save(call, async (trx) => {
      const { from, target } = await mergeTag(trx, { id: params.id, into: body.into }, call.now());
      await recordTag(trx, call, 'purged', from, [titleOfTag(target)]);
      return target;
    });
  },

  deleteTag: async (call) => {
    await writeContent(call.db, async (trx) => {
      await recordTag(trx, call, 'deleted', await deleteTag(trx, call.input.params.id, call.now()));
    });
    await reindexNoted(call.db, call.now);
    return { status: 204 };
  },

  restoreTag: (call) =>
    save(call, async (trx) => {
      const tag = await restoreTag(trx, call.input.params.id, call.now());
      await recordTag(trx, call, 'restored', tag);
      return tag;
    }),
} satisfies Partial<Handlers>;
