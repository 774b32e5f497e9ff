import type {
  BlogSection,
  Face,
  HomeSection,
  MenuEntry,
  MenuRow,
  Menus,
  Site,
  SiteLink,
  SiteTexts,
  SiteUpdate,
  Typeface,
} from '@janus-site/core';
import type { TranslatedValues } from '@janus-site/core/editor';
import type { Corners } from '../../theme/corners.ts';
import type { ThemeChoice } from '../../theme/themeChoice.ts';
import { homeSections } from '../../hooks/useSite.ts';
import { orNull } from '../forms/checks.ts';

export const logoKinds = ['default', 'letters', 'picture'] as const;

/** Letters and picture are kept while another kind is selected; an empty value is the default. */
export interface LogoValue {
  kind: (typeof logoKinds)[number];
  letters: string;
  /** The address of a file on the site. */
  picture: string;
}

/** A section of a home page, in its actual or possible place. */
export interface HomeValue<Section extends string> {
  section: Section;
  isShown: boolean;
}

/** Empty fields mean the defaults. */
export interface SiteShared extends Record<`${Face}_accent`, string> {
  links: readonly SiteLink[];
  counts_readers: boolean;
  draws_covers: boolean;
  folds_other_posts: boolean;
  logo: LogoValue;
  theme: ThemeChoice;
  typeface: Typeface;
  corners: Corners;
  /** Each section occurs once. */
  home: readonly HomeValue<HomeSection>[];
  blog_home: readonly HomeValue<BlogSection>[];
  menus: Menus;
}
export type SiteText = Record<keyof SiteTexts, string>;
export type SiteValues = TranslatedValues<SiteShared, SiteText>;

const textOf = (texts: SiteTexts = {}): SiteText => ({
  portfolio_name: texts.portfolio_name ?? '',
  blog_name: texts.blog_name ?? '',
  name_genitive: texts.name_genitive ?? '',
  portfolio_title: texts.portfolio_title ?? '',
  blog_title: texts.blog_title ?? '',
  portfolio_page_title: texts.portfolio_page_title ?? '',
  blog_page_title: texts.blog_page_title ?? '',
  post_title: texts.post_title ?? '',
  blog_sentence: texts.blog_sentence ?? '',
});

function logoOf({ logo }: Site): LogoValue {
  if (!logo) return { kind: 'default', letters: '', picture: '' };
  return 'letters' in logo
    ? { kind: 'letters', letters: logo.letters, picture: '' }
    : { kind: 'picture', letters: '', picture: logo.picture };
}

/** The sections of the blog's home page, which has its own list, so that no other public page loads it. */
const blogSections: readonly BlogSection[] = ['lead', 'newest', 'topics'];

/** Returns the chosen sections, followed by the hidden ones in default order. */
function homeOf<Section extends string>(
  defaults: readonly Section[],
  home: readonly Section[] = defaults,
): HomeValue<Section>[] {
  const hidden = defaults.filter((section) => !home.includes(section));
  return [...home, ...hidden].map((section) => ({ section, isShown: home.includes(section) }));
}

function homeBody<Section extends string>(
  defaults: readonly Section[],
  home: readonly HomeValue<Section>[],
): Section[] | null {
  const shown = home.filter(({ isShown }) => isShown).map(({ section }) => section);
  return shown.join() === defaults.join() ? null : shown;
}

export function valuesOf(site: Site): SiteValues {
  return {
    shared: {
      portfolio_accent: site.portfolio_accent ?? '',
      blog_accent: site.blog_accent ?? '',
      links: site.links ?? [],
      counts_readers: site.counts_readers ?? true,
      draws_covers: site.draws_covers ?? true,
      folds_other_posts: site.folds_other_posts ?? false,
      logo: logoOf(site),
      theme: site.theme ?? 'system',
      typeface: site.typeface ?? 'inter',
      corners: site.corners ?? 'soft',
      home: homeOf(homeSections({}), site.home),
      blog_home: homeOf(blogSections, site.blog_home),
      menus: site.menus ?? {},
    },
    ru: textOf(site.ru),
    en: textOf(site.en),
  };
}

/** Converts fields for the API: an empty one is null, which restores the default. */
export const nullable = <Key extends string>(fields: Record<Key, string>): Record<Key, string | null> =>
  Object.fromEntries(Object.entries<string>(fields).map(([key, value]) => [key, orNull(value)])) as Record<
    Key,
    string | null
  >;

/** Whether a row is filled in: an empty one is not a link. */
export const isLink = ({ name, url }: SiteLink): boolean => Boolean(name.trim() || url.trim());

/** The server's own rule: docs/behaviour.md, B55. */
const lettersPattern = /^[0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0400-\u045f\u0490-\u0491]{1,2}$/;

/** Returns the kind of the logo if it cannot be saved yet, otherwise null. */
export function missingInLogo({ kind, letters, picture }: LogoValue): LogoValue['kind'] | null {
  if (kind === 'letters' && !lettersPattern.test(letters.trim())) return kind;
  return kind === 'picture' && !picture ? kind : null;
}

export function logoBody({ kind, letters, picture }: LogoValue): SiteUpdate['logo'] {
  if (kind === 'letters') return { letters: letters.trim() };
  return kind === 'picture' ? { picture } : null;
}

/** Returns the rows of a menu for saving; an item that is absent now, such as a page in the trash, keeps its name. */
export function rearranged(rows: readonly MenuRow[], before: readonly MenuEntry[] = []): MenuEntry[] {
  const absent = before.filter(({ item }) => !rows.some((row) => row.item === item));
  const present = rows.map(({ item, isShown, names }) => ({ item, is_hidden: !isShown, names }));
  return [...present, ...absent];
}

/** Removes empty names. */
function menusBody(menus: Menus): Menus {
  const named = (entry: MenuEntry): MenuEntry => {
    const { names = {}, ...rest } = entry;
    const said = Object.entries(names).flatMap(([language, name]) =>
      name.trim() ? [[language, name.trim()]] : [],
    );
    return said.length > 0 ? { ...rest, names: Object.fromEntries(said) as typeof names } : rest;
  };
  return Object.fromEntries(Object.entries(menus).map(([name, entries]) => [name, entries.map(named)]));
}

export function sharedBody({
  links,
  counts_readers,
  draws_covers,
  folds_other_posts,
  logo,
  theme,
  typeface,
  corners,
  home,
  blog_home,
  menus,
  ...colors
}: SiteShared): SiteUpdate {
  const kept = links.filter(isLink).map(({ name, url }) => ({ name: name.trim(), url: url.trim() }));
  return {
    ...nullable(colors),
    links: kept.length > 0 ? kept : null,
    counts_readers: counts_readers ? null : false,
    draws_covers: draws_covers ? null : false,
    folds_other_posts: folds_other_posts ? true : null,
    logo: logoBody(logo),
    theme: theme === 'system' ? null : theme,
    typeface: typeface === 'inter' ? null : typeface,
    corners: corners === 'soft' ? null : corners,
    home: homeBody(homeSections({}), home),
    blog_home: homeBody(blogSections, blog_home),
    menus: Object.keys(menus).length > 0 ? menusBody(menus) : null,
  };
}

/** Returns the non-empty fields, as pages read them. */
export function siteTexts(text: SiteText): SiteTexts {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value.trim() !== ''));
}
