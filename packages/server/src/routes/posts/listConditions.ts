import type { Language } from '@janus-site/core';
import { sql, type RawBuilder } from 'kysely';
import { coversChangedAt } from '../../db/drawnCovers.ts';
import { isLive, isPage, isPost } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import type { PageRequest } from '../../paging.ts';
import { normalise } from '../../search/stem.ts';
import type { PostView } from './answer.ts';
import { postsWithWords } from './withWords.ts';

export interface PostListRequest extends PageRequest {
  q?: string;
  /** A time (ISO 8601). */
  updated_since?: string;
  /** Any word of a tag; its key once looked up. */
  tag?: string;
  // Only for callers with a role.
  status?: 'draft' | 'published' | 'scheduled' | 'unlisted' | 'pending' | 'outdated';
  text_language?: Language;
  author?: string;
  kind: 'post' | 'page';

  order: 'newest' | 'oldest' | 'pinned' | 'language' | 'changed';
  view: PostView;
}

export type Condition = RawBuilder<boolean>;

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function visibility({ kind, view }: Pick<PostListRequest, 'kind' | 'view'>): Condition[] {
  if (view.withSource) return [kind === 'page' ? isPage : isPost];
  // The second condition starts the page in the index after scheduled posts.
  return [sql<boolean>`posts.published_at <= ${view.now}`, sql<boolean>`posts.sort_at <= ${view.now}`];
}

/** Neither a page nor its total reads the texts. */
export async function conditionsOf(db: Database, request: PostListRequest): Promise<Condition[]> {
  const { kind, view, q, tag } = request;
  const conditions: Condition[] = view.withSource ? editorConditions(request) : [];
  // No list for visitors contains pages.
  if (kind === 'page' && !view.withSource) conditions.push(sql<boolean>`1 = 0`);
  if (request.updated_since !== undefined)
    conditions.push(await changedSince(db, Date.parse(request.updated_since), view.now));
  if (normalise(q ?? '').trim() !== '')
    conditions.push(isOneOf(db, 'posts.id', await postsWithWords(db, { q: q ?? '', kind, tag, view })));
  return conditions;
}

/** Written, changed for readers, or with a part of its series published since. */
async function changedSince(db: Database, since: number, now: number): Promise<Condition> {
  const cameOut = comingOut(since, now);
  const hasOtherCover =
    (await coversChangedAt(db)) >= since
      ? sql<boolean>`(posts.cover is null and posts.page_face is null)`
      : sql<boolean>`1 = 0`;
  return sql`(posts.updated_at >= ${since}
    or posts.id in (select p.id from posts p where ${isLive('p')}
      and p.representation_changed_at > p.updated_at and p.representation_changed_at >= ${since})
    or posts.author_id in (select id from users where shown_changed_at >= ${since})
    or ${hasOtherCover}
    or posts.id in (${cameOut})
    or posts.id in (select beside.post_id from series_posts own
      join series_posts beside on beside.series_id = own.series_id where own.post_id in (${cameOut})))`;
}

/** Nothing is written when a scheduled text is published, so its publication time is compared. */
function comingOut(since: number, now: number): RawBuilder<unknown> {
  return sql`select p.id from posts p where ${isLive('p')} and p.last_published_at > p.updated_at
    and p.last_published_at >= ${since} and exists (
      select 1 from post_translations t where t.post_id = p.id and t.published_at between ${since} and ${now})`;
}

/** Returns the filters of the panel's list. */
function editorConditions({ view, status, text_language, author }: PostListRequest): Condition[] {
  const conditions: Condition[] = [];
  if (text_language !== undefined) conditions.push(textState(text_language, status, view.now));
  else if (status) conditions.push(postStates(view.now)[status]);
  if (author !== undefined) conditions.push(sql`posts.author_id = ${author.toLowerCase()}`);
  return conditions;
}

type Status = NonNullable<PostListRequest['status']>;

/** Whether any text is in this state, as stored in the post by `refreshPost`. */
function postStates(now: number): Record<Status, Condition> {
  return {
    draft: sql`posts.has_draft = 1`,
    // A published post is sorted by its publication time, so the index starts after scheduled posts.
    published: sql`posts.published_at <= ${now} and posts.sort_at <= ${now}`,
    // Found by time, since the order of the list would walk past all other posts.
    scheduled: sql`posts.id in (select p.id from posts p where ${isLive('p')} and p.last_published_at > ${now})`,
    unlisted: sql`posts.is_unlisted = 1`,
    pending: sql`posts.id in (select post_id from post_pending)`,
    outdated: sql`posts.is_outdated = 1`,
  };
}

/** Whether a text in the language exists: the first column of a separate index. */
export const hasTextIn: Record<Language, Condition> = {
  ru: sql<boolean>`posts.has_ru = 1`,
  en: sql<boolean>`posts.has_en = 1`,
};

/** The same states for the text in one language. */
function textState(language: Language, status: Status | undefined, now: number): Condition {
  const has = hasTextIn[language];
  if (status === undefined) return has;
  const time = sql.ref(`posts.${language}_published_at`);
  const states: Record<Status, Condition> = {
    draft: sql`${time} is null`,
    published: sql`${time} <= ${now} and posts.is_unlisted = 0`,
    scheduled: sql`${time} > ${now}`,
    unlisted: sql`${time} is not null and posts.is_unlisted = 1`,
    pending: sql`posts.id in (select post_id from post_pending where language = ${language})`,
    outdated: sql`posts.is_outdated = 1 and posts.original_language <> ${language}`,
  };
  return sql<boolean>`${has} and ${states[status]}`;
}
