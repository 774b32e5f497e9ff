import {
  authorName,
  baseTitle,
  githubAddress,
  href,
  plainTitle,
  routeRow,
  siteName,
  telegramAddress,
} from '@janus-site/core';
import type { HrefOptions, RouteName } from '@janus-site/core';
import { latest } from '../content.ts';
import { shownPicture } from '../makeItem.ts';
import { contentAddress, type DescribedPage } from './describedPage.ts';

type Thing = Readonly<Record<string, unknown>>;

function blogName({ site, language }: DescribedPage): string {
  return siteName('blog', site[language]);
}

/** The absolute address of a route of the page's face. */
function addressOf<To extends RouteName>(
  { origin, language, domain }: DescribedPage,
  route: To,
  query?: HrefOptions<To>['query'],
): string {
  return new URL(href(route, { language, domain, ...(query && { query }) }), origin).href;
}

function personOf({ profile, owner, origin, portfolio, site }: DescribedPage): Thing {
  const { github, telegram, photo } = profile;
  const sameAs = [
    githubAddress(github ?? '')?.href,
    telegramAddress(telegram ?? '')?.href,
    ...(site.links ?? []).map(({ url }) => url),
  ].filter(Boolean);
  return {
    '@type': 'Person',
    name: owner?.name,
    jobTitle: owner?.headline || undefined,
    url: portfolio,
    image: shownPicture('page: photo', photo, origin),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

function siteOf({ canonical, language }: DescribedPage, name: string, parts: Thing = {}): Thing {
  return { '@type': 'WebSite', name, url: canonical, inLanguage: language, ...parts };
}

/** How to search this blog: the braces mark the place of the words. */
function searchOf(page: DescribedPage): Thing {
  const target = addressOf(page, 'posts', { q: 'words' });
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: target.replace(/q=words/, 'q={words}') },
    'query-input': 'required name=words',
  };
}

/** The path from the blog's home; the last item is the page itself. */
function crumbsOf(page: DescribedPage, own: string | null): Thing {
  const way = [
    { name: blogName(page), item: addressOf(page, 'blogHome') },
    { name: routeRow('posts').title?.[page.language], item: addressOf(page, 'posts') },
    ...(own === null ? [] : [{ name: own, item: page.canonical }]),
  ];
  return breadcrumbs(way);
}

function breadcrumbs(way: readonly { name: string | undefined; item: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** The series of a post, and its part number. */
function partOf({ origin, language, domain, post }: DescribedPage): Thing {
  if (!post?.series) return {};
  const { slug, title, part } = post.series;
  const path = href('series', { params: { slug }, language, domain });
  const isPartOf = {
    '@type': 'CreativeWorkSeries',
    name: plainTitle(title),
    url: new URL(path, origin).href,
  };
  return { isPartOf, position: part };
}

function postOf(page: DescribedPage, image: string): Thing | null {
  if (!page.post) return null;
  const { author, cover, tags, text } = page.post;
  const owner = personOf(page);
  const name = authorName(author, page.owner?.name);
  return {
    '@type': 'BlogPosting',
    headline: plainTitle(text.title),
    description: text.summary || undefined,
    inLanguage: text.language,
    url: contentAddress(page),
    mainEntityOfPage: contentAddress(page),
    image: [shownPicture('page: cover', cover, page.origin), image].filter(Boolean),
    datePublished: text.published_at ?? undefined,
    dateModified: latest([text.published_at, text.updated_at]),
    keywords: tags.length > 0 ? tags.map(plainTitle) : undefined,
    timeRequired: text.reading_minutes > 0 ? `PT${text.reading_minutes}M` : undefined,
    author: name === '' || name === owner['name'] ? owner : { '@type': 'Person', name },
    publisher: owner,
    ...partOf(page),
  };
}

/** A page created by the owner. */
function pageOf(page: DescribedPage, image: string): Thing | null {
  if (!page.post) return null;
  const { text, cover } = page.post;
  return {
    '@type': 'WebPage',
    name: plainTitle(text.title),
    description: text.summary || undefined,
    inLanguage: text.language,
    url: contentAddress(page),
    primaryImageOfPage: shownPicture('page: cover', cover, page.origin) ?? image,
    datePublished: text.published_at ?? undefined,
    dateModified: latest([text.published_at, text.updated_at]),
    author: personOf(page),
  };
}

function projectOf(page: DescribedPage, image: string): Thing | null {
  const { project } = page;
  if (!project) return null;
  const { text, github_url: code, cover, technologies } = project;
  return {
    '@type': code === null ? 'CreativeWork' : 'SoftwareSourceCode',
    name: text.title,
    description: text.summary || undefined,
    inLanguage: text.language,
    url: page.canonical,
    mainEntityOfPage: page.canonical,
    image: [shownPicture('page: cover', cover, page.origin), image].filter(Boolean),
    codeRepository: code ?? undefined,
    sameAs: project.demo_url ?? undefined,
    dateCreated: project.started_on ?? undefined,
    dateModified: project.updated_at,
    keywords: technologies.length > 0 ? technologies : undefined,
    author: personOf(page),
  };
}

/** The path from the portfolio's home. */
function wayFromHome(page: DescribedPage, own: string | undefined): Thing {
  return breadcrumbs([
    { name: page.owner?.name || siteName('portfolio', page.site[page.language]), item: page.portfolio },
    { name: own, item: page.canonical },
  ]);
}

/** The schema.org data of a page; null where there is none. */
export function schemaOf(page: DescribedPage, image: string): Thing | null {
  const { language, owner, site } = page;
  const things: Partial<Record<RouteName, () => (Thing | null)[]>> = {
    home: () => [
      siteOf(page, baseTitle('portfolio', language, owner?.name ?? '', site[language])),
      owner ? personOf(page) : null,
    ],
    blogHome: () => [
      siteOf(page, blogName(page), {
        potentialAction: searchOf(page),
        publisher: owner ? personOf(page) : undefined,
      }),
    ],
    posts: () => [crumbsOf(page, null)],
    archive: () => [crumbsOf(page, page.title)],
    tag: () => [crumbsOf(page, page.tag)],
    series: () => [crumbsOf(page, page.title)],
    page: () => [pageOf(page, image)],
    blogPage: () => [pageOf(page, image)],
    resume: () => [
      {
        '@type': 'ProfilePage',
        name: page.title,
        url: page.canonical,
        inLanguage: language,
        mainEntity: personOf(page),
      },
      wayFromHome(page, page.title),
    ],
    project: () => [projectOf(page, image), wayFromHome(page, page.project?.text.title)],
    post: () => [postOf(page, image), crumbsOf(page, plainTitle(page.post?.text.title ?? ''))],
  };
  const graph = (things[page.route]?.() ?? []).filter((thing) => thing !== null);
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}
