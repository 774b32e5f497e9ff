import { livePosts } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { shorten, transliterate } from '@janus-site/core';

const longest = 80;
/** What the post lookup would take for an id. */
const looksLikeId = /^[0-9a-f-]{36}$/;

/** A name for the address, made of a title; never empty. */
export function slugOf(title: string): string {
  const slug = shorten(transliterate(title), longest) || 'post';
  return looksLikeId.test(slug) ? `post-${slug}` : slug;
}

/** The wanted slug, or the first of `slug-2`, `slug-3`… that nobody has or had. */
export async function freeSlug(trx: Database, base: string): Promise<string> {
  const pattern = `${base}%`;
  const present = await livePosts(trx).select('slug').where('slug', 'like', pattern).execute();
  const former = await livePosts(trx)
    .innerJoin('post_slugs', 'post_slugs.post_id', 'posts.id')
    .select('post_slugs.slug')
    .where('post_slugs.slug', 'like', pattern)
    .execute();
  const taken = new Set([...present, ...former].map((row) => row.slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** Takes a slug that somebody chose; another post may have had it, but not have it. */
export async function claimSlug(trx: Database, postId: string, slug: string): Promise<void> {
  const owner = await livePosts(trx).select('id').where('slug', '=', slug).executeTakeFirst();
  if (owner && owner.id !== postId) {
    throw problem('slug_taken', { fields: [{ path: 'slug', code: 'slug_taken', message: takenMessage }] });
  }
  await trx.deleteFrom('post_slugs').where('slug', '=', slug).execute();
}

/** The old address goes on to work. */
export async function keepFormerSlug(trx: Database, postId: string, slug: string): Promise<void> {
  await trx
    .insertInto('post_slugs')
    .values({ slug, post_id: postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute();
}

const takenMessage = { ru: 'Этот адрес уже занят.', en: 'This slug is taken.' };
