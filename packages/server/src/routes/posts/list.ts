import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { baseAnswer, summaryAnswer, visibleTo, type PostView } from './answer.ts';
import { othersIn, postFacts, type Counted, type PostFacts } from './facts.ts';
import { conditionsOf, type PostListRequest } from './listConditions.ts';
import { countOf, hasParts, pageInOrder, type NarrowedRequest } from './listPages.ts';
import { authorsOfPosts, partsOf, pendingLanguagesOf, summariesOf } from './parts.ts';
import { findFilterTag } from './tags/findFilterTag.ts';
import { nameIn } from './tags/names.ts';

export async function listPosts(db: Database, asked: PostListRequest): Promise<Schemas['PostList']> {
  const { view } = asked;
  const tag = asked.tag === undefined ? undefined : await findFilterTag(db, asked.tag, view);
  const request: PostListRequest = { ...asked, tag: tag?.filter };
  const facts = await postFacts(db, view.now, !view.withSource);
  const wanted = await conditionsOf(db, request);
  const ownCount = ownCountOf(tagged(facts, tag?.key), view);
  const { rows, next_cursor } = await pageInOrder(db, { ...request, wanted, ownCount }, (posts) =>
    posts.selectAll('posts').execute(),
  );
  const items = await postSummaries(db, rows, view);
  return {
    items,
    total: await totalOf(db, { ...request, wanted }, facts),
    ...othersOf(facts, { ...request, wanted }),
    next_cursor,
    languages: tagged(facts, tag?.key)?.languages ?? [],
    tags: request.kind === 'page' ? [] : shownTags(facts, request),
    // A visitor must not learn of a tag that only hidden posts have.
    ...(tag && { tag: view.withSource || tagged(facts, tag.key) ? tag.shown : null }),
    ...(view.withSource && { authors: await authorsOfPosts(db) }),
  };
}

/** Returns posts as lists show them, in the same order. */
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

/** Returns the counts of a tag, or of all posts. */
function tagged(facts: PostFacts, tag: string | undefined): Counted | undefined {
  return tag === undefined ? facts.all : facts.tags.find((counted) => counted.key === tag);
}

/** Editors also see texts that are not counted. */
function ownCountOf(counted: Counted | undefined, { withSource, language }: PostView): number | undefined {
  return withSource || !language ? undefined : counted?.texts[language];
}

/** Nobody chooses from more, and pages that show them must stay small. */
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
  // Pages are few, so no counts are stored for them.
  return wanted.length === 0 && kind === 'post' ? (tagged(facts, tag)?.count ?? 0) : countOf(db, request);
}

/** Returns the number of posts only in the other language, if the list puts them last. */
function othersOf(facts: PostFacts, request: NarrowedRequest): { others?: number } {
  const { tag, view } = request;
  if (!hasParts(request) || !view.language || view.withSource) return {};
  const counted = tagged(facts, tag);
  return { others: counted ? othersIn(counted, view.language) : 0 };
}
