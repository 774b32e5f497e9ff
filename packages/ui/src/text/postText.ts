import type { Language, PostSummary } from '@janus-site/core';
import { typograph } from '@janus-site/core';

export interface PostText {
  title: string;
  summary: string;
  publishedAt: string | null;
  minutes: number;
  /** Set where the text is in the other language than the page. */
  lang: Language | undefined;
}

/** The one translation that the service chose for this language. */
export function postText(post: PostSummary, language: Language): PostText {
  const text = post.translations[0];
  const own = text?.language ?? language;
  return {
    title: typograph(text?.title ?? post.slug, own),
    summary: typograph(text?.summary ?? '', own),
    publishedAt: text?.published_at ?? null,
    minutes: text?.reading_minutes ?? 0,
    lang: own === language ? undefined : own,
  };
}
