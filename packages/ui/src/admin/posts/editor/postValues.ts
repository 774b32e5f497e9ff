import type { Language, Pending, Post } from '@janus-site/core';
import { languages } from '@janus-site/core';
import { findTranslation } from '../../shared/titles.ts';
import type { TranslatedValues } from '../../forms/useTranslatedForm.ts';

export interface PostShared {
  slug: string;
  tags: string[];
  cover: string | null;
}

export interface PostText {
  title: string;
  summary: string;
  body: string;
}

export type PostValues = TranslatedValues<PostShared, PostText>;

export const textFields = (text: Partial<PostText> | null | undefined): PostText => ({
  title: text?.title ?? '',
  summary: text?.summary ?? '',
  body: text?.body ?? '',
});

/** What the editor shows of a post, a pending change before what is published; null is a new post. */
export function valuesOf(post: Post | null): PostValues {
  const text = (language: Language) => {
    const translation = post ? findTranslation(post.translations, language) : undefined;
    return textFields(translation?.pending ?? translation);
  };
  return {
    shared: { slug: post?.slug ?? '', tags: post?.tags ?? [], cover: post?.cover ?? null },
    ru: text('ru'),
    en: text('en'),
  };
}

/** What visitors read, or will read at the planned time; null where nothing is published. */
export function publishedText(post: Post | null, language: Language): PostText | null {
  const translation = post ? findTranslation(post.translations, language) : undefined;
  return translation?.status === 'published' ? textFields(translation) : null;
}

/** The post with another pending change of one language; null takes it away. */
export function withPending(post: Post, language: Language, pending: Pending | null): Post {
  return {
    ...post,
    translations: post.translations.map((one) =>
      one.language === language ? { ...one, pending, has_pending: pending !== null } : one,
    ),
  };
}

/** How one answer of the server stands to another: an answer that was long under way must not undo a later one. */
export function ageOf(next: Post, known: Post | null): 'older' | 'same' | 'newer' {
  if (!known || next.id !== known.id) return 'newer';
  const moment = Date.parse(next.updated_at) - Date.parse(known.updated_at);
  if (moment !== 0) return moment > 0 ? 'newer' : 'older';
  const steps = languages.map((language) => {
    const [a, b] = [next, known].map((post) => findTranslation(post.translations, language));
    const byRevision = (a?.revision ?? 0) - (b?.revision ?? 0);
    return byRevision === 0 ? (a?.pending?.version ?? 0) - (b?.pending?.version ?? 0) : byRevision;
  });
  if (steps.some((step) => step < 0)) return 'older';
  return steps.some((step) => step > 0) ? 'newer' : 'same';
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
