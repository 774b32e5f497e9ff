import { keepDomain, plainTitle, shareLayout, siteName } from '@janus-site/core';
import { facePicture, itemPicture, withVersion } from '../share/address.ts';
import { cardVersion, faceCard, pageCard, postCard, projectCard } from '../share/card.ts';
import { latest } from '../content.ts';
import { contentAddress, type DescribedPage } from './describedPage.ts';

/**
 * The absolute address of a page's preview picture. For a fallback translation, the names on its card are not known
 * here, so the address has no version.
 */
export function shareImage({
  route,
  face,
  language,
  domain,
  origin,
  profile,
  owner,
  site,
  post,
  project,
}: DescribedPage): string {
  const at = (path: string) => origin + keepDomain(path, domain);
  if (project) {
    const address = at(itemPicture('project', project.slug, project.text.language));
    if (project.text.language !== language) return address;
    return withVersion(address, cardVersion(projectCard(project, project.text, { owner, site })));
  }
  if (!post) {
    const card = faceCard({ face, language, origin, profile, owner, site });
    return withVersion(at(facePicture(face, language)), cardVersion(card));
  }
  const { slug, text } = post;
  const isPost = route === 'post';
  const address = at(itemPicture(isPost ? 'post' : 'page', slug, text.language));
  if (text.language !== language) return address;
  const facts = { owner, site };
  return withVersion(
    address,
    cardVersion(isPost ? postCard(post, text, facts) : pageCard(face, post, text, facts)),
  );
}

export type MetaTag = readonly [name: string, content: string | undefined | null];

/** Open Graph and the only tag that Twitter needs in addition. */
export function openGraph(page: DescribedPage, image: string): MetaTag[] {
  const { route, title, post } = page;
  const isPost = route === 'post';
  const type = route === 'home' || route === 'resume' ? 'profile' : 'website';
  return [
    ['og:title', title],
    ['og:type', isPost || page.project ? 'article' : type],
    ['og:locale', page.contentLanguage === 'ru' ? 'ru_RU' : 'en_US'],
    ['og:description', page.about],
    ['og:url', contentAddress(page)],
    ['og:image', image],
    ['og:image:width', String(shareLayout.width)],
    ['og:image:height', String(shareLayout.height)],
    ['og:image:alt', title],
    ...(post && isPost
      ? ([
          ['og:site_name', siteName('blog', page.site[page.language])],
          ['article:published_time', post.text.published_at],
          ['article:modified_time', latest([post.text.published_at, post.text.updated_at])],
          ...post.tags.map((tag) => ['article:tag', plainTitle(tag)] as const),
        ] as const)
      : []),
    ['twitter:card', 'summary_large_image'],
  ];
}
