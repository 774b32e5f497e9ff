import type { Face, Site, SiteLink, SiteTexts, SiteTextsUpdate, SiteUpdate } from '@janus-site/core';
import type { TranslatedValues } from '@janus-site/core/editor';
import { orNull } from '../forms/checks.ts';

/** Empty fields have their defaults. */
export interface SiteShared extends Record<`${Face}_accent`, string> {
  links: readonly SiteLink[];
  counts_readers: boolean;
  draws_covers: boolean;
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

export function valuesOf(site: Site): SiteValues {
  return {
    shared: {
      portfolio_accent: site.portfolio_accent ?? '',
      blog_accent: site.blog_accent ?? '',
      links: site.links ?? [],
      counts_readers: site.counts_readers ?? true,
      draws_covers: site.draws_covers ?? true,
    },
    ru: textOf(site.ru),
    en: textOf(site.en),
  };
}

const nullable = <Key extends string>(fields: Record<Key, string>): Record<Key, string | null> =>
  Object.fromEntries(Object.entries<string>(fields).map(([key, value]) => [key, orNull(value)])) as Record<
    Key,
    string | null
  >;

/** A row that is still empty is no link. */
export const isLink = ({ name, url }: SiteLink): boolean => Boolean(name.trim() || url.trim());

export function sharedBody({ links, counts_readers, draws_covers, ...colors }: SiteShared): SiteUpdate {
  const kept = links.filter(isLink).map(({ name, url }) => ({ name: name.trim(), url: url.trim() }));
  return {
    ...nullable(colors),
    links: kept.length > 0 ? kept : null,
    counts_readers: counts_readers ? null : false,
    draws_covers: draws_covers ? null : false,
  };
}
export const textBody = (text: SiteText): SiteTextsUpdate => nullable(text);

/** The fields that say something, as pages read them. */
export function wordsOf(text: SiteText): SiteTexts {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value.trim() !== ''));
}
