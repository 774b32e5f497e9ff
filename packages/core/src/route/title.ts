import { plainTitle } from './titleCode.ts';
import { notFoundTitle, routeRow } from './faces.ts';
import type { Face, Language, RouteName } from './faces.ts';

/** The words of the settings that titles are made of; what is absent has its default. */
export type TitleWords = {
  readonly [
    Field in `${Face}_name` | `${Face}_title` | `${Face}_page_title` | 'post_title' | 'name_genitive'
  ]?: string | undefined;
};

export interface TitleOptions {
  face: Face;
  language: Language;
  /** The owner's name, from the profile. */
  name: string;
  /** What the owner has set. */
  words?: TitleWords | undefined;
  route: RouteName | 'notFound';
  /** The post's own title; other routes have none. */
  subject?: string;
}

/** The titles of section 2 of the specification: what a site has until its owner sets another. */
const names: Readonly<Record<Face, string>> = {
  portfolio: 'Software Engineer Portfolio',
  blog: 'AleBlog',
};
const blogTitles: Readonly<Record<Language, string>> = {
  ru: '{site} — Блог {name}',
  en: "{site} — {name}'s blog",
};

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z:]+)\}/g, (own, key: string) => values[key] ?? own);
}

/** Returns the short name of a face. */
export function siteName(face: Face, words?: TitleWords): string {
  return words?.[`${face}_name`] ?? names[face];
}

function valuesOf(face: Face, name: string, words?: TitleWords): Record<string, string> {
  const owner = name.trim();
  return { name: owner, 'name:genitive': words?.name_genitive ?? owner, site: siteName(face, words) };
}

/** Returns the face's base title (docs/behaviour.md, B11). */
export function baseTitle(face: Face, language: Language, name: string, words?: TitleWords): string {
  const template = words?.[`${face}_title`] ?? (face === 'blog' ? blogTitles[language] : '{name} — {site}');
  const values = valuesOf(face, name, words);
  // A site whose profile has no name yet shows no dangling dash.
  return values['name'] === '' && template.includes('{name') ? siteName(face, words) : fill(template, values);
}

/** Returns the document's title: the base title, then ' — ' and the route's own, if it has one (docs/behaviour.md, B10). */
export function documentTitle({ face, language, name, words, route, subject = '' }: TitleOptions): string {
  const title = (route === 'notFound' ? notFoundTitle : routeRow(route).title)?.[language];
  const base = baseTitle(face, language, name, words);
  const own = route === 'post' ? plainTitle(subject).trim() : '';
  if (title === undefined) return base;
  const template = own === '' ? words?.[`${face}_page_title`] : words?.post_title;
  if (template !== undefined) return fill(template, { ...valuesOf(face, name, words), title: own || title });
  return `${base} — ${title}${own !== '' ? ` ${quoted(own, language)}` : ''}`;
}

function quoted(text: string, language: Language): string {
  if (language === 'en') return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
