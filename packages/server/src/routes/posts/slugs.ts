import { isReservedSlug, type Face } from '@janus-site/core';
import { problem } from '../../errors.ts';
import { createSlugs } from '../shared/slugs.ts';

const slugs = createSlugs({
  table: 'posts',
  former: 'post_slugs',
  owner: 'post_id',
  word: 'post',
});

export const { freeSlug, claimSlug, keepFormerSlug, settleSlug, formerSlugs } = slugs;

/** A name for the address, made of a title; of a page none that is the site's own. */
export function slugOf(title: string, face: Face | null = null): string {
  const slug = slugs.slugOf(title);
  return face !== null && isReservedSlug(slug) ? `${slug}-page` : slug;
}

const reserved = {
  ru: 'Этот адрес занят самим сайтом: выберите другой.',
  en: 'The site itself uses this address: choose another one.',
};

/** A page stands right behind the host, where the site has addresses of its own. */
export function refuseReserved(slug: string, face: Face | null): void {
  if (face === null || !isReservedSlug(slug)) return;
  throw problem('invalid_fields', { fields: [{ path: 'slug', code: 'slug_reserved', message: reserved }] });
}
