import type { Language, PostSummary } from '@janus-site/core';
import { typograph } from '@janus-site/core';

export interface PostText {
  title: string;
  summary: string;
  publishedAt: string | null;
  minutes: number;
  /** Set if the text is not in the language of the page. */
  lang: Language | undefined;
}

/** Returns the only translation, which the service chose for this language. */
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
