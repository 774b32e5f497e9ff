import { isUuid, type Face } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { locked } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { aliasHeadings } from '../shared/aliasHeadings.ts';
import { pick } from '../shared/languages.ts';
import {
  baseAnswer,
  editorTranslationAnswer,
  translationAnswer,
  visibleTo,
  type PostView,
} from './answer.ts';
import { neighboursOf } from './neighbours.ts';
import { partsOf, pendingOf, previewLinkOf } from './parts.ts';
import { idBySlug } from './slugs.ts';

export async function postRow(db: Database, id: string): Promise<PostTable> {
  const row = await livePosts(db).selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Returns a post that nobody else changes before the transaction ends. */
export async function lockPost(trx: Database, id: string): Promise<PostTable> {
  const row = await locked(trx, livePosts(trx).selectAll().where('id', '=', id)).executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** A page is found only under its face, and a post under none. */
export function requireFace(post: PostTable, face: Face | null): PostTable {
  if (post.page_face !== face) throw problem('not_found');
  return post;
}

/** Finds a post by its current slug, a former one, or an id, which looks like a slug because of its hyphens. */
export async function postRowBySlug(db: Database, reference: string): Promise<PostTable> {
  const id = await idBySlug(db, reference.toLowerCase());
  if (id !== undefined) return postRow(db, id);
  if (isUuid(reference)) return postRow(db, reference);
  throw problem('not_found');
}

export async function translationsOf(db: Database, postId: string): Promise<PostTranslationTable[]> {
  return db.selectFrom('post_translations').selectAll().where('post_id', '=', postId).execute();
}

/** Returns a post as the reader may see it; for a visitor a post without a published text does not exist. */
export async function readPost(db: Database, post: PostTable, view: PostView): Promise<Schemas['Post']> {
  const rows = await translationsOf(db, post.id);
  const readable = visibleTo(rows, { now: view.now, withSource: false });
  if (!view.withSource && readable.length === 0) throw problem('not_found');
  const [parts] = await partsOf(db, [post], view);
  if (!parts) throw problem('not_found');
  const answer: Schemas['Post'] = {
    ...baseAnswer(parts, view),
    languages: readable.map((row) => row.language),
    ...(view.withSource
      ? await editorsPart(db, post, rows, view)
      : { translations: pick(readable, view.language).map(translationAnswer) }),
    ...(await neighboursOf(db, parts, view)),
  };
  return view.isOfPage ? { ...answer, translations: withAliases(answer.translations, readable) } : answer;
}

function withAliases(
  translations: Schemas['PostTranslation'][],
  readable: readonly PostTranslationTable[],
): Schemas['PostTranslation'][] {
  return translations.map((text) => {
    const other = readable.find(({ language }) => language !== text.language);
    return other ? { ...text, html: aliasHeadings(text.html, other.html) } : text;
  });
}

async function editorsPart(
  db: Database,
  post: PostTable,
  rows: readonly PostTranslationTable[],
  { language, now }: PostView,
): Promise<Pick<Schemas['Post'], 'translations' | 'preview_link'>> {
  const pending = new Map((await pendingOf(db, post.id)).map((row) => [row.language, row]));
  const facts = { originalLanguage: post.original_language, rows, pending: new Set(pending.keys()) };
  return {
    translations: pick(rows, language).map((row) =>
      editorTranslationAnswer(row, facts, pending.get(row.language)),
    ),
    preview_link: await previewLinkOf(db, post.id, now),
  };
}
