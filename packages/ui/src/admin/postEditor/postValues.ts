import type {
  Language,
  Post,
  PostTranslation,
  PostTranslationSummary,
  PostTranslationUpdate,
} from '@janus-site/core';
import { languages } from '@janus-site/core';
import type { LanguageState } from '../LanguageChips.tsx';
import { findTranslation } from '../titles.ts';
import type { TranslatedValues } from '../useTranslatedForm.ts';

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

/** The server's counters, by language; absent where there is no translation. */
export type Revisions = Partial<Record<Language, number>>;

const textOf = (translation: PostTranslation | undefined): PostText => ({
  title: translation?.title ?? '',
  summary: translation?.summary ?? '',
  body: translation?.body ?? '',
});

/** What the editor shows of a post; null is a new one. */
export function valuesOf(post: Post | null): PostValues {
  return {
    shared: { slug: post?.slug ?? '', tags: post?.tags ?? [], cover: post?.cover ?? null },
    ru: textOf(findTranslation(post?.translations ?? [], 'ru')),
    en: textOf(findTranslation(post?.translations ?? [], 'en')),
  };
}

export function revisionsOf(post: Post | null): Revisions {
  const revisions: Revisions = {};
  for (const language of languages) {
    const translation = findTranslation(post?.translations ?? [], language);
    if (translation) revisions[language] = translation.revision;
  }
  return revisions;
}

/** A published time ahead of now is a plan, product.md. */
export function stateOf(translation: PostTranslationSummary | undefined, now: number): LanguageState {
  if (!translation) return 'missing';
  if (translation.status === 'draft') return 'draft';
  return translation.published_at && Date.parse(translation.published_at) > now ? 'scheduled' : 'published';
}

/** What is to become of one language besides its words. */
export type Turn = Pick<PostTranslationUpdate, 'status' | 'published_at' | 'removed'>;
export type Turns = Partial<Record<Language, Turn>>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The languages whose words differ from what the server has, or that are to change their state. */
export function changedTranslations(
  values: PostValues,
  saved: PostValues,
  revisions: Revisions,
  turns: Turns,
): PostTranslationUpdate[] {
  return languages
    .filter((language) => turns[language] || !same(values[language], saved[language]))
    .map((language) => ({
      language,
      ...values[language],
      ...turns[language],
      revision: revisions[language],
    }));
}

/** The shared fields that differ. An empty slug is left to the server. */
export function changedShared(values: PostValues, saved: PostValues): Partial<PostShared> {
  const changed = Object.entries(values.shared).filter(
    ([key, value]) =>
      !same(value, saved.shared[key as keyof PostShared]) && !(key === 'slug' && value === ''),
  );
  return Object.fromEntries(changed);
}
