import type { Language, Post } from '@janus-site/core';
import { pageRoute } from '@janus-site/core';
import type { FaceLinks } from '../shared/acrossFaces.ts';
import { acrossFaces } from '../shared/acrossFaces.ts';

type Placed = Pick<Post, 'slug' | 'page_face'>;

/** Returns the public address of a post or a page. */
export function postAddress(
  links: FaceLinks,
  { slug, page_face: face }: Placed,
  options: { language?: Language; query?: { preview: string } } = {},
): string {
  return face === null
    ? acrossFaces(links, 'blog', 'post', { ...options, params: { slug } })
    : acrossFaces(links, face, pageRoute[face], { ...options, params: { page: slug } });
}
