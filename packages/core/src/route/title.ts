import { plainTitle } from './titleCode.ts';
import { notFoundTitle, routeRow } from './faces.ts';
import type { Face, Language, RouteName } from './faces.ts';

/**
 * The titles that the owner has set; absent ones have their defaults. The only placeholder left in them is `{title}`.
 */
export type TitleWords = {
  readonly [Field in `${Face}_name` | `${Face}_title` | `${Face}_page_title` | 'post_title']?:
    | string
    | undefined;
};

/** Options of `documentTitle`. */
export interface TitleOptions {
  face: Face;
  language: Language;
  /** The owner's name, from the profile. */
  name: string;
  words?: TitleWords | undefined;
  route: RouteName | 'notFound';
  /** The title of the post, project or page; not given for a tag. */
  subject?: string;
}

// The defaults until the owner sets other titles; docs/behaviour.md lists them all.
const names: Readonly<Record<Face, string>> = {
  portfolio: 'Software Engineer Portfolio',
  blog: 'AleBlog',
};
const blogOf: Readonly<Record<Language, (name: string) => string>> = {
  ru: (name) => `Блог ${name}`,
  en: (name) => `${name}'s blog`,
};

/** Returns the short name of a face, or its fallback, or the default. */
export function siteName(face: Face, words?: TitleWords, standIn?: string): string {
  return words?.[`${face}_name`] ?? standIn ?? names[face];
}

/** Returns the face's base title (docs/behaviour.md, B11). */
export function baseTitle(face: Face, language: Language, name: string, words?: TitleWords): string {
  const site = siteName(face, words);
  const owner = name.trim();
  // Without a name in the profile there is no dangling dash.
  const initial = face === 'blog' ? `${site} — ${blogOf[language](owner)}` : `${owner} — ${site}`;
  return words?.[`${face}_title`] ?? (owner ? initial : site);
}

/** Routes whose subject is in the title; a tag's is not. */
const withOwnTitle: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'post',
  'project',
  'page',
  'blogPage',
  'series',
]);

/**
 * Returns the document's title: the base title, then ' — ' and the route's own title if it has one
 * (docs/behaviour.md, B10).
 */
export function documentTitle({ face, language, name, words, route, subject = '' }: TitleOptions): string {
  const title = (route === 'notFound' ? notFoundTitle : routeRow(route).title)?.[language];
  const base = baseTitle(face, language, name, words);
  // An owner's page has no title besides its own.
  const own = withOwnTitle.has(route) ? plainTitle(subject).trim() : '';
  const plain = own || title;
  if (!plain) return base;
  const template = own && route === 'post' ? words?.post_title : words?.[`${face}_page_title`];
  if (template) return template.replaceAll('{title}', () => plain);
  return `${base} — ${title && own ? `${title} ${quoted(own, language)}` : plain}`;
}

function quoted(text: string, language: Language): string {
  if (language === 'en') return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
