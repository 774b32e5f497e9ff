import type { Database } from '../db/schema.ts';
import type { PostPendingTable, PostTable, PostTranslationTable } from '../db/schema/posts.ts';
import { splitText, textContent } from '../markdown/clean.ts';
import { addPanelTexts, removePanelTexts, type PanelText } from './panelIndex.ts';
import { addDocuments, removeDocuments, type SearchDocument } from './searchIndex.ts';

type Text = Pick<PostTranslationTable, 'language' | 'status' | 'title' | 'summary' | 'html' | 'published_at'>;
type Pending = Pick<PostPendingTable, 'language' | 'title' | 'summary' | 'body'>;

/** A post with all that it is found by. */
export interface FoundPost {
  post: Pick<PostTable, 'id' | 'slug' | 'sort_at'>;
  translations: readonly Text[];
  pending: readonly Pending[];
  tags: readonly string[];
}

/** What visitors find a post by, in each language in which it is published. */
function documentsOf({ post: { id, slug }, translations, tags }: FoundPost): SearchDocument[] {
  return translations
    .filter((row) => row.status === 'published')
    .map(({ language, title, summary, html, published_at }) => ({
      kind: 'post',
      item_id: id,
      language,
      slug,
      title,
      keywords: tags,
      summary,
      ...splitText(html),
      published_at,
    }));
}

export function pendingText(post: FoundPost['post'], pending: Pending): PanelText {
  const { language, title, summary, body } = pending;
  const text = [title, summary, body].join(' ');
  return { kind: 'pending', item_id: post.id, language, time: post.sort_at, text };
}

/** What editors find it by besides: drafts, and changes that wait. */
function panelTextsOf({ post, translations, pending, tags }: FoundPost): PanelText[] {
  const drafts = translations
    .filter((row) => row.status === 'draft')
    .map(({ language, title, summary, html }) => ({
      kind: 'draft' as const,
      item_id: post.id,
      language,
      time: post.sort_at,
      text: [title, ...tags, summary, textContent(html)].join(' '),
    }));
  return [...drafts, ...pending.map((row) => pendingText(post, row))];
}

export async function addPostsToSearch(trx: Database, posts: readonly FoundPost[]): Promise<void> {
  await addDocuments(trx, posts.flatMap(documentsOf));
  await addPanelTexts(trx, posts.flatMap(panelTextsOf));
}

export async function removePostFromSearch(trx: Database, id: string): Promise<void> {
  await removeDocuments(trx, 'post', id);
  for (const kind of ['draft', 'pending'] as const) await removePanelTexts(trx, kind, id);
}
