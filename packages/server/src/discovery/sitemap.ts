import { languages, pageRoute, plainTitle } from '@janus-site/core';
import type { Face, Language, RouteName } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import { mapInTurns } from '../mapInTurns.ts';
import { latest } from './content.ts';
import { makeItem } from './makeItem.ts';
import type { Place } from './place.ts';
import type { Markup } from './xml.ts';
import { element, optional, xmlDocument } from './xml.ts';

/** A page in the languages in which it exists. */
interface SitePage {
  route: RouteName;
  /** The parameters of its address, in each language. */
  params?: (language: Language) => Record<string, string>;
  languages: readonly Language[];
  changed: string | null;
}

/** The kinds of numbered parts; a part has a limited number of addresses. */
type Kind = 'posts' | 'tags';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const partPath = /^\/sitemap-(?:(pages)|(posts|tags)-([1-9]\d{0,5}))\.xml$/;
/** Pages per turn of the event loop: a few milliseconds of work. */
const slice = 50;

async function portfolioPages({ content }: Place): Promise<SitePage[]> {
  const [owner, works, jobs, entries, made] = await Promise.all([
    content.profile(),
    content.projects(),
    content.experiences(),
    content.career(),
    content.sitemapPages(),
  ]);
  const homeTimes = [owner, ...works, ...jobs].map((row) => row.updated_at);
  const pages = works.map(({ slug, translations, updated_at: changed }): SitePage => ({
    route: 'project',
    params: () => ({ slug }),
    languages: translations.map(({ language }) => language),
    changed,
  }));
  const resumeTimes = [owner, ...jobs, ...entries].map((row) => row.updated_at);
  return [
    { route: 'home', languages, changed: latest(homeTimes) },
    { route: 'resume', languages, changed: latest(resumeTimes) },
    ...pages,
    ...ownerPages(made, 'portfolio'),
  ];
}

/** The pages that the owner created on a face. */
function ownerPages(pages: Schemas['Sitemap']['pages'], face: Face): SitePage[] {
  return pages
    .filter((page) => page.face === face)
    .map(({ slug, languages: own, changed_at: changed }) => ({
      route: pageRoute[face],
      params: () => ({ page: slug }),
      languages: own,
      changed,
    }));
}

async function blogPages({ content }: Place): Promise<SitePage[]> {
  const [changed, series, made] = await Promise.all([
    content.sitemapChangedAt(),
    content.sitemapSeries(),
    content.sitemapPages(),
  ]);
  return [
    { route: 'blogHome', languages, changed },
    { route: 'posts', languages, changed },
    { route: 'archive', languages, changed },
    ...series.map(({ slug, languages: own, changed_at }): SitePage => ({
      route: 'series',
      params: () => ({ slug }),
      languages: own,
      changed: changed_at,
    })),
    ...ownerPages(made, 'blog'),
  ];
}

async function pagesOf(kind: Kind, part: number, { content }: Place): Promise<SitePage[]> {
  if (kind === 'posts') {
    const items = await content.sitemapPosts(part);
    return items.map(({ slug, languages: own, changed_at: changed }) => ({
      route: 'post',
      params: () => ({ slug }),
      languages: own,
      changed,
    }));
  }
  const items = await content.sitemapTags(part);
  return items.map(({ name, names, languages: own, changed_at: changed }) => ({
    route: 'tag',
    params: (language) => ({ tag: plainTitle(names[language] ?? name) }),
    languages: own,
    changed,
  }));
}

function alternate(code: string, href: string): Markup {
  return element('xhtml:link', null, { rel: 'alternate', hreflang: code, href });
}

function toUrls(page: SitePage, place: Place): Markup[] {
  const at = new Map(
    page.languages.map((language) => [
      language,
      place.link(page.route, { params: page.params?.(language), language }),
    ]),
  );
  const [original = ''] = at.values();
  const alternates = [
    ...[...at].map(([code, href]) => alternate(code, href)),
    alternate('x-default', original),
  ];
  return [...at.values()].map((href) =>
    element('url', [element('loc', href), optional('lastmod', page.changed), ...alternates]),
  );
}

async function toUrlset(pages: readonly SitePage[], place: Place): Promise<string> {
  const urls = await mapInTurns(pages, slice, (page) => {
    const name = Object.values(page.params?.('ru') ?? {})[0] ?? page.route;
    return makeItem('site map', name, () => toUrls(page, place)) ?? [];
  });
  const xhtml = 'http://www.w3.org/1999/xhtml';
  return xmlDocument(element('urlset', urls.flat(), { xmlns: protocol, 'xmlns:xhtml': xhtml }));
}

async function toIndex(place: Place): Promise<string> {
  const { content } = place;
  const { changed_at: changed, posts, tags } = await content.sitemapParts();
  const files = [
    { path: '/sitemap-pages.xml', changed },
    ...posts.map((part) => ({ path: `/sitemap-posts-${part.part}.xml`, changed: part.changed_at })),
    ...tags.map((part) => ({ path: `/sitemap-tags-${part.part}.xml`, changed: part.changed_at })),
  ];
  const entries = files.map((file) =>
    element('sitemap', [element('loc', place.file(file.path)), element('lastmod', file.changed)]),
  );
  return xmlDocument(element('sitemapindex', entries, { xmlns: protocol }));
}

/**
 * The pages of a face with content of their own; fallback translations are excluded. The portfolio has its home, the
 * CV, its projects and its pages; the blog's sitemap lists its parts, which are requested separately.
 */
export async function toSitemap(place: Place): Promise<string> {
  return place.face === 'blog' ? toIndex(place) : toUrlset(await portfolioPages(place), place);
}

/** A part of the blog's sitemap by its path; null where there is no such part. */
export async function toSitemapPart(place: Place): Promise<string | null> {
  const [, pages, kind, part] = partPath.exec(place.path) ?? [];
  if (place.face !== 'blog' || place.language !== 'ru') return null;
  if (pages !== undefined) return toUrlset(await blogPages(place), place);
  if (kind === undefined) return null;
  const pagesOfPart = await pagesOf(kind as Kind, Number(part), place);
  const exists = pagesOfPart.length > 0 || (await place.content.hasSitemapPart(kind as Kind, Number(part)));
  return exists ? toUrlset(pagesOfPart, place) : null;
}
