import type { Pending, Post, PostTranslation } from '../../data/types.ts';
import type { Face, Language } from '../../route/faces.ts';
import { languages } from '../../route/faces.ts';
import type { TranslatedValues } from '../translated.ts';

/** The values of a post that both languages share. */
export interface PostShared {
  slug: string;
  /** The face of the owner's page; null for a post. */
  page_face: Face | null;
  is_in_menu: boolean;
  tags: string[];
  cover: string | null;
  is_unlisted: boolean;
  is_pinned: boolean;
  /** Empty for a post of this site. */
  canonical_url: string;
  dates: Record<Language, PostDates>;
}

/** The times of one language that readers see; null if there are none. */
export interface PostDates {
  published_at: string | null;
  updated_at: string | null;
}

/** The values of a post in one language; `body` is Markdown. */
export interface PostText {
  title: string;
  summary: string;
  body: string;
}

/** The values of the form of a post. */
export type PostValues = TranslatedValues<PostShared, PostText>;

/** Returns the fields of a post's text, with defaults for missing ones. */
export const textFields = (text: Partial<PostText> | null | undefined): PostText => ({
  title: text?.title ?? '',
  summary: text?.summary ?? '',
  body: text?.body ?? '',
});

/** Returns the translation in exactly that language. */
export const translationOf = (post: Post | null, language: Language): PostTranslation | undefined =>
  post?.translations.find((one) => one.language === language);

/** The shared fields of a new post. */
const newShared: PostShared = {
  slug: '',
  page_face: null,
  is_in_menu: false,
  tags: [],
  cover: null,
  is_unlisted: false,
  is_pinned: false,
  canonical_url: '',
  dates: { ru: { published_at: null, updated_at: null }, en: { published_at: null, updated_at: null } },
};

function sharedOf(post: Post): PostShared {
  const { slug, page_face, is_in_menu, tags, is_unlisted, is_pinned } = post;
  return {
    slug,
    page_face,
    is_in_menu,
    tags,
    // A generated cover is not the post's own.
    cover: post.is_cover_drawn ? null : post.cover,
    is_unlisted,
    is_pinned,
    canonical_url: post.canonical_url ?? '',
    dates: datesOf(post),
  };
}

/**
 * Returns what the editor shows of a post: a pending change if there is one, otherwise the published text. Null is a
 * new post, or a new page if a face is given.
 */
export function valuesOf(post: Post | null, face: Face | null = null): PostValues {
  const text = (language: Language) => {
    const translation = translationOf(post, language);
    return textFields(translation?.pending ?? translation);
  };
  return {
    shared: post ? sharedOf(post) : { ...newShared, page_face: face },
    ru: text('ru'),
    en: text('en'),
  };
}

/** Returns the times of both languages. */
export function datesOf(post: Post | null): Record<Language, PostDates> {
  const dates = (language: Language): PostDates => {
    const { published_at = null, updated_at = null } = translationOf(post, language) ?? {};
    return { published_at, updated_at };
  };
  return { ru: dates('ru'), en: dates('en') };
}

/** Returns what visitors read, or will read at the planned time; null if nothing is published. */
export function publishedText(post: Post | null, language: Language): PostText | null {
  const translation = translationOf(post, language);
  return translation?.status === 'published' ? textFields(translation) : null;
}

/** Returns the post with another pending change of one language; null removes it. */
export function withPending(post: Post, language: Language, pending: Pending | null): Post {
  return {
    ...post,
    translations: post.translations.map((one) =>
      one.language === language ? { ...one, pending, has_pending: pending !== null } : one,
    ),
  };
}

/**
 * Returns how a response of the server relates in time to the current one, so that a slow response does not undo a
 * later one.
 */
export function ageOf(next: Post, current: Post | null): 'older' | 'same' | 'newer' {
  if (!current || next.id !== current.id) return 'newer';
  const moment = Date.parse(next.updated_at) - Date.parse(current.updated_at);
  if (moment !== 0) return moment > 0 ? 'newer' : 'older';
  const steps = languages.map((language) => {
    const [a, b] = [next, current].map((post) => translationOf(post, language));
    const byRevision = (a?.revision ?? 0) - (b?.revision ?? 0);
    return byRevision === 0 ? (a?.pending?.version ?? 0) - (b?.pending?.version ?? 0) : byRevision;
  });
  if (steps.some((step) => step < 0)) return 'older';
  return steps.some((step) => step > 0) ? 'newer' : 'same';
}
