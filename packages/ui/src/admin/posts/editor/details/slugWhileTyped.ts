import { transliterate } from '@janus-site/core';

/** Returns what is typed into a field of an address as it may stand there; the hyphen that a next word will follow stays. */
export function slugWhileTyped(text: string): string {
  const slug = transliterate(text);
  return slug !== '' && !/[\p{L}\p{N}]$/u.test(text) ? `${slug}-` : slug;
}
