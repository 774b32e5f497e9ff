import { posts, projects } from '@janus-site/core';
import type { Post, Profile, ProjectPage, Site } from '@janus-site/core';
import type { DescribedPage } from '@janus-site/server';
import type { Navigation } from '@janus-site/ui/hooks/navigation.ts';
import type { PageFacts } from '@janus-site/ui/hooks/page.ts';
import { serializeKey } from '@janus-site/ui/hooks/serializeKey.ts';
import { profileLoader } from '@janus-site/ui/hooks/useProfile.ts';
import { siteLoader } from '@janus-site/ui/hooks/useSite.ts';
import type { Page } from '../page/page.ts';

function postOf({ name, face, language, params, data }: Page): DescribedPage['post'] {
  const { slug = '', page } = params;
  if (name !== 'post' && page === undefined) return null;
  const { key } =
    page === undefined ? posts.byReference(slug, language) : posts.pageBySlug(page, face, language);
  const post = data[serializeKey(key)] as Post | undefined;
  const text = post?.translations[0];
  if (!post || !text) return null;
  const { tags, cover, author, series, canonical_url } = post;
  const { title, summary, published_at, updated_at, reading_minutes } = text;
  return {
    slug: post.slug,
    tags,
    cover,
    author,
    series,
    canonical_url,
    text: { language: text.language, title, summary, published_at, updated_at, reading_minutes },
  };
}

function projectOf({ name, language, params, data }: Page): DescribedPage['project'] {
  if (name !== 'project') return null;
  const { key } = projects.bySlug(params['slug'] ?? '', language);
  const project = data[serializeKey(key)] as ProjectPage | undefined;
  const text = project?.translations[0];
  if (!project || !text) return null;
  const { slug, cover, technologies, github_url, demo_url, started_on, updated_at } = project;
  return {
    slug,
    cover,
    technologies,
    github_url,
    demo_url,
    started_on,
    updated_at,
    text: { language: text.language, title: text.title, summary: text.summary, outcome: text.outcome },
  };
}

/** Returns the owner's settings from the page's data. */
export function settingsOf({ data, language, face }: Pick<Page, 'data' | 'language' | 'face'>): Site {
  return (data[serializeKey(siteLoader({ language, face }).key)] as Site | undefined) ?? {};
}

/**
 * Returns the data for the head that machines read; null if the page is not canonical or the profile could not be
 * loaded, because such a page should not be indexed or shared.
 */
export function describePage(
  page: Page,
  { origin, faceHref }: Pick<Navigation, 'origin' | 'faceHref'>,
  facts: PageFacts | null,
): DescribedPage | null {
  const { name, face, language, params, resolution, data } = page;
  const profile = data[serializeKey(profileLoader(language).key)] as Profile | undefined;
  if (!facts?.canonical || !profile || name === 'notFound') return null;
  const { photo, github, telegram } = profile;
  const [owner] = profile.translations;
  return {
    route: name,
    face,
    language,
    domain: resolution.domain,
    origin,
    portfolio: new URL(faceHref('portfolio'), origin).href,
    tag: params['tag'] ?? '',
    title: facts.title,
    about: facts.about,
    canonical: facts.canonical,
    contentLanguage: facts.language,
    profile: { photo, github, telegram },
    owner: owner && { name: owner.name, headline: owner.headline },
    site: settingsOf(page),
    post: postOf(page),
    project: projectOf(page),
  };
}
