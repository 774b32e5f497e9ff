import { hashToken, makeToken } from '../../accounts/tokens.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { coverPreview } from '../../media/coverPreview.ts';
import { recordItem } from '../../trail/recordItem.ts';
import { isoTime } from '../../values.ts';
import { typesetTitles } from '../shared/typesetTitles.ts';
import { readSharedPost } from './sharedPost.ts';
import { postRow } from './store.ts';

const lifetime = 30 * 24 * 60 * 60 * 1000;

export async function removeEndedLinks(db: Database, now: number): Promise<void> {
  await db.deleteFrom('preview_links').where('expires_at', '<=', now).execute();
}

export const previewLinkHandlers = {
  createPreviewLink: async (call) => {
    const { db, input, now } = call;
    const created_at = now();
    const token = makeToken();
    const link = {
      token_hash: hashToken(token),
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
      await recordItem(trx, call, 'link_created', { kind: 'post', id });
    });
    const { token_hash: id, expires_at } = link;
    return { status: 201, body: { id, token, expires_at: isoTime(expires_at) } };
  },

  getSharedPost: async ({ db, media, input, now }) => {
    const moment = now();
    const link = await db
      .selectFrom('preview_links')
      .select('post_id')
      .where('token_hash', '=', hashToken(input.params.token))
      .where('expires_at', '>', moment)
      .executeTakeFirst();
    if (!link) throw problem('not_found');
    const body = await readSharedPost(db, link.post_id, { language: input.query.language, now: moment });
    await typesetTitles(body.translations);
    const cover_preview = await coverPreview(media, body.cover);
    return { status: 200, body: { ...body, cover_preview }, headers: { 'cache-control': 'no-store' } };
  },

  deletePreviewLink: async (call) => {
    const { token } = call.input.params;
    await inTransaction(call.db, async (trx) => {
      const ended = await trx
        .deleteFrom('preview_links')
        .where('token_hash', 'in', [token, hashToken(token)])
        .returning('post_id')
        .executeTakeFirst();
      if (!ended) throw problem('not_found');
      await recordItem(trx, call, 'link_ended', { kind: 'post', id: ended.post_id });
    });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
