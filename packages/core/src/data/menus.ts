import type { MenuEntry, MenuPage, NavigationItem, Site } from './types.ts';
import type { Face, Language } from '../route/faces.ts';

/** The names of the menus: above and below every page of both faces. */
export const menuNames = ['portfolio', 'portfolio_footer', 'blog', 'blog_footer'] as const;
/** The name of a menu. */
export type MenuName = (typeof menuNames)[number];

/** An item of a menu: one of the site's own items, or `page:` with the slug of the owner's page. */
export interface MenuRow {
  item: string;
  isShown: boolean;
  /** The owner's names for the item; a language without one uses the default name. */
  names: Partial<Record<Language, string>>;
}

type Target = Omit<NavigationItem, 'name'>;

const places: Readonly<Record<string, { names: Record<Language, string>; target: Target }>> = {
  projects: { names: { ru: 'Проекты', en: 'Projects' }, target: { route: 'home', hash: 'projects' } },
  experience: {
    names: { ru: 'Опыт работы', en: 'Experience' },
    target: { route: 'home', hash: 'experience' },
  },
  contacts: { names: { ru: 'Контакты', en: 'Contacts' }, target: { route: 'home', hash: 'contacts' } },
  resume: { names: { ru: 'CV', en: 'CV' }, target: { route: 'resume' } },
  posts: { names: { ru: 'Все посты', en: 'All posts' }, target: { route: 'posts' } },
  archive: { names: { ru: 'Архив', en: 'Archive' }, target: { route: 'archive' } },
  portfolio: { names: { ru: 'Портфолио', en: 'Portfolio' }, target: { face: 'portfolio' } },
  blog: { names: { ru: 'Блог', en: 'Blog' }, target: { face: 'blog' } },
  rss: { names: { ru: 'RSS', en: 'RSS' }, target: { is_feed: true } },
};

const defaults: Readonly<Record<MenuName, readonly string[]>> = {
  portfolio: ['projects', 'experience', 'contacts', 'resume'],
  portfolio_footer: ['blog'],
  blog: ['posts', 'portfolio'],
  blog_footer: ['portfolio', 'rss'],
};

/** Items that a menu can have and that are hidden until the owner enables them. */
const offers: Readonly<Partial<Record<MenuName, readonly string[]>>> = {
  blog: ['archive'],
  blog_footer: ['archive'],
};

const pageItem = 'page:';

/** Returns the `item` of a menu that links to a page of the owner. */
export const menuItemOf = (slug: string): string => pageItem + slug;

/** Returns the name of an item that the owner has not named. */
export function menuItemName(item: string, language: Language, pages: readonly MenuPage[]): string {
  return places[item]?.names[language] ?? pages.find(({ slug }) => menuItemOf(slug) === item)?.title ?? item;
}

/**
 * Returns every item of a menu once: in the owner's order first, then the items without a place in it. By default the
 * owner's pages are shown in the menus above and hidden in those below, and optional items are hidden. Items that the
 * menu does not have are left out.
 */
export function arrangeMenu(
  menu: MenuName,
  entries: readonly MenuEntry[] = [],
  pages: readonly MenuPage[] = [],
): MenuRow[] {
  const isFooter = menu.endsWith('_footer');
  const offered = offers[menu] ?? [];
  const items = [...defaults[menu], ...pages.map(({ slug }) => menuItemOf(slug)), ...offered];
  const placed = new Map(entries.map((entry) => [entry.item, entry]));
  const order = [...placed.keys()].filter((item) => items.includes(item));
  return [...order, ...items.filter((item) => !placed.has(item))].map((item) => {
    const isOffer = offered.includes(item) || (isFooter && item.startsWith(pageItem));
    const { is_hidden = isOffer, names = {} } = placed.get(item) ?? {};
    return { item, isShown: !is_hidden, names };
  });
}

/** Returns the links of a menu in one language, without the sections that the home page does not show. */
function menuLinks(
  menu: MenuName,
  { menus = {}, home }: Pick<Site, 'menus' | 'home'>,
  { language, pages }: { language: Language; pages: readonly MenuPage[] },
): NavigationItem[] {
  const isOnHome = (item: string): boolean =>
    home === undefined || !['projects', 'experience'].includes(item) || (home as string[]).includes(item);
  return arrangeMenu(menu, menus[menu], pages)
    .filter(({ item, isShown }) => isShown && isOnHome(item))
    .map(({ item, names }) => ({
      name: names[language] ?? menuItemName(item, language, pages),
      ...(places[item]?.target ?? { route: 'page', slug: item.slice(pageItem.length) }),
    }));
}

/** Returns the menus above and below the pages of a face. */
export function navigationOf(
  face: Face,
  site: Pick<Site, 'menus' | 'home'>,
  words: { language: Language; pages: readonly MenuPage[] },
): NonNullable<Site['navigation']> {
  return { header: menuLinks(face, site, words), footer: menuLinks(`${face}_footer`, site, words) };
}
