// The newest posts of a Janus as Markdown, for an email or a chat. Uses nothing specific to Deno, so it runs anywhere.
import { createApi, errorText, posts } from '@janus-site/core';
import type { Language } from '@janus-site/core';

/** The options of a digest. */
export interface Wanted {
  url: string;
  language: Language;
  /** The maximum age of posts in days. */
  days: number;
  now?: number;
}

const day = 86_400_000;

/** Returns the digest, empty if nothing is new. Throws an Error if the site could not be read. */
export async function digest({ url, language, days, now = Date.now() }: Wanted): Promise<string> {
  const api = createApi({ baseUrls: { auth: url, portfolio: url, posts: url } });
  const list = await posts.published(language, { limit: 20 }).load(api);
  if (!list.ok) {
    // The runtime's own reason, such as a host that it may not call.
    const cause = 'cause' in list.error ? list.error.cause : undefined;
    throw new Error(errorText(list.error, language), { cause });
  }
  const prefix = language === 'ru' ? '' : '/en';
  return list.data.items
    .flatMap(({ slug, translations }) => {
      const text = translations.find((one) => one.language === language);
      if (!text?.published_at || now - Date.parse(text.published_at) > days * day) return [];
      const date = text.published_at.slice(0, 10);
      return [`- [${text.title}](${url}${prefix}/post/${slug}), ${date}\n  ${text.summary ?? ''}`.trimEnd()];
    })
    .join('\n');
}
