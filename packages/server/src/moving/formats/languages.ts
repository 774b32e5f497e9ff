import { languages, type Language } from '@janus-site/core';
import type { Bilingual } from '../../errorCatalogue.ts';
import type { Note, ReportLine } from '../import/report.ts';

const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const scripts = new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' });
const russian = new Intl.DisplayNames(['ru'], { type: 'language' });

/** Languages supported by the site. */
export const isOurs = (code: string | null): code is Language => languages.some((one) => one === code);

/** The code of a declared language: `de` for `de-AT`, `en` for `eng`; null for anything else. */
export function languageOf(text: string | undefined): string | null {
  // two of the known codes do not name a language
  const code = /^(?!mul|zxx)([a-z]{2,3})(?:[-_]|$)/i.exec(text ?? '')?.[1];
  // Intl returns no language for `und`, despite its types
  const language = code === undefined ? undefined : (new Intl.Locale(code).language as string | undefined);
  return language !== undefined && english.of(language) !== undefined ? language : null;
}

/** The same for a word that may have another meaning, such as `de`, `pt-BR`, `zh-Hans`: in a path, or a tag. */
export function languageOfWord(word: string): string | null {
  const [found, part = ''] = /^[a-z]{2}(?:[-_]([a-z]{2}|[a-z]{4}))?$/i.exec(word) ?? [];
  const isSubtag =
    part === '' || (part.length === 2 ? regions : scripts).of(part.toUpperCase()) !== undefined;
  return isSubtag ? languageOf(found) : null;
}

/** Guesses the language of a text that does not declare one. */
export function guessLanguage(text: string): Language {
  const russian = text.match(/[а-яё]/gi)?.length ?? 0;
  const latin = text.match(/[a-z]/gi)?.length ?? 0;
  return russian * 2 > latin ? 'ru' : 'en';
}

export interface Spoken {
  /** Its language on this site. */
  language: Language;
  /** The code of its declared language, if the site does not support it. */
  foreign: string | null;
}

/** The language on this site of a text that may declare one. */
export function spoken(named: string | null, text: string): Spoken {
  if (isOurs(named)) return { language: named, foreign: null };
  return { language: guessLanguage(text), foreign: named };
}

const nameOf = (code: string): Bilingual => ({ en: english.of(code) ?? code, ru: russian.of(code) ?? code });
const noteOf = ({ en, ru }: Bilingual): Note => ({ line: null, text: en, ru });

/** The report line of a foreign text whose post is also here in a language of the site. */
export function foreignAside(item: string, source: string, code: string): ReportLine {
  const { en, ru } = nameOf(code);
  const why = {
    en: `It is in ${en}, which the site does not have, and is here in Russian or English too: keep the file.`,
    ru: `Его язык — ${ru}, на сайте такого нет, а по-русски или по-английски то же здесь есть: сохраните файл.`,
  };
  return { outcome: 'aside', item: item.slice(0, 200), source, notes: [noteOf(why)] };
}

function takenAs(language: Language, code: string): Note {
  const [named, taken] = [nameOf(code), nameOf(language)];
  return noteOf({
    en: `It says that it is in ${named.en}, which the site does not have: it is taken as ${taken.en}, by its letters.`,
    ru: `Указан язык «${named.ru}», на сайте такого нет: по буквам взято как «${taken.ru}».`,
  });
}

interface Text extends Spoken {
  /** Equal for the texts of one post. */
  key: string;
  title: string;
  file: string;
  notes: Note[];
}

/** Separates texts: those in an unsupported language are left aside, unless their post would be lost with them. */
export function withoutForeign<T extends Text>(texts: readonly T[]): { texts: T[]; aside: ReportLine[] } {
  const foreignNames = new Set(texts.filter(({ foreign }) => foreign === null).map(({ key }) => key));
  const aside: ReportLine[] = [];
  const taken = texts.filter(({ key, title, file, language, foreign, notes }) => {
    if (foreign === null) return true;
    if (foreignNames.has(key)) aside.push(foreignAside(`post ${title}`, file, foreign));
    else notes.push(takenAs(language, foreign));
    return !foreignNames.has(key);
  });
  return { texts: taken, aside };
}
