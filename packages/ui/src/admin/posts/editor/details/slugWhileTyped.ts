import { transliterate } from '@janus-site/core';

/** Returns typed text as a slug; keeps a trailing hyphen, since another word may follow. */
export function slugWhileTyped(text: string): string {
  const slug = transliterate(text);
  return slug !== '' && !/[\p{L}\p{N}]$/u.test(text) ? `${slug}-` : slug;
}
