import { createHash } from 'node:crypto';
import { shorten, transliterate } from '@janus-site/core';

const longestStem = 40;

/** Identifies a picture by its content: SHA-256 in hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** `photo-1a2b3c4d.webp`: the same picture has the same name in every export, whatever its id. */
export function exportedName(name: string, bytes: Uint8Array, end: string): string {
  const stem = name.replace(/\.[^.]*$/, '');
  const plain = shorten(transliterate(stem), longestStem) || 'picture';
  return `${plain}-${hashOf(bytes).slice(0, 8)}.${end}`;
}

/** Names of that form that occur as separate words in a text. */
export const exportedNames = /(?<![\w./-])[a-z0-9-]+-[0-9a-f]{8}\.(?:webp|svg|mp4|webm)(?!\w)/g;

/** The picture's name in the library when it is imported again. */
export function libraryName(name: string): string {
  return name.replace(/-[0-9a-f]{8}(?=\.[^.]+$)/, '');
}
