import type { PageFacts, UiHost } from '@janus-site/ui/hooks/host.ts';
import { keepDomain } from '../../page/keepDomain.ts';
import type { Page } from '../../page/page.ts';
import { facePicture, postPicture, withVersion } from '../share/address.ts';
import { cardHeight, cardVersion, cardWidth, faceCard, postCard } from '../share/card.ts';
import type { PageContent } from './pageContent.ts';

/**
 * The absolute address of the picture that previews of a page show. Where a text stands in for a missing translation,
 * the names that its card has are not known here, so its address has no version.
 */
export function shareImage(page: Page, content: PageContent, origin: string): string {
  const { face, language, resolution } = page;
  const { profile, owner, post } = content;
  const at = (path: string) => origin + keepDomain(path, resolution.domain);
  if (!post) {
    const card = faceCard({ face, language, origin, profile, owner });
    return withVersion(at(facePicture(face, language)), cardVersion(card));
  }
  const address = at(postPicture(post.post.slug, post.text.language));
  if (post.text.language !== language) return address;
  return withVersion(address, cardVersion(postCard(post.post, post.text, owner)));
}

export type MetaTag = readonly [name: string, content: string | undefined | null];

/** Open Graph and the one line that Twitter wants of its own. */
export function openGraph(
  facts: PageFacts,
  { post }: PageContent,
  image: string,
  { route }: Pick<UiHost, 'route'>,
): MetaTag[] {
  const type = route === 'home' ? 'profile' : 'website';
  return [
    ['og:title', facts.title],
    ['og:type', post ? 'article' : type],
    ['og:locale', facts.language === 'ru' ? 'ru_RU' : 'en_US'],
    ['og:description', facts.about],
    ['og:url', facts.canonical],
    ['og:image', image],
    ['og:image:width', String(cardWidth)],
    ['og:image:height', String(cardHeight)],
    ['og:image:alt', facts.title],
    ...(post
      ? ([
          ['og:site_name', 'AleBlog'],
          ['article:published_time', post.text.published_at],
          ['article:modified_time', post.text.updated_at],
          ...post.post.tags.map((tag) => ['article:tag', tag] as const),
        ] as const)
      : []),
    ['twitter:card', 'summary_large_image'],
  ];
}
