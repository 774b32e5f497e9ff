import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, raiseContentVersion, writeContent } from '../../db/transaction.ts';
import { coverPreview } from '../../media/coverPreview.ts';
import { renderPost, warmUpMarkdown } from '../../markdown/markdown.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { archive } from './archive.ts';
import { insertPost, preparePost } from './create.ts';
import { listPosts } from './list.ts';
import { newestPosts } from './newest.ts';
import { removePost } from './remove.ts';
import { refusingStale } from './stale.ts';
import { lockPost, postRow, postRowBySlug, readPost, requireFace } from './store.ts';
import { applyUpdate, prepareUpdate } from './update.ts';
import { viewOf } from './viewOf.ts';
import { linksToFaces } from '../shared/linksToFaces.ts';
import { typesetTitles } from '../shared/typesetTitles.ts';
import type { Action } from '../../trail/actions.ts';
import { recordItem } from '../../trail/recordItem.ts';
import type { PostTable } from '../../db/schema/posts.ts';

/** Whether the change publishes or unpublishes a post, now or at its scheduled time. */
function changeOf(before: PostTable, after: PostTable): Action {
  if ((before.last_published_at === null) === (after.last_published_at === null)) return 'changed';
  return after.last_published_at === null ? 'unpublished' : 'published';
}

/**
 * Whether no page can show an update: it only writes texts of a post that has no published or scheduled one. Tags and
 * slugs also change pages of others.
 */
function isHidden(input: Schemas['PostUpdate'], before: PostTable, after: PostTable): boolean {
  const hasOnlyTexts = Object.keys(input).every((name) => name === 'translations');
  return hasOnlyTexts && before.last_published_at === null && after.last_published_at === null;
}

export const postHandlers = {
  listPosts: async ({ db, input, caller, now }) => {
    const { language, kind = 'post', ...rest } = input.query;
    return {
      status: 200,
      body: await listPosts(db, { ...rest, kind, view: viewOf(caller, now(), language) }),
    };
  },

  listNewestPosts: async ({ db, input, now }) => {
    return { status: 200, body: await newestPosts(db, input.query.language, now()) };
  },

  listArchive: async ({ db, input, now }) => {
    return { status: 200, body: await archive(db, input.query, now()) };
  },

  getPost: async ({ db, media, input, caller, now }) => {
    // A reader of the source is about to edit and preview it.
    if (isEditor(caller)) warmUpMarkdown();
    const post = await postRow(db, input.params.id);
    if (!isEditor(caller)) requireFace(post, null);
    const body = await readPost(db, post, viewOf(caller, now(), input.query.language));
    return { status: 200, body: { ...body, cover_preview: await coverPreview(media, body.cover) } };
  },

  getPostBySlug: async ({ db, media, settings, input, caller, request, now }) => {
    const { language, page_face = null } = input.query;
    const post = requireFace(await postRowBySlug(db, input.params.slug), page_face);
    const body = await readPost(db, post, { ...viewOf(caller, now(), language), isOfPage: true });
    const reader = { face: page_face ?? 'blog', host: String(request.headers['host']), settings };
    for (const text of body.translations) text.html = linksToFaces(text.html, reader);
    await typesetTitles(body.translations);
    return { status: 200, body: { ...body, cover_preview: await coverPreview(media, body.cover) } };
  },

  createPost: async (call) => {
    const { db, input, caller, now } = call;
    const moment = now();
    const prepared = await preparePost(db, input.body, {
      authorId: caller.id,
      account: caller.id,
      now: moment,
    });
    const body = await writeContent(
      db,
      async (trx) => {
        await insertPost(trx, prepared);
        const post = await postRow(trx, prepared.id);
        await recordItem(trx, call, 'created', { kind: 'post', id: post.id });
        if (post.last_published_at !== null)
          await recordItem(trx, call, 'published', { kind: 'post', id: post.id });
        return readPost(trx, post, viewOf(caller, moment));
      },
      { retryTaken: true },
    );
    return { status: 201, body };
  },

  updatePost: async (call) => {
    const { db, media, input, caller, now } = call;
    const moment = now();
    const post = await postRow(db, input.params.id);
    const { id } = post;
    const update = await prepareUpdate(db, post, input.body, {
      authorId: caller.id,
      now: moment,
    });
    const write = async (trx: Database) => {
      const before = await lockPost(trx, id);
      await applyUpdate(trx, id, update);
      const after = await postRow(trx, id);
      await recordItem(trx, call, changeOf(before, after), { kind: 'post', id });
      // An editor saves drafts every few seconds: each time, all cached pages would be made again.
      if (!isHidden(input.body, before, after)) await raiseContentVersion(trx);
      return readPost(trx, after, viewOf(caller, moment));
    };
    const body = await refusingStale(db, { id, now: moment }, () =>
      inTransaction(db, write, { retryTaken: true }),
    );
    return { status: 200, body: { ...body, cover_preview: await coverPreview(media, body.cover) } };
  },

  deletePost: async (call) => {
    await writeContent(call.db, (trx) => removePost(trx, call, call.input.params.id));
    return { status: 204 };
  },

  previewPost: async ({ db, settings, input, caller, language, now }) => {
    if (settings.rateLimits) await spend(db, rules.preview, caller.id, now());
    const { body, language: own = language } = input.body;
    const text = { body, language: own, account: caller.id };
    const { html, contents, reading_minutes } = await renderPost(db, text);
    return { status: 200, body: { html, contents, reading_minutes } };
  },
} satisfies Partial<Handlers>;
