import { isPageSlug, fillTitles, navigationOf, otherLanguage, plainTitle } from '@janus-site/core';
import type { Face, Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { isPage, livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { readSettings, type Site } from '../shared/siteSettings.ts';

export type { Site };
type SiteTexts = Schemas['SiteTexts'];

/** A name also serves for the other language; templates and sentences do not. */
const names = ['portfolio_name', 'blog_name'] as const satisfies readonly `${Face}_name`[];

/** Returns the texts of one language. */
function siteTexts(site: Site, language: Language): SiteTexts {
  const other = site[otherLanguage(language)];
  const borrowed = names.flatMap((name) => (other?.[name] === undefined ? [] : [[name, other[name]]]));
  return { ...(Object.fromEntries(borrowed) as SiteTexts), ...site[language] };
}

/** Returns the owner's name in a language, or in the other one. */
async function ownerName(db: Database, language: Language): Promise<string> {
  const texts = await db.selectFrom('profile_translations').select(['language', 'name']).execute();
  return (texts.find((text) => text.language === language) ?? texts[0])?.name ?? '';
}

/** Returns the settings with the texts of one language, for its pages. */
async function inLanguage(db: Database, site: Site, language: Language): Promise<Site> {
  const { ru: _ru, en: _en, menus: _menus, ...shared } = site;
  const words = siteTexts(site, language);
  if (Object.keys(words).length === 0) return shared;
  return { ...shared, [language]: fillTitles(words, await ownerName(db, language)) };
}

/** Returns the owner's settings in both languages, or with the texts of one, for its pages. */
export async function getSite(db: Database, language?: Language): Promise<Site> {
  const site = await readSettings(db);
  return language === undefined ? site : inLanguage(db, site, language);
}

/** Returns the pages in the menus of both faces that visitors can read now, the oldest first. */
async function readMenu(db: Database, language: Language, now: number): Promise<NonNullable<Site['menu']>> {
  const texts = await livePosts(db)
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .select(['posts.id', 'posts.slug', 'posts.page_face as face', 't.title', 't.language'])
    .where(isPage)
    .where('posts.is_in_menu', '=', 1)
    .where('t.status', '=', 'published')
    .where('t.published_at', '<=', now)
    .orderBy('posts.created_at')
    .orderBy('posts.id')
    .execute();
  const pages = new Map<string, Schemas['MenuPage'] & { face: Face }>();
  for (const { id, face, slug, title, language: own } of texts)
    if (face !== null && isPageSlug(slug) && (own === language || !pages.has(id)))
      pages.set(id, { face, slug, title: plainTitle(title) });
  const menu: NonNullable<Site['menu']> = {};
  for (const { face, ...page } of pages.values()) menu[face] = [...(menu[face] ?? []), page];
  return menu;
}

/** Returns the settings for pages of a language: with the menus of their face, or with the pages in any menu. */
export async function getPageSite(
  db: Database,
  { language, face, now }: { language: Language; face: Face | undefined; now: number },
): Promise<Site> {
  const settings = await readSettings(db);
  const menu = await readMenu(db, language, now);
  const site = await inLanguage(db, settings, language);
  if (face)
    return { ...site, navigation: navigationOf(face, settings, { language, pages: menu[face] ?? [] }) };
  return menu.portfolio || menu.blog ? { ...site, menu } : site;
}

/** Applies a change to fields; null removes one. */
export function changed<T extends object>(fields: T, change: object): T {
  const entries = Object.entries({ ...fields, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(entries) as T;
}
