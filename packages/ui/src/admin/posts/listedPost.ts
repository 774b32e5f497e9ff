import type { Language, PostSummary, PostTranslationSummary, PostTranslationUpdate } from '@janus-site/core';
import { languageState } from '../shared/languageState.ts';
import { pickTranslation } from '../shared/titles.ts';

/** A post as a list shows it. */
export interface ListedPost {
  id: string;
  title: string;
  post: PostSummary;
}

export function listedPost(post: PostSummary, language: Language): ListedPost {
  return { id: post.id, title: pickTranslation(post.translations, language)?.title || post.slug, post };
}

/** Its texts that visitors cannot read and that are not scheduled. */
export const draftsOf = ({ post }: ListedPost): PostTranslationSummary[] =>
  post.translations.filter((one) => one.status === 'draft');

/** Its texts that are published or scheduled. */
export const publicOf = ({ post }: ListedPost): PostTranslationSummary[] =>
  post.translations.filter((one) => one.status === 'published');

/** Whether a visitor can open it now. */
export const isLive = ({ post }: ListedPost, now: number): boolean =>
  post.translations.some((one) => languageState(one, now) === 'published');

const changed = ({ language, revision }: PostTranslationSummary) => ({
  language,
  revision,
  // A status change alone is not a new text: the translation stays up to date.
  is_small_edit: true,
});

/** Publishes the drafts. */
export const publication = (item: ListedPost): PostTranslationUpdate[] =>
  draftsOf(item).map((one) => ({ ...changed(one), status: 'published' }));

/** Unpublishes the published and scheduled texts. */
export const withdrawal = (item: ListedPost): PostTranslationUpdate[] =>
  publicOf(item).map((one) => ({ ...changed(one), status: 'draft' }));

/** Restores the former states, over the revisions created by the change. */
export function former(item: ListedPost, now: readonly PostTranslationSummary[]): PostTranslationUpdate[] {
  return now.flatMap((one) => {
    const before = item.post.translations.find(({ language }) => language === one.language);
    if (!before || before.status === one.status) return [];
    const { status, published_at } = before;
    return [{ ...changed(one), status, ...(status === 'published' ? { published_at } : {}) }];
  });
}
