import type { Language, PostSummary, PostTranslationSummary, PostTranslationUpdate } from '@janus-site/core';
import { languageState } from '../shared/languageState.ts';
import { pickTranslation } from '../shared/titles.ts';

/** A post as its list speaks of it. */
export interface ListedPost {
  id: string;
  title: string;
  post: PostSummary;
}

export function listedPost(post: PostSummary, language: Language): ListedPost {
  return { id: post.id, title: pickTranslation(post.translations, language)?.title || post.slug, post };
}

/** Its texts that a visitor cannot read and will not by themselves. */
export const draftsOf = ({ post }: ListedPost): PostTranslationSummary[] =>
  post.translations.filter((one) => one.status === 'draft');

/** Its texts that are published or will be. */
export const publicOf = ({ post }: ListedPost): PostTranslationSummary[] =>
  post.translations.filter((one) => one.status === 'published');

/** Can a visitor open it now? */
export const isLive = ({ post }: ListedPost, now: number): boolean =>
  post.translations.some((one) => languageState(one, now) === 'published');

const changed = ({ language, revision }: PostTranslationSummary) => ({
  language,
  revision,
  // A change of the state alone is no new text: its translation stays up to date.
  is_small_edit: true,
});

/** Publishes what is a draft. */
export const publication = (item: ListedPost): PostTranslationUpdate[] =>
  draftsOf(item).map((one) => ({ ...changed(one), status: 'published' }));

/** Takes off the site what is published or planned. */
export const withdrawal = (item: ListedPost): PostTranslationUpdate[] =>
  publicOf(item).map((one) => ({ ...changed(one), status: 'draft' }));

/** Puts the former states back, over the revisions that the change has made. */
export function former(item: ListedPost, now: readonly PostTranslationSummary[]): PostTranslationUpdate[] {
  return now.flatMap((one) => {
    const before = item.post.translations.find(({ language }) => language === one.language);
    if (!before || before.status === one.status) return [];
    const { status, published_at } = before;
    return [{ ...changed(one), status, ...(status === 'published' ? { published_at } : {}) }];
  });
}
