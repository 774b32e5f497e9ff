import type { PostTable, PostTranslationTable } from '../../db/schema.ts';
import { wordsOf } from '../../markdown/clean.ts';
import type { SearchDocument } from '../../search/searchIndex.ts';

type Text = Pick<PostTranslationTable, 'language' | 'title' | 'summary' | 'html' | 'published_at'>;

/** What the search finds a post by, in each language in which it is published. */
export function documentsOfPost(
  { id, slug }: Pick<PostTable, 'id' | 'slug'>,
  published: readonly Text[],
  keywords: readonly string[],
): SearchDocument[] {
  return published.map((row) => ({
    kind: 'post',
    item_id: id,
    language: row.language,
    slug,
    title: row.title,
    keywords,
    text: [row.summary, wordsOf(row.html)].filter(Boolean).join(' '),
    published_at: row.published_at,
  }));
}
