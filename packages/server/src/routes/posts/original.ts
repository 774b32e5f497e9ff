import type { Language } from '@janus-site/core';
import type { Database } from '../../db/schema.ts';
import type { PostTable, PostTranslationTable } from '../../db/schema/posts.ts';

type Versioned = Pick<PostTranslationTable, 'language' | 'status' | 'text_revision' | 'source_revision'>;

/** Whether a published translation is behind its original, both in their current state. */
export function isOutdated(row: Versioned, rows: readonly Versioned[], originalLanguage: Language): boolean {
  if (row.language === originalLanguage || row.status !== 'published') return false;
  const original = rows.find((other) => other.language === originalLanguage);
  return original?.status === 'published' && original.text_revision > (row.source_revision ?? 0);
}

/**
 * Runs after a write: if the original was removed, the other language becomes the original, and translations in
 * `following` are marked as up to date with it.
 */
export async function settleOriginal(
  trx: Database,
  post: Pick<PostTable, 'id' | 'original_language'>,
  following: ReadonlySet<Language>,
): Promise<void> {
  const rows = await trx
    .selectFrom('post_translations')
    .select(['language', 'revision', 'source_revision'])
    .where('post_id', '=', post.id)
    .execute();
  const original = rows.find((row) => row.language === post.original_language) ?? rows[0];
  if (!original) return;
  if (original.language !== post.original_language) {
    const values = { original_language: original.language };
    await trx.updateTable('posts').set(values).where('id', '=', post.id).execute();
  }
  for (const { language, source_revision } of rows) {
    const wanted =
      language === original.language ? null : following.has(language) ? original.revision : source_revision;
    if (wanted === source_revision) continue;
    await trx
      .updateTable('post_translations')
      .set({ source_revision: wanted })
      .where('post_id', '=', post.id)
      .where('language', '=', language)
      .execute();
  }
}
