import { accountOf, isEditor, type Caller, type Handlers } from '../../contract/handler.ts';
import { writeContent } from '../../db/transaction.ts';
import { coverPreview } from '../../media/coverPreview.ts';
import { renderPost, warmUpMarkdown } from '../../markdown/markdown.ts';
import { removeDocuments } from '../../search/searchIndex.ts';
import type { Language } from '@janus-site/core';
import type { PostView } from './answer.ts';
import { countPost } from './counts/countPost.ts';
import { insertPost, preparePost } from './create.ts';
import { listPosts } from './list.ts';
import { newestPosts } from './newest.ts';
import { postRow, postRowBySlug, readPost } from './store.ts';
import { applyUpdate, prepareUpdate } from './update.ts';
import { retryTaken } from './retry.ts';
import { moveToTrash } from '../trash/store.ts';

function viewOf(caller: Caller | null, now: number, language?: Language): PostView {
  return { withSource: isEditor(caller), now, language };
}

export const postHandlers = {
  listPosts: async ({ db, input, caller, now }) => {
    const { language, ...rest } = input.query;
    return { status: 200, body: await listPosts(db, { ...rest, view: viewOf(caller, now(), language) }) };
  },

  listNewestPosts: async ({ db, input, now }) => {
    return { status: 200, body: await newestPosts(db, input.query.language, now()) };
  },

  getPost: async ({ db, media, input, caller, now }) => {
    // Whoever reads the source is about to change it, and wants to see its preview at once.
    if (isEditor(caller)) warmUpMarkdown();
    const post = await postRow(db, input.params.id);
    const body = await readPost(db, post, viewOf(caller, now(), input.query.language));
    return { status: 200, body: { ...body, cover_preview: await coverPreview(media, body.cover) } };
  },

  getPostBySlug: async ({ db, media, input, caller, now }) => {
    const post = await postRowBySlug(db, input.params.slug);
    const body = await readPost(db, post, viewOf(caller, now(), input.query.language));
    return { status: 200, body: { ...body, cover_preview: await coverPreview(media, body.cover) } };
  },

  createPost: async ({ db, input, caller, now }) => {
    const moment = now();
    const prepared = await preparePost(db, input.body, {
      authorId: accountOf(caller),
      account: accountOf(caller),
      now: moment,
    });
    const body = await retryTaken(() =>
      writeContent(db, async (trx) => {
        await insertPost(trx, prepared);
        return readPost(trx, await postRow(trx, prepared.id), viewOf(caller, moment));
      }),
    );
    return { status: 201, body };
  },

  updatePost: async ({ db, input, caller, now }) => {
    const moment = now();
    const post = await postRow(db, input.params.id);
    const update = await prepareUpdate(db, post, input.body, {
      authorId: accountOf(caller),
      now: moment,
    });
    const body = await retryTaken(() =>
      writeContent(db, async (trx) => {
        await applyUpdate(trx, post.id, update);
        return readPost(trx, await postRow(trx, post.id), viewOf(caller, moment));
      }),
    );
    return { status: 200, body };
  },

  deletePost: async ({ db, input, now }) => {
    await writeContent(db, async (trx) => {
      const { id, slug } = await postRow(trx, input.params.id);
      // its address is free for others while it is away
      await moveToTrash(trx, 'post', id, now(), { slug: id, deleted_slug: slug });
      await removeDocuments(trx, 'post', id);
      await countPost(trx, id, now());
    });
    return { status: 204 };
  },

  previewPost: async ({ db, input, caller, language }) => {
    const { body, language: own = language } = input.body;
    const text = { body, language: own, account: accountOf(caller) };
    const { html, contents, reading_minutes } = await renderPost(db, text);
    return { status: 200, body: { html, contents, reading_minutes } };
  },
} satisfies Partial<Handlers>;
