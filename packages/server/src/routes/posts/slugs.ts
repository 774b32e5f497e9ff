import { isReservedSlug, type Face } from '@janus-site/core';
import { problem } from '../../errors.ts';
import { createSlugs } from '../shared/slugs.ts';

const slugs = createSlugs({
  table: 'posts',
  former: 'post_slugs',
  owner: 'post_id',
  word: 'post',
});

export const { freeSlug, claimSlug, keepFormerSlug, settleSlug, idBySlug, formerSlugs } = slugs;

/** Returns a slug made from a title; for a page, never one that the site reserves. */
export function slugOf(title: string, face: Face | null = null): string {
  const slug = slugs.slugOf(title);
  return face !== null && isReservedSlug(slug) ? `${slug}-page` : slug;
}

const reserved = {
  ru: 'Этот адрес занят самим сайтом: выберите другой.',
  en: 'The site itself uses this address: choose another one.',
};

/** The address of a page is directly under the host, where the site has addresses as well. */
export function refuseReserved(slug: string, face: Face | null): void {
  if (face === null || !isReservedSlug(slug)) return;
  throw problem('invalid_fields', { fields: [{ path: 'slug', code: 'slug_reserved', message: reserved }] });
}
