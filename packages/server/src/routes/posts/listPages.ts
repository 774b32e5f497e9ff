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

/** What says where a post stands. */
type Placed = Pick<PostTable, 'id' | 'sort_at' | 'updated_at'>;

type Ordered<Row extends Placed> = Row & {
  /** The part of the list that it stands in, where time alone does not say its place. */
  part?: 'ahead' | 'other';
};

/** Reads what is wanted of the posts of a page: whole rows of thousands take as long as all the rest. */
type Read<Row extends Placed> = (posts: ReturnType<typeof livePosts>) => Promise<Row[]>;

/** Begins the places of posts that stand behind all those in the language of the reader. */
const otherPrefix = 'other ';

/** The time that says where a post stands: edits are no order for visitors. */
function timeOf({ order, view }: PostListRequest): 'sort_at' | 'updated_at' {
  return order === 'changed' && view.withSource ? 'updated_at' : 'sort_at';
}

const placeBy =
  (time: 'sort_at' | 'updated_at') =>
  ({ part, id, ...post }: Ordered<Placed>): Place => {
    // behind those ahead the others begin: every time is before this one
    if (part === 'ahead') return [Number.MAX_SAFE_INTEGER, ''];
    return [post[time], part === 'other' ? otherPrefix + id : id];
  };

/** Nobody looks for what is new behind more. */
const mostAhead = 10;

/** Whether a list has parts, and not one order of time. */
export function hasParts({ order, wanted }: Pick<NarrowedRequest, 'order' | 'wanted'>): boolean {
  return (order === 'pinned' || order === 'language') && wanted.length === 0;
}

/** A page of the list in the order that was asked for, and where the next one begins. */
export async function pageInOrder<Row extends Placed>(
  db: Database,
  request: NarrowedRequest,
  read: Read<Row>,
) {
  const rows = hasParts(request)
    ? await pageOfParts(db, request, read)
    : await pageOf(db, request, startOf(request), read);
  return cutPage<Ordered<Row>>(rows, request.limit, placeBy(timeOf(request)));
}

/** One row more than asked: those ahead, those that have a text in the language of the reader, and the rest. */
async function pageOfParts<Row extends Placed>(
  db: Database,
  request: NarrowedRequest,
  read: Read<Row>,
): Promise<Ordered<Row>[]> {
  const { view, limit } = request;
  const { after, offset } = startOf(request);
  const ahead = await postsAhead(db, request, read);
  const isNotAhead = ahead.length > 0 ? [isNoneOf(ahead)] : [];
  const rows: Ordered<Row>[] = after === null && offset === 0 ? ahead.map(inPart('ahead')) : [];
  const own = {
    ...request,
    wanted: isNotAhead,
    ...(view.language && { visible: withText(view, view.language) }),
  };
  const isInOthers = after?.[1].startsWith(otherPrefix) ?? false;
  const passed = Math.max(0, offset - ahead.length);
  if (!isInOthers)
    rows.push(...(await pageOf(db, { ...own, limit: limit - rows.length }, { after, offset: passed }, read)));
  if (!view.language || rows.length > limit) return rows;
  const start = {
    after: after && isInOthers ? ([after[0], after[1].slice(otherPrefix.length)] as const) : null,
    offset: passed === 0 ? 0 : Math.max(0, passed - (await countOf(db, own))),
  };
  const isOther = sql<boolean>`not coalesce(${all(withText(view, view.language))}, false)`;
  const others = { wanted: [...isNotAhead, isOther], limit: limit - rows.length };
  return [...rows, ...(await pageOf(db, { ...request, ...others }, start, read)).map(inPart('other'))];
}

const inPart =
  (part: 'ahead' | 'other') =>
  <Row extends Placed>(post: Row): Ordered<Row> => ({ ...post, part });

const isNoneOf = (posts: readonly Placed[]): Condition =>
  sql<boolean>`posts.id not in (${sql.join(posts.map((post) => post.id))})`;

async function postsAhead<Row extends Placed>(
  db: Database,
  request: NarrowedRequest,
  read: Read<Row>,
): Promise<Row[]> {
  const { order, tag, limit } = request;
  if (order !== 'pinned' || tag !== undefined) return [];
  const wanted = [sql<boolean>`posts.is_pinned = 1`];
  return pageOf(
    db,
    { ...request, wanted, limit: Math.min(limit, mostAhead) - 1 },
    { after: null, offset: 0 },
    read,
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

/** The tag as a condition on posts, for all but the order that the tag's own index has. */
function withTag(tag: string | undefined): Condition[] {
  if (tag === undefined) return [];
  return [sql<boolean>`posts.id in (select post_id from post_tags where name_key = ${tag})`];
}

/** One row more than asked; a page is read along an index, however many posts there are. */
function pageOf<Row extends Placed>(
  db: Database,
  request: NarrowedRequest,
  { after, offset }: Start,
  read: Read<Row>,
): Promise<Row[]> {
  const direction = request.order === 'oldest' ? 'asc' : 'desc';
  const limit = request.limit + 1;
  const time = timeOf(request);
  const conditionsFrom = (...columns: readonly [time: string, id: string]) => [
    ...(request.visible ?? visibility(request)),
    ...request.wanted,
    ...(after ? [afterCursor(columns, after, direction === 'asc' ? '>' : '<')] : []),
  ];
  const ids =
    request.tag === undefined || time === 'updated_at'
      ? livePosts(db)
          .select('posts.id')
          .where(all([...conditionsFrom(`posts.${time}`, 'posts.id'), ...withTag(request.tag)]))
          .orderBy(`posts.${time}`, direction)
          .orderBy('posts.id', direction)
      : livePosts(db)
          .innerJoin('post_tags', 'post_tags.post_id', 'posts.id')
          .select('posts.id')
          .where('post_tags.name_key', '=', request.tag)
          .where(all(conditionsFrom('post_tags.sort_at', 'post_tags.post_id')))
          .orderBy('post_tags.sort_at', direction)
          .orderBy('post_tags.post_id', direction);
  // what stands before a page is passed along the index alone; rows are read for the page
  return read(
    livePosts(db)
      .where('posts.id', 'in', ids.limit(limit).offset(offset))
      .orderBy(`posts.${time}`, direction)
      .orderBy('posts.id', direction),
  );
}

/** How many rows a request finds on all its pages. */
export async function countOf(
  db: Database,
  { tag, wanted, visible, ...request }: NarrowedRequest,
): Promise<number> {
  const conditions = [...(visible ?? visibility(request)), ...wanted, ...withTag(tag)];
  const row = await livePosts(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(all(conditions))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}
