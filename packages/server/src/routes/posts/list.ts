import type { Language } from '@janus-site/core';
import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import { isLive, isPage, isPost, livePosts } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { afterCursor } from '../../db/text.ts';
import { cutPage, startOf, type PageRequest, type Place, type Start } from '../../paging.ts';
import { normalise } from '../../search/stem.ts';
import { baseAnswer, summaryAnswer, visibleTo, type PostView } from './answer.ts';
import { postFacts, type Counted, type PostFacts } from './facts.ts';
import { authorsOfPosts, partsOf, pendingLanguagesOf, summariesOf } from './parts.ts';
import { askedTag } from './tags/askedTag.ts';
import { nameIn } from './tags/names.ts';
import { postsWithWords } from './withWords.ts';

export interface PostListRequest extends PageRequest {
  q?: string;
  /** A time (ISO 8601). */
  updated_since?: string;
  /** Any word of a tag; once it was looked up, the key. */
  tag?: string;
  // what counts for callers with a role only
  status?: 'draft' | 'published' | 'scheduled' | 'unlisted' | 'pending' | 'outdated';
  text_language?: Language;
  author?: string;
  kind: 'post' | 'page';

  order: 'newest' | 'oldest' | 'pinned';
  view: PostView;
}

export async function listPosts(db: Database, asked: PostListRequest): Promise<Schemas['PostList']> {
  const { view, limit } = asked;
  const tag = asked.tag === undefined ? undefined : await askedTag(db, asked.tag, view);
  const request: PostListRequest = { ...asked, tag: tag?.key };
  const facts = await postFacts(db, view.now, !view.withSource);
  const wanted = await conditionsOf(db, request);
  const found = await orderedPage(db, { ...request, wanted });
  const { rows, next_cursor } = cutPage(found, limit, placeOf);
  const items = await postSummaries(db, rows, view);
  return {
    items,
    total: await totalOf(db, { ...request, wanted }, facts),
    next_cursor,
    languages: tagged(facts, request.tag)?.languages ?? [],
    tags: request.kind === 'page' ? [] : shownTags(facts, request),
    // of a tag that only hidden posts have a visitor learns nothing
    ...(tag && { tag: view.withSource || tagged(facts, tag.key) ? tag.shown : null }),
    ...(view.withSource && { authors: await authorsOfPosts(db) }),
  };
}

/** Posts as a list shows them, in their order. */
export async function postSummaries(
  db: Database,
  rows: readonly PostTable[],
  view: PostView,
): Promise<Schemas['PostSummary'][]> {
  const ids = rows.map((row) => row.id);
  const summaries = await summariesOf(db, ids);
  const pending = view.withSource ? await pendingLanguagesOf(db, ids) : null;
  return (await partsOf(db, rows, view)).map((parts) => {
    const { id, original_language: originalLanguage } = parts.post;
    const texts = summaries.get(id) ?? [];
    const editorFacts = pending && {
      originalLanguage,
      rows: texts,
      pending: pending.get(id) ?? new Set<Language>(),
    };
    const translations = visibleTo(texts, view).map((row) => summaryAnswer(row, editorFacts));
    return Object.assign(baseAnswer(parts, view), { translations });
  });
}

interface NarrowedRequest extends PostListRequest {
  /** What the reader asked of a post. */
  wanted: readonly Condition[];
}

interface OrderedRow extends PostTable {
  /** It stands before all that time orders. */
  isAhead?: boolean;
}

// behind those ahead the others begin: every time is before this one
const placeOf = ({ isAhead, sort_at, id }: OrderedRow): Place =>
  isAhead ? [Number.MAX_SAFE_INTEGER, ''] : [sort_at, id];

/** Nobody looks for what is new behind more. */
const mostAhead = 10;

/** One row more than asked, in the order that was asked for. */
async function orderedPage(db: Database, request: NarrowedRequest): Promise<OrderedRow[]> {
  const { order, tag, wanted, limit } = request;
  const start = startOf(request);
  if (order !== 'pinned' || tag !== undefined || wanted.length > 0) return pageOf(db, request, start);
  const pins = {
    ...request,
    wanted: [sql<boolean>`posts.is_pinned = 1`],
    limit: Math.min(limit, mostAhead) - 1,
  };
  const ahead = await pageOf(db, pins, { after: null, offset: 0 });
  if (ahead.length === 0) return pageOf(db, request, start);
  const isNotAhead = sql<boolean>`posts.id not in (${sql.join(ahead.map((post) => post.id))})`;
  const { after, offset } = start;
  const isFirst = after === null && offset === 0;
  const others = await pageOf(
    db,
    { ...request, wanted: [isNotAhead], limit: isFirst ? limit - ahead.length : limit },
    { after, offset: Math.max(0, offset - ahead.length) },
  );
  return isFirst ? [...ahead.map((post) => ({ ...post, isAhead: true })), ...others] : others;
}

/** One row more than asked; a page is read along an index, however many posts there are. */
function pageOf(db: Database, request: NarrowedRequest, { after, offset }: Start): Promise<PostTable[]> {
  const direction = request.order === 'oldest' ? 'asc' : 'desc';
  const limit = request.limit + 1;
  const conditionsFrom = (...columns: readonly [time: string, id: string]) => [
    ...visibility(request),
    ...request.wanted,
    ...(after ? [afterCursor(columns, after, direction === 'asc' ? '>' : '<')] : []),
  ];
  const ids =
    request.tag === undefined
      ? livePosts(db)
          .select('posts.id')
          .where(all(conditionsFrom('posts.sort_at', 'posts.id')))
          .orderBy('posts.sort_at', direction)
          .orderBy('posts.id', direction)
      : livePosts(db)
          .innerJoin('post_tags', 'post_tags.post_id', 'posts.id')
          .select('posts.id')
          .where('post_tags.name_key', '=', request.tag)
          .where(all(conditionsFrom('post_tags.sort_at', 'post_tags.post_id')))
          .orderBy('post_tags.sort_at', direction)
          .orderBy('post_tags.post_id', direction);
  // what stands before a page is passed along the index alone; whole rows are read for the page
  return livePosts(db)
    .selectAll('posts')
    .where('posts.id', 'in', ids.limit(limit).offset(offset))
    .orderBy('posts.sort_at', direction)
    .orderBy('posts.id', direction)
    .execute();
}

/** What is counted for a tag, or for all posts. */
function tagged(facts: PostFacts, tag: string | undefined): Counted | undefined {
  return tag === undefined ? facts.all : facts.tags.find((counted) => counted.key === tag);
}

/** Nobody chooses from more, and a page that shows them must not grow with them. */
const mostTags = 100;

function shownTags({ tags }: PostFacts, { tag, view }: PostListRequest): Schemas['PostList']['tags'] {
  const named = tags.flatMap(({ key, names, count }) => {
    const name = nameIn(names, view);
    return name === null ? [] : [{ key, name, count }];
  });
  return named
    .filter(({ key }, at) => at < mostTags || key === tag)
    .map(({ name, count }) => ({ name, count }));
}

async function totalOf(db: Database, request: NarrowedRequest, facts: PostFacts): Promise<number> {
  const { kind, tag, wanted } = request;
  // pages are few, and kept in no count
  if (wanted.length === 0 && kind === 'post') {
    return tagged(facts, tag)?.count ?? 0;
  }
  const conditions = [...visibility(request), ...wanted];
  if (tag !== undefined) {
    conditions.push(sql`posts.id in (select post_id from post_tags where name_key = ${tag})`);
  }
  const row = await livePosts(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(all(conditions))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

type Condition = RawBuilder<boolean>;

function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function visibility({ kind, view }: PostListRequest): Condition[] {
  if (view.withSource) return [kind === 'page' ? isPage : isPost];
  // the second begins the page where the index does, behind what is scheduled
  return [sql<boolean>`posts.published_at <= ${view.now}`, sql<boolean>`posts.sort_at <= ${view.now}`];
}

/** Neither a page nor its total reads the texts. */
async function conditionsOf(db: Database, request: PostListRequest): Promise<Condition[]> {
  const { kind, view, q, tag } = request;
  const conditions: Condition[] = view.withSource ? editorConditions(request) : [];
  if (request.updated_since !== undefined)
    conditions.push(changedSince(Date.parse(request.updated_since), view.now));
  if (normalise(q ?? '').trim() !== '')
    conditions.push(isOneOf(db, 'posts.id', await postsWithWords(db, { q: q ?? '', kind, tag, view })));
  return conditions;
}

/** Nothing is written when a scheduled text comes out, so its own time says so. */
function changedSince(since: number, now: number): Condition {
  return sql`(posts.updated_at >= ${since} or posts.id in (
    select p.id from posts p where ${isLive('p')} and p.last_published_at > p.updated_at
      and p.last_published_at >= ${since} and exists (
        select 1 from post_translations t where t.post_id = p.id and t.published_at between ${since} and ${now})))`;
}

/** What the list of those who write can be narrowed to. */
function editorConditions({ view, status, text_language, author }: PostListRequest): Condition[] {
  const conditions: Condition[] = [];
  if (text_language !== undefined) conditions.push(textState(text_language, status, view.now));
  else if (status) conditions.push(postStates(view.now)[status]);
  if (author !== undefined) conditions.push(sql`posts.author_id = ${author.toLowerCase()}`);
  return conditions;
}

type Status = NonNullable<PostListRequest['status']>;

/** One of the texts is in this state: kept on the post by `refreshPost`. */
function postStates(now: number): Record<Status, Condition> {
  return {
    draft: sql`posts.has_draft = 1`,
    // the place of what is published is its time: the index begins behind what is scheduled
    published: sql`posts.published_at <= ${now} and posts.sort_at <= ${now}`,
    // gathered by their time, since the order of the list would lead past all others
    scheduled: sql`posts.id in (select p.id from posts p where ${isLive('p')} and p.last_published_at > ${now})`,
    unlisted: sql`posts.is_unlisted = 1`,
    pending: sql`posts.id in (select post_id from post_pending)`,
    outdated: sql`posts.is_outdated = 1`,
  };
}

/** A text of the language is there: what an index of its own begins with. */
const hasText: Record<Language, Condition> = {
  ru: sql<boolean>`posts.has_ru = 1`,
  en: sql<boolean>`posts.has_en = 1`,
};

/** The same of the one text that is asked for. */
function textState(language: Language, status: Status | undefined, now: number): Condition {
  const has = hasText[language];
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
