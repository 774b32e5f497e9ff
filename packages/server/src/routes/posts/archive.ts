import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { isoTime } from '../../values.ts';
import { othersIn, postFacts } from './facts.ts';
import { pageInOrder } from './listPages.ts';

/** Titles alone are small: nearly every blog fits on the first page. */
const pageSize = 1000;

/** Returns the titles of all posts for a reader of a language. */
export async function archive(
  db: Database,
  { language, cursor }: { language: Language; cursor?: string },
  now: number,
): Promise<Schemas['Archive']> {
  const view = { withSource: false, now, language };
  const { rows, next_cursor } = await pageInOrder(
    db,
    {
      kind: 'post',
      order: 'language',
      limit: pageSize,
      ...(cursor !== undefined && { cursor }),
      wanted: [],
      view,
    },
    (posts) => posts.select(['posts.id', 'posts.slug', 'posts.sort_at', 'posts.updated_at']).execute(),
  );
  const texts = await textsOf(
    db,
    rows.map((post) => post.id),
    view,
  );
  const { all } = await postFacts(db, now, true);
  return {
    items: rows.flatMap(({ id, slug }) => {
      const text = texts.get(id);
      return text ? [{ slug, ...text }] : [];
    }),
    total: all.count,
    others: othersIn(all, language),
    next_cursor,
  };
}

/** Returns for each post the text shown to a reader of the language. */
async function textsOf(
  db: Database,
  ids: readonly string[],
  { now, language }: { now: number; language: Language },
): Promise<Map<string, Omit<Schemas['ArchivedPost'], 'slug'>>> {
  const rows = await db
    .selectFrom('post_translations')
    .select(['post_id', 'language', 'title', 'published_at'])
    .where(isOneOf(db, 'post_id', ids))
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .execute();
  const texts = new Map<string, Omit<Schemas['ArchivedPost'], 'slug'>>();
  for (const { post_id, published_at, ...text } of rows) {
    if (published_at === null || (texts.has(post_id) && text.language !== language)) continue;
    texts.set(post_id, { ...text, published_at: isoTime(published_at) });
  }
  return texts;
}
