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

export const languageOf = (text: string | undefined): Language | null => {
  const found = /^(ru|en)(?:[-_]|$)/i.exec(text ?? '')?.[1]?.toLowerCase();
  return found === 'ru' || found === 'en' ? found : null;
};

/** What a text is written in, where nothing says so. */
export function guessLanguage(text: string): Language {
  const russian = text.match(/[а-яё]/gi)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return russian * 2 > latin ? 'ru' : 'en';
}

const longestSlug = 80;

/** An address of what somebody called a text. */
export function slugFrom(name: string): string {
  const slug = shorten(transliterate(name), longestSlug) || 'post';
  return /^[0-9a-f-]{36}$/.test(slug) ? `post-${slug}` : slug;
}

interface Named {
  parts: string[];
  name: string;
  /** As names and folders say it. */
  language: Language | null;
}

/** Takes the language out of a path: of the end of the name, of a folder, of the whole name. */
function nameOf(path: string): Named {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const last = parts.pop() ?? '';
  const [, stem = last, end] = /^(.+)[._-](ru|en)$/.exec(last) ?? [];
  const at = parts.findIndex((part) => part === 'ru' || part === 'en');
  const [folder] = at === -1 ? [] : parts.splice(at, 1);
  const isLanguage = stem === 'ru' || stem === 'en';
  // a page bundle is named by its folder
  const isOfFolder = (isLanguage || stem === 'index') && parts.length > 0;
  const name = isOfFolder ? (parts.pop() ?? stem) : stem;
  return { parts, name, language: languageOf(end ?? folder ?? (isLanguage ? stem : undefined)) };
}

/** Which post a text is of, and its language: by its front matter, its name, the folders that it lies in, its letters. */
export function identify(path: string, fields: Fields, text: string): Identity {
  const { parts, name: given, language } = nameOf(path);
  const [, day = null, name = given] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(given) ?? [];
  const key = textOf(fields, 'translationKey', 'translation_key', 'ref') ?? [...parts, name].join('/');
  return {
    language: languageOf(textOf(fields, 'lang', 'language', 'locale')) ?? language ?? guessLanguage(text),
    key,
    slug: slugFrom(textOf(fields, 'slug') ?? name),
    day,
  };
}
