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
  /** The filters that the reader requested. */
  wanted: readonly Condition[];
  /** What the reader may see. Default: what lists show. */
  visible?: readonly Condition[];
  /** How many of these posts have a visible text in the reader's language, if counts are stored. */
  ownCount?: number | undefined;
}

/** The columns that determine the place of a post. */
type Placed = Pick<PostTable, 'id' | 'sort_at' | 'updated_at'>;

type Ordered<Row extends Placed> = Row & {
  /** The part of the list, if the time alone does not determine the place. */
  part?: 'ahead' | 'other';
};

/** Reads the needed columns of a page of posts: whole rows of thousands take as long as everything else. */
type Read<Row extends Placed> = (posts: ReturnType<typeof livePosts>) => Promise<Row[]>;

/** Prefix in the cursor for posts that follow all those in the reader's language. */
const otherPrefix = 'other ';

/** Returns the time that orders a list: visitors do not see the order of edits. */
function timeOf({ order, view }: PostListRequest): 'sort_at' | 'updated_at' {
  return order === 'changed' && view.withSource ? 'updated_at' : 'sort_at';
}

const placeBy =
  (time: 'sort_at' | 'updated_at') =>
  ({ part, id, ...post }: Ordered<Placed>): Place => {
    // The others follow those ahead: every time is before this one.
    if (part === 'ahead') return [Number.MAX_SAFE_INTEGER, ''];
    return [post[time], part === 'other' ? otherPrefix + id : id];
  };

/** Nobody looks further down for what is new. */
const mostAhead = 10;

/** Whether a list has parts instead of one order by time. */
export function hasParts({ order, wanted }: Pick<NarrowedRequest, 'order' | 'wanted'>): boolean {
  return (order === 'pinned' || order === 'language') && wanted.length === 0;
}

/** Returns a page in the requested order, and the cursor of the next one. */
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

/** Returns one row more than requested: posts ahead, those with a text in the reader's language, and the rest. */
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
  // The count includes posts ahead, this part does not.
  const ownCount = ahead.length === 0 ? request.ownCount : undefined;
  const most = mostOwn(limit - rows.length, ownCount, passed);
  if (!isInOthers && most >= 0)
    rows.push(...(await pageOf(db, { ...own, limit: most }, { after, offset: passed }, read)));
  if (!view.language || rows.length > limit) return rows;
  const start = {
    after: isInOthers ? withoutPrefix(after) : null,
    offset: passed === 0 ? 0 : Math.max(0, passed - (ownCount ?? (await countOf(db, own)))),
  };
  const isOther = sql<boolean>`not coalesce(${all(withText(view, view.language))}, false)`;
  const others = { wanted: [...isNotAhead, isOther], limit: limit - rows.length };
  return [...rows, ...(await pageOf(db, { ...request, ...others }, start, read)).map(inPart('other'))];
}

/** A row more than there are would be searched for in the whole tag; `pageOf` reads one beyond the limit. */
function mostOwn(limit: number, ownCount: number | undefined, passed: number): number {
  return Math.min(limit, (ownCount ?? Infinity) - passed - 1);
}

function withoutPrefix(after: Place | null): Place | null {
  return after && [after[0], after[1].slice(otherPrefix.length)];
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

/** Conditions for a visible text in a language; each is in the index of that language, after the place. */
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

/** The tag as a condition on posts, for all orders except that of the tag's index. */
function withTag(tag: string | undefined): Condition[] {
  if (tag === undefined) return [];
  return [sql<boolean>`posts.id in (select post_id from post_tags where name_key = ${tag})`];
}

/** Returns one row more than requested; a page is read along an index, however many posts there are. */
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
  // The rows before a page are skipped in the index; only the page's rows are read.
  return read(
    livePosts(db)
      .where('posts.id', 'in', ids.limit(limit).offset(offset))
      .orderBy(`posts.${time}`, direction)
      .orderBy('posts.id', direction),
  );
}

/** Counts the rows that a request finds on all its pages. */
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
