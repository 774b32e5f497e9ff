import { shorten, transliterate, type Language } from '@janus-site/core';
import { textOf, type Fields } from './fields.ts';

export interface Identity {
  language: Language;
  /** The same for the texts of one post. */
  key: string;
  slug: string;
  /** The day in the file's name, as Jekyll has it. */
  day: string | null;
}

const languageOf = (text: string | undefined): Language | null => {
  const found = /^(ru|en)(?:[-_]|$)/i.exec(text ?? '')?.[1]?.toLowerCase();
  return found === 'ru' || found === 'en' ? found : null;
};

/** What a text is written in, where nothing says so. */
function guess(text: string): Language {
  const russian = text.match(/[а-яё]/gi)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return russian * 2 > latin ? 'ru' : 'en';
}

const longestSlug = 80;

function slugFrom(name: string): string {
  const slug = shorten(transliterate(name), longestSlug) || 'post';
  return /^[0-9a-f-]{36}$/.test(slug) ? `post-${slug}` : slug;
}

/** Which post a text is of, and its language: by its front matter, its name, the folders that it lies in, its letters. */
export function identify(path: string, fields: Fields, text: string): Identity {
  const parts = path.replace(/\.\w+$/, '').split('/');
  let name = parts.pop() ?? '';
  let language = languageOf(textOf(fields, 'lang', 'language', 'locale'));
  const end = /^(.+)[._-](ru|en)$/.exec(name);
  if (end) {
    name = end[1] ?? name;
    language ??= languageOf(end[2]);
  }
  const at = parts.findIndex((part) => part === 'ru' || part === 'en');
  if (at !== -1) language ??= languageOf(parts.splice(at, 1)[0]);
  // a page bundle is named by its folder
  if (name === 'index' && parts.length > 0) name = parts.pop() ?? name;
  if (name === 'ru' || name === 'en') {
    language ??= name;
    name = parts.pop() ?? name;
  }
  const dated = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(name);
  if (dated) name = dated[2] ?? name;
  const key = textOf(fields, 'translationKey', 'translation_key', 'ref') ?? [...parts, name].join('/');
  return {
    language: language ?? guess(text),
    key,
    slug: slugFrom(textOf(fields, 'slug') ?? name),
    day: dated?.[1] ?? null,
  };
}
