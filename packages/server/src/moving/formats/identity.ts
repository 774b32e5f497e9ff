import { frontMatterNames, languages as siteLanguages, shorten, transliterate } from '@janus-site/core';
import { textOf, type Fields } from './fields.ts';
import { isOurs, languageOf, languageOfWord, spoken, type Spoken } from './languages.ts';

export interface Identity extends Spoken {
  /** Equal for the texts of one post. */
  key: string;
  slug: string;
  /** The date in the file's name, as in Jekyll. */
  day: string | null;
}

const longestSlug = 80;

/** An address from the name of a text. */
export function slugFrom(name: string): string {
  const slug = shorten(transliterate(name), longestSlug) || 'post';
  return /^[0-9a-f-]{36}$/.test(slug) ? `post-${slug}` : slug;
}

interface Named {
  /** Folders and name without the language and the date: equal for the texts of one post. */
  key: string;
  name: string;
  day: string | null;
  /** According to names and folders. */
  language: string | null;
}

/** Extracts one of the languages from a path: from the end of the name, a folder, or the whole name. */
function nameOf(path: string, languages: readonly string[]): Named {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const last = parts.pop() ?? '';
  const [, stem = last, end] = new RegExp(`^(.+)[._-](${languages.join('|')})$`).exec(last) ?? [];
  const at = parts.findIndex((part) => languages.includes(part));
  const [folder] = at === -1 ? [] : parts.splice(at, 1);
  const isLanguage = languages.includes(stem);
  // a page bundle is named after its folder
  const isOfFolder = (isLanguage || stem === 'index') && parts.length > 0;
  const base = isOfFolder ? (parts.pop() ?? stem) : stem;
  const [, day = null, name = base] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(base) ?? [];
  const language = languageOf(end ?? folder ?? (isLanguage ? stem : undefined));
  return { key: [...parts, name].join('/'), name, day, language };
}

const stemOf = (path: string): string => path.replace(/\.\w+$/, '');

export type Identify = (path: string, fields: Fields, text: string) => Identity;

/** Determines the post and the language of each text: by its front matter, its name, its folders, its letters. */
export function createIdentify(paths: readonly string[]): Identify {
  const stems = new Set(paths.map(stemOf));

  /** Words of a path that may name a language: folders, and the end of the name. */
  function pathWords(path: string): string[] {
    const stem = stemOf(path);
    const [, start = '', end = ''] = /^(.*[/_-])([a-z]{2})$/i.exec(stem) ?? [];
    // `sign-in` is a word unless `sign-en` exists; nor is a whole name, even next to `en`
    const isBesideOurs = siteLanguages.some((language) => stems.has(start + language));
    const dotted = /\.([^./]+)$/.exec(stem)?.[1] ?? '';
    const words = [dotted, isBesideOurs ? end : '', ...stem.split('/').slice(0, -1)];
    return [...new Set(words)].filter((word) => languageOfWord(word) !== null);
  }

  const keys = new Set(paths.map((path) => nameOf(path, siteLanguages).key));
  // `en-US` is a language of ours, too
  for (const path of paths)
    for (const word of pathWords(path)) if (isOurs(languageOfWord(word))) keys.add(nameOf(path, [word]).key);

  /** Any other word is a language only if the text exists without it as well, and does not declare another language. */
  function placeOf(path: string, said: string | null, isTranslated: boolean): Named {
    const named = nameOf(path, siteLanguages);
    if (named.language !== null) return named;
    const words = pathWords(path).filter((word) => said === null || languageOf(word) === said);
    const places = words.map((word) => nameOf(path, [word]));
    return places.find(({ key }) => isTranslated || keys.has(key)) ?? named;
  }

  return (path, fields, text) => {
    const said = languageOf(textOf(fields, 'lang', 'language', 'locale'));
    const shared = textOf(fields, 'translationKey', 'translation_key', 'ref');
    const { key, name, day, language } = placeOf(path, said, shared !== undefined);
    return {
      ...spoken(said ?? language, text),
      key: shared ?? key,
      slug: slugFrom(textOf(fields, ...frontMatterNames.slug) ?? name),
      day,
    };
  };
}
