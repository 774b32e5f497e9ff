import { languages } from '@janus-site/core';
import type { Database } from '../../db/schema.ts';
import type { PostTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { isListed } from '../../db/live.ts';
import { flag } from '../../values.ts';
import { isOutdated } from './original.ts';
import { countPost } from './counts/countPost.ts';
import { addPostsToSearch, removePostFromSearch, type FoundPost } from '../../search/indexPost.ts';
import { pendingOf } from './parts.ts';
import { postRow, translationsOf } from './store.ts';
import { recordPostUses } from './mediaUses.ts';
import { recordProjectLinks } from './projectLinks.ts';
import { touchPartsBeside } from './series/touchParts.ts';
import { writeTags } from './tags/writeTags.ts';
import { foundTags } from '../../search/foundTags.ts';

/** Stored filters of the list of posts. */
type States = Pick<
  PostTable,
  | 'has_draft'
  | 'has_ru'
  | 'has_en'
  | 'ru_published_at'
  | 'en_published_at'
  | 'is_outdated'
  | 'last_published_at'
>;

function statesOf({ original_language }: PostTable, rows: readonly PostTranslationTable[]): States {
  const [ru, en] = (['ru', 'en'] as const).map((language) => rows.find((row) => row.language === language));
  const timeOf = (row: PostTranslationTable | undefined) =>
    row?.status === 'published' ? row.published_at : null;
  const times = rows.flatMap((row) => (row.status === 'published' ? (row.published_at ?? []) : []));
  return {
    has_draft: flag(rows.some((row) => row.status === 'draft')),
    has_ru: flag(ru !== undefined),
    has_en: flag(en !== undefined),
    ru_published_at: timeOf(ru),
    en_published_at: timeOf(en),
    is_outdated: flag(rows.some((row) => isOutdated(row, rows, original_language))),
    last_published_at: times.length > 0 ? Math.max(...times) : null,
  };
}

/** Updates everything derived from a post: its place in lists, its tags' places, the counts, the search. */
export async function refreshPost(
  trx: Database,
  id: string,
  { now, updatedAt = now, tags }: { now: number; updatedAt?: number; tags?: readonly string[] },
): Promise<void> {
  const post = await postRow(trx, id);
  const translations = await translationsOf(trx, id);
  const published = translations.filter((row) => row.status === 'published');
  const times = published.flatMap((row) => row.published_at ?? []);
  const first = times.length > 0 ? Math.min(...times) : null;
  const sort_at = first ?? post.created_at;
  // Every list for visitors filters by this time.
  const published_at = isListed(post) ? first : null;
  await trx
    .updateTable('posts')
    .set({ published_at, sort_at, updated_at: updatedAt, ...statesOf(post, translations) })
    .where('id', '=', id)
    .execute();
  if (post.published_at !== null || published_at !== null) await touchPartsBeside(trx, [id], now);
  // A page is not counted for tags.
  const ownTags = post.page_face === null ? tags : [];
  if (ownTags) await writeTags(trx, { id, sort_at, now }, ownTags);
  else await trx.updateTable('post_tags').set({ sort_at }).where('post_id', '=', id).execute();

  await recordPostUses(trx, id, 'cover', post.cover);
  // A removed language no longer uses pictures.
  for (const language of languages)
    await recordPostUses(trx, id, language, translations.find((row) => row.language === language)?.body);
  await recordProjectLinks(trx, id, translations);

  await countPost(trx, id, updatedAt);
  await indexPost(trx, { ...post, sort_at }, translations);
}

/** Updates the search index of a post from its rows. */
export async function indexPost(
  trx: Database,
  post: FoundPost['post'],
  translations: readonly PostTranslationTable[],
): Promise<void> {
  const { id } = post;
  await removePostFromSearch(trx, id);
  const pending = await pendingOf(trx, id);
  const tags = (await foundTags(trx, [id])).get(id) ?? [];
  await addPostsToSearch(trx, [{ post, translations, pending, tags }]);
}
