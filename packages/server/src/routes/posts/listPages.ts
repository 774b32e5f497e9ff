import type { Language } from '@janus-site/core';
import { sql } from 'kysely';
import { isPost, livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { afterCursor } from '../../db/text.ts';
import { cutPage, startOf, type Place, type Start } from '../../paging.ts';
import type { PostView } from './answer.ts';
import { all, hasTextIn, visibility, type Condition, type PostListRequest } from './listConditions.ts';

export interface NarrowedRequest extends PostListRequest {
  /** What the reader asked of a post. */
  wanted: readonly Condition[];
  /** What the reader may see. Default: what lists show. */
  visible?: readonly Condition[];
}

interface OrderedRow extends PostTable {
  /** The part of the list that it stands in, where time alone does not say its place. */
  part?: 'ahead' | 'other';
}

/** Begins the places of posts that stand behind all those in the language of the reader. */
const otherPrefix = 'other ';

function placeOf({ part, sort_at, id }: OrderedRow): Place {
  // behind those ahead the others begin: every time is before this one
  if (part === 'ahead') return [Number.MAX_SAFE_INTEGER, ''];
  return [sort_at, part === 'other' ? otherPrefix + id : id];
}

/** Nobody looks for what is new behind more. */
const mostAhead = 10;

/** Whether a list has parts, and not one order of time. */
export function hasParts({ order, wanted }: Pick<NarrowedRequest, 'order' | 'wanted'>): boolean {
  return (order === 'pinned' || order === 'language') && wanted.length === 0;
}

/** A page of the list in the order that was asked for, and where the next one begins. */
export async function pageInOrder(db: Database, request: NarrowedRequest) {
  const rows = hasParts(request)
    ? await pageOfParts(db, request)
    : await pageOf(db, request, startOf(request));
  return cutPage<OrderedRow>(rows, request.limit, placeOf);
}

/** One row more than asked: those ahead, those that have a text in the language of the reader, and the rest. */
async function pageOfParts(db: Database, request: NarrowedRequest): Promise<OrderedRow[]> {
  const { view, limit } = request;
  const { after, offset } = startOf(request);
  const ahead = await postsAhead(db, request);
  const isNotAhead = ahead.length > 0 ? [isNoneOf(ahead)] : [];
  const rows: OrderedRow[] = after === null && offset === 0 ? ahead.map(inPart('ahead')) : [];
  const own = {
    ...request,
    wanted: isNotAhead,
    ...(view.language && { visible: withText(view, view.language) }),
  };
  const isInOthers = after?.[1].startsWith(otherPrefix) ?? false;
  const passed = Math.max(0, offset - ahead.length);
  if (!isInOthers)
    rows.push(...(await pageOf(db, { ...own, limit: limit - rows.length }, { after, offset: passed })));
  if (!view.language || rows.length > limit) return rows;
  const start = {
    after: after && isInOthers ? ([after[0], after[1].slice(otherPrefix.length)] as const) : null,
    offset: passed === 0 ? 0 : Math.max(0, passed - (await countOf(db, own))),
  };
  const isOther = sql<boolean>`not coalesce(${all(withText(view, view.language))}, false)`;
  const others = { wanted: [...isNotAhead, isOther], limit: limit - rows.length };
  return [...rows, ...(await pageOf(db, { ...request, ...others }, start)).map(inPart('other'))];
}

const inPart =
  (part: OrderedRow['part']) =>
  (post: PostTable): OrderedRow => ({ ...post, part });

const isNoneOf = (posts: readonly PostTable[]): Condition =>
  sql<boolean>`posts.id not in (${sql.join(posts.map((post) => post.id))})`;

async function postsAhead(db: Database, request: NarrowedRequest): Promise<PostTable[]> {
  const { order, tag, limit } = request;
  if (order !== 'pinned' || tag !== undefined) return [];
  const wanted = [sql<boolean>`posts.is_pinned = 1`];
  return pageOf(
    db,
    { ...request, wanted, limit: Math.min(limit, mostAhead) - 1 },
    { after: null, offset: 0 },
  );
}

/** What a reader finds in a language; each condition stands in the index of that language, the place first. */
function withText({ withSource, now }: PostView, language: Language): Condition[] {
  const has = [hasTextIn[language], isPost];
  if (withSource) return has;
  const time = sql.ref(`posts.${language}_published_at`);
  return [
    ...has,
    sql<boolean>`posts.is_unlisted = 0`,
    sql<boolean>`${time} <= ${now}`,
    sql<boolean>`posts.sort_at <= ${now}`,
  ];
}

/** One row more than asked; a page is read along an index, however many posts there are. */
function pageOf(db: Database, request: NarrowedRequest, { after, offset }: Start): Promise<PostTable[]> {
  const direction = request.order === 'oldest' ? 'asc' : 'desc';
  const limit = request.limit + 1;
  const conditionsFrom = (...columns: readonly [time: string, id: string]) => [
    ...(request.visible ?? visibility(request)),
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

/** How many rows a request finds on all its pages. */
export async function countOf(
  db: Database,
  { tag, wanted, visible, ...request }: NarrowedRequest,
): Promise<number> {
  const conditions = [...(visible ?? visibility(request)), ...wanted];
  if (tag !== undefined) {
    conditions.push(sql`posts.id in (select post_id from post_tags where name_key = ${tag})`);
  }
  const row = await livePosts(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(all(conditions))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
