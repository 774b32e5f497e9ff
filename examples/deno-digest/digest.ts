// The newest posts of a Janus as Markdown, for a letter or a chat. Names nothing of Deno, so any runtime may import it.
import { createApi, errorText, posts } from '@janus-site/core';
import type { Language } from '@janus-site/core';

/** What is asked for. */
export interface Wanted {
  url: string;
  language: Language;
  /** Posts of this many days. */
  days: number;
  now?: number;
}

const day = 86_400_000;

/** Returns the digest, empty where nothing is new; throws an Error that says why the site could not be read. */
export async function digest({ url, language, days, now = Date.now() }: Wanted): Promise<string> {
  const api = createApi({ baseUrls: { auth: url, portfolio: url, posts: url } });
  const list = await posts.published(language, { limit: 20 }).load(api);
  if (!list.ok) {
    // the runtime's own reason, such as a host that it was not allowed to call
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
