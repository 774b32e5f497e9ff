import { baseTitle, githubAddress, routeRow, telegramAddress } from '@janus-site/core';
import type { RouteName } from '@janus-site/core';
import type { PageFacts, UiHost } from '@janus-site/ui/hooks/host.ts';
import { shownPicture } from '../drawn.ts';
import { latest } from '../read.ts';
import type { PageContent } from './pageContent.ts';

type Host = Pick<UiHost, 'face' | 'language' | 'params' | 'href' | 'faceHref'> & { origin: string };
type Thing = Readonly<Record<string, unknown>>;

export interface SchemaInput {
  route: RouteName;
  host: Host;
  facts: PageFacts;
  content: PageContent;
  /** The absolute address of the drawn picture. */
  image: string;
}

const blogName = 'AleBlog';

function personOf({ profile, owner }: PageContent, { origin, faceHref }: Host): Thing {
  const { github, telegram, photo } = profile;
  const sameAs = [githubAddress(github ?? '')?.href, telegramAddress(telegram ?? '')?.href].filter(Boolean);
  return {
    '@type': 'Person',
    name: owner?.name,
    jobTitle: owner?.headline || undefined,
    url: new URL(faceHref('portfolio'), origin).href,
    image: shownPicture('page: photo', photo, origin),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}

function siteOf({ host, facts }: SchemaInput, name: string, parts: Thing = {}): Thing {
  return { '@type': 'WebSite', name, url: facts.canonical, inLanguage: host.language, ...parts };
}

/** How to search this blog: the braces are the place of the words. */
function searchOf({ href, origin }: Host): Thing {
  const target = new URL(href('posts', { query: { q: 'words' } }), origin).href;
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: target.replace(/q=words/, 'q={words}') },
    'query-input': 'required name=words',
  };
}

/** The way from the blog's home; the last one is the page itself. */
function crumbsOf({ host, facts }: SchemaInput, own: string | null): Thing {
  const { href, origin, language } = host;
  const at = (route: RouteName) => new URL(href(route), origin).href;
  const way = [
    { name: blogName, item: at('blogHome') },
    { name: routeRow('posts').title?.[language], item: at('posts') },
    ...(own === null ? [] : [{ name: own, item: facts.canonical }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function postOf({ host, facts, content, image }: SchemaInput): Thing | null {
  if (!content.post) return null;
  const { post, text } = content.post;
  const { author, cover, tags } = post;
  const owner = personOf(content, host);
  const name = author ? `${author.first_name} ${author.last_name}`.trim() : '';
  return {
    '@type': 'BlogPosting',
    headline: text.title,
    description: text.summary || undefined,
    inLanguage: text.language,
    url: facts.canonical,
    mainEntityOfPage: facts.canonical,
    image: [shownPicture('page: cover', cover, host.origin), image].filter(Boolean),
    datePublished: text.published_at ?? undefined,
    dateModified: latest([text.published_at, text.updated_at]),
    keywords: tags.length > 0 ? tags : undefined,
    timeRequired: text.reading_minutes > 0 ? `PT${text.reading_minutes}M` : undefined,
    author: name === '' || name === owner['name'] ? owner : { '@type': 'Person', name },
    publisher: owner,
  };
}

/** What a page is to search engines, by schema.org; null where there is nothing to say. */
export function schemaOf(input: SchemaInput): Thing | null {
  const { route, host, content } = input;
  const things: Partial<Record<RouteName, () => (Thing | null)[]>> = {
    home: () => [
      siteOf(input, baseTitle('portfolio', host.language, content.owner?.name ?? '')),
      content.owner ? personOf(content, host) : null,
    ],
    blogHome: () => [
      siteOf(input, blogName, {
        potentialAction: searchOf(host),
        publisher: content.owner ? personOf(content, host) : undefined,
      }),
    ],
    posts: () => [crumbsOf(input, null)],
    tag: () => [crumbsOf(input, host.params['tag'] ?? '')],
    post: () => [postOf(input), crumbsOf(input, content.post?.text.title ?? '')],
  };
  const graph = (things[route]?.() ?? []).filter((thing) => thing !== null);
  return graph.length === 0 ? null : { '@context': 'https://schema.org', '@graph': graph };
}
