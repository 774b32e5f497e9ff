import { experiences, languages, profile, projects, wholeList } from '@janus-site/core';
import type { Language, PostSummary, RouteName } from '@janus-site/core';
import { drawn } from './drawn.ts';
import type { Place } from './place.ts';
import { latest, load, loadPosts } from './read.ts';
import type { Markup } from './xml.ts';
import { element, optional, xmlDocument } from './xml.ts';

/** One page in the languages it really exists in. */
interface SitePage {
  route: RouteName;
  params?: Record<string, string>;
  languages: readonly Language[];
  changed: string | null;
}

/** The protocol's bound for one file. */
const most = 50_000;

async function portfolioPages({ api }: Place): Promise<SitePage[]> {
  const [owner, works, jobs] = await Promise.all([
    load(api, profile.get()),
    load(
      api,
      wholeList((page) => projects.list(page)),
    ),
    load(
      api,
      wholeList((page) => experiences.list(page)),
    ),
  ]);
  const times = [owner, ...works.items, ...jobs.items].map((row) => row.updated_at);
  return [{ route: 'home', languages, changed: latest(times) }];
}

function languagesOf(posts: readonly PostSummary[]): Language[] {
  return languages.filter((language) =>
    posts.some(({ translations }) => translations.some((text) => text.language === language)),
  );
}

/** One tag, however it is written; the service lists each once. */
function tagKey(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е');
}

function changeOf(posts: readonly PostSummary[]): string | null {
  return latest(posts.flatMap(({ translations }) => translations.map((text) => text.updated_at)));
}

async function blogPages({ api }: Place): Promise<SitePage[]> {
  const { items, tags } = await loadPosts(api);
  const changed = changeOf(items);
  return [
    { route: 'blogHome', languages, changed },
    { route: 'posts', languages, changed },
    ...items.map((post): SitePage => {
      const own = [post];
      return {
        route: 'post',
        params: { slug: post.slug },
        languages: languagesOf(own),
        changed: changeOf(own),
      };
    }),
    ...tags.map(({ name }): SitePage => {
      const tagged = items.filter((post) => post.tags.some((tag) => tagKey(tag) === tagKey(name)));
      return {
        route: 'tag',
        params: { tag: name },
        languages: languagesOf(tagged),
        changed: changeOf(tagged),
      };
    }),
  ];
}

function alternate(code: string, href: string): Markup {
  return element('xhtml:link', null, { rel: 'alternate', hreflang: code, href });
}

function toUrls(page: SitePage, place: Place): Markup[] {
  const at = (language: Language) => place.link(page.route, { params: page.params, language });
  const [original = place.language] = page.languages;
  const alternates = [
    ...page.languages.map((code) => alternate(code, at(code))),
    alternate('x-default', at(original)),
  ];
  return page.languages.map((language) =>
    element('url', [element('loc', at(language)), optional('lastmod', page.changed), ...alternates]),
  );
}

/** The pages of a face that have something of their own; fallback translations are not among them. */
export async function toSitemap(place: Place): Promise<string> {
  const pages = await (place.face === 'blog' ? blogPages(place) : portfolioPages(place));
  const urls = pages
    .flatMap(
      (page) => drawn('site map', page.params?.['slug'] ?? page.route, () => toUrls(page, place)) ?? [],
    )
    .slice(0, most);
  return xmlDocument(
    element('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  );
}
