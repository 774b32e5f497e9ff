import { storedPosts } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import type { PostPendingTable, PostTable, PostTranslationTable } from '../db/schema/posts.ts';
import { pictureTexts, splitText, textContent } from '../markdown/words.ts';
import { groupBy } from '../values.ts';
import { pictureText } from './indexItem.ts';
import { factsOfTags, foundTags, type FoundTag } from './foundTags.ts';
import { addPanelTexts, removePanelTexts, type PanelText } from './panelIndex.ts';
import { addDocuments, removeDocuments, type SearchDocument } from './searchIndex.ts';

type Text = Pick<PostTranslationTable, 'language' | 'status' | 'title' | 'summary' | 'html' | 'published_at'>;
type Pending = Pick<PostPendingTable, 'language' | 'title' | 'summary' | 'body'>;

/** A post with everything it is found by. */
export interface FoundPost {
  post: Pick<PostTable, 'id' | 'slug' | 'sort_at' | 'is_unlisted' | 'page_face' | 'deleted_at'>;
  translations: readonly Text[];
  pending: readonly Pending[];
  tags: readonly FoundTag[];
}

/** Returns a post's documents for visitors, one for each published language. */
function documentsOf({ post, translations, tags }: FoundPost): SearchDocument[] {
  const { id, slug } = post;
  if (post.deleted_at !== null || post.is_unlisted === 1) return [];
  return translations
    .filter((row) => row.status === 'published')
    .map(({ language, title, summary, html, published_at }) => ({
      kind: 'post',
      ...(post.page_face !== null && { foundAs: 'page' }),
      item_id: id,
      language,
      slug,
      title,
      // a text does not show names in the other language
      keywords: tags.flatMap((tag) => tag[language] ?? []),
      facts: factsOfTags(tags),
      summary,
      ...splitText(html),
      published_at,
    }));
}

type Tagged = Pick<FoundPost, 'post' | 'tags'>;

export function pendingText({ post, tags }: Tagged, pending: Pending): PanelText {
  const { language, title, summary, body } = pending;
  const place = { item: 'post', item_id: post.id, language, time: post.sort_at } as const;
  return { ...place, kind: 'pending', title, texts: [summary, body], facts: factsOfTags(tags) };
}

function ownText({ post, tags }: Tagged, { language, title, summary, html }: Text): PanelText {
  return {
    kind: post.deleted_at === null ? 'draft' : 'deleted',
    item: 'post',
    item_id: post.id,
    language,
    title,
    time: post.deleted_at ?? post.sort_at,
    texts: [
      ...new Set(tags.flatMap(({ ru, en }) => [ru ?? [], en ?? []].flat())),
      summary,
      textContent(html),
      ...pictureTexts(html),
    ],
    facts: factsOfTags(tags),
  };
}

/**
 * Returns what only editors find a post by: drafts and unlisted texts, pending changes, and pictures; in the trash, all
 * its texts.
 */
function panelTextsOf(found: FoundPost): PanelText[] {
  const { post, translations, pending } = found;
  if (post.deleted_at !== null) return translations.map((row) => ownText(found, row));
  const place = { item: 'post', item_id: post.id, time: post.sort_at } as const;
  return [
    ...translations
      .filter((row) => post.is_unlisted === 1 || row.status === 'draft')
      .map((row) => ownText(found, row)),
    ...pending.map((row) => pendingText(found, row)),
    ...translations.flatMap(({ language, html }) => pictureText({ ...place, language }, html)),
  ];
}

export async function addPostsToSearch(trx: Database, posts: readonly FoundPost[]): Promise<void> {
  await addDocuments(trx, posts.flatMap(documentsOf));
  await addPanelTexts(trx, posts.flatMap(panelTextsOf));
}

export async function removePostFromSearch(trx: Database, id: string): Promise<void> {
  await removeDocuments(trx, 'post', id);
  await removePanelTexts(trx, id);
}

/** Call once a post is in the trash, where only the panel finds it. */
export async function indexDeletedPost(trx: Database, id: string): Promise<void> {
  await removePostFromSearch(trx, id);
  const posts = await storedPosts(trx).selectAll().where('id', '=', id).execute();
  await addPostsToSearch(trx, await foundPosts(trx, posts));
}

/** Loads posts with everything they are found by. */
export async function foundPosts(trx: Database, posts: readonly FoundPost['post'][]): Promise<FoundPost[]> {
  if (posts.length === 0) return [];
  const ids = posts.map((post) => post.id);
  const texts = await trx
    .selectFrom('post_translations')
    .select(['post_id', 'language', 'status', 'title', 'summary', 'html', 'published_at'])
    .where('post_id', 'in', ids)
    .execute();
  const pending = await trx.selectFrom('post_pending').selectAll().where('post_id', 'in', ids).execute();
  const tags = await foundTags(trx, ids);
  const textsOf = groupBy(texts, (row) => row.post_id);
  const pendingOf = groupBy(pending, (row) => row.post_id);
  return posts.map((post) => ({
    post,
    translations: textsOf.get(post.id) ?? [],
    pending: pendingOf.get(post.id) ?? [],
    tags: tags.get(post.id) ?? [],
  }));
}
