import { plainTitle } from './titleCode.ts';
import { notFoundTitle, routeRow } from './faces.ts';
import type { Face, Language, RouteName } from './faces.ts';

export interface TitleOptions {
  face: Face;
  language: Language;
  /** The owner's name, from the profile. */
  name: string;
  route: RouteName | 'notFound';
  /** The post's own title; other routes have none. */
  subject?: string;
}

const bases: Readonly<Record<Face, Readonly<Record<Language, (name: string) => string>>>> = {
  portfolio: {
    ru: (name) => `${name} — Software Engineer Portfolio`,
    en: (name) => `${name} — Software Engineer Portfolio`,
  },
  blog: {
    ru: (name) => `AleBlog — Блог ${name}`,
    en: (name) => `AleBlog — ${name}'s blog`,
  },
};
// A site whose profile has no name yet shows no dangling dash.
const nameless: Readonly<Record<Face, string>> = {
  portfolio: 'Software Engineer Portfolio',
  blog: 'AleBlog',
};

/** Returns the face's base title (docs/behaviour.md, B11). */
export function baseTitle(face: Face, language: Language, name: string): string {
  const owner = name.trim();
  return owner === '' ? nameless[face] : bases[face][language](owner);
}

/** Returns the document's title: the base title, then ' — ' and the route's own, if it has one (docs/behaviour.md, B10). */
export function documentTitle({ face, language, name, route, subject = '' }: TitleOptions): string {
  const title = (route === 'notFound' ? notFoundTitle : routeRow(route).title)?.[language];
  const base = baseTitle(face, language, name);
  const own = plainTitle(subject).trim();
  if (title === undefined) return base;
  return `${base} — ${title}${route === 'post' && own !== '' ? ` ${quoted(own, language)}` : ''}`;
}

function quoted(text: string, language: Language): string {
  if (language === 'en') return `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
