import { languages as siteLanguages, shorten, transliterate } from '@janus-site/core';
import { textOf, type Fields } from './fields.ts';
import { isOurs, languageOf, languageOfWord, spoken, type Spoken } from './languages.ts';

export interface Identity extends Spoken {
  /** The same for the texts of one post. */
  key: string;
  slug: string;
  /** The day in the file's name, as Jekyll has it. */
  day: string | null;
}

const longestSlug = 80;

/** An address of what somebody called a text. */
export function slugFrom(name: string): string {
  const slug = shorten(transliterate(name), longestSlug) || 'post';
  return /^[0-9a-f-]{36}$/.test(slug) ? `post-${slug}` : slug;
}

interface Named {
  /** Folders and name without the language and the day: the same for the texts of one post. */
  key: string;
  name: string;
  day: string | null;
  /** As names and folders say it. */
  language: string | null;
}

/** Takes one of the languages out of a path: of the end of the name, of a folder, of the whole name. */
function nameOf(path: string, languages: readonly string[]): Named {
  const parts = path.replace(/\.\w+$/, '').split('/');
  const last = parts.pop() ?? '';
  const [, stem = last, end] = new RegExp(`^(.+)[._-](${languages.join('|')})$`).exec(last) ?? [];
  const at = parts.findIndex((part) => languages.includes(part));
  const [folder] = at === -1 ? [] : parts.splice(at, 1);
  const isLanguage = languages.includes(stem);
  // a page bundle is named by its folder
  const isOfFolder = (isLanguage || stem === 'index') && parts.length > 0;
  const base = isOfFolder ? (parts.pop() ?? stem) : stem;
  const [, day = null, name = base] = /^(\d{4}-\d{1,2}-\d{1,2})-(.+)$/.exec(base) ?? [];
  const language = languageOf(end ?? folder ?? (isLanguage ? stem : undefined));
  return { key: [...parts, name].join('/'), name, day, language };
}

const stemOf = (path: string): string => path.replace(/\.\w+$/, '');

export type Identify = (path: string, fields: Fields, text: string) => Identity;

/** Which post each text of these paths is of, and its language: by its front matter, its name, the folders that it lies in, its letters. */
export function createIdentify(paths: readonly string[]): Identify {
  const stems = new Set(paths.map(stemOf));

  /** Words of a path that may name a language: folders, and the end of the name. */
  function wordsOf(path: string): string[] {
    const stem = stemOf(path);
    const [, start = '', end = ''] = /^(.*[/_-])([a-z]{2})$/i.exec(stem) ?? [];
    // `sign-in` is a word, but not beside `sign-en`; nor is a whole name beside `en`
    const isBesideOurs = siteLanguages.some((language) => stems.has(start + language));
    const dotted = /\.([^./]+)$/.exec(stem)?.[1] ?? '';
    const words = [dotted, isBesideOurs ? end : '', ...stem.split('/').slice(0, -1)];
    return [...new Set(words)].filter((word) => languageOfWord(word) !== null);
  }

  const keys = new Set(paths.map((path) => nameOf(path, siteLanguages).key));
  // `en-US` is ours as well
  for (const path of paths)
    for (const word of wordsOf(path)) if (isOurs(languageOfWord(word))) keys.add(nameOf(path, [word]).key);

  /** Any other word is a language only of a text that is there without it, and where the text says nothing else. */
  function placeOf(path: string, said: string | null, isTranslated: boolean): Named {
    const named = nameOf(path, siteLanguages);
    if (named.language !== null) return named;
    const words = wordsOf(path).filter((word) => said === null || languageOf(word) === said);
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
      slug: slugFrom(textOf(fields, 'slug') ?? name),
      day,
    };
  };
}
