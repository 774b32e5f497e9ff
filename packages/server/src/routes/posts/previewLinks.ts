import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { coverPreview } from '../../media/coverPreview.ts';
import { isoTime } from '../shared/values.ts';
import { readSharedPost } from './sharedPost.ts';
import { postRow } from './store.ts';

const lifetime = 30 * 24 * 60 * 60 * 1000;

export async function removeEndedLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
}

export const previewLinkHandlers = {
  createPreviewLink: async ({ db, input, now }) => {
    const created_at = now();
    const link = {
      token: randomBytes(32).toString('base64url'),
      created_at,
      expires_at: created_at + lifetime,
    };
    await inTransaction(db, async (trx) => {
      const { id } = await postRow(trx, input.body.post_id);
      await trx
        .insertInto('preview_links')
        .values({ post_id: id, ...link })
        .onConflict((conflict) => conflict.column('post_id').doUpdateSet(link))
        .execute();
    });
    return { status: 201, body: { token: link.token, expires_at: isoTime(link.expires_at) } };
  },

  getSharedPost: async ({ db, media, input, now }) => {
    const moment = now();
    const link = await db
      .selectFrom('preview_links')
      .select('post_id')
      .where('token', '=', input.params.token)
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    if (!link) throw problem('not_found');
    const body = await readSharedPost(db, link.post_id, { language: input.query.language, now: moment });
    const cover_preview = await coverPreview(media, body.cover);
    return { status: 200, body: { ...body, cover_preview }, headers: { 'cache-control': 'no-store' } };
  },

  deletePreviewLink: async ({ db, input }) => {
    const { numDeletedRows } = await db
      .deleteFrom('preview_links')
      .where('token', '=', input.params.token)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw problem('not_found');
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
