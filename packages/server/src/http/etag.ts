import { createHash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** The hash of a body before compression. */
export function hashOf(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** A strong ETag: the bytes differ by encoding and effort, so the tag does too (RFC 9110, 8.8.3). */
export function entityTag(hash: string, encoding: Encoding, effort: 'quick' | 'small'): string {
  if (encoding === 'identity') return `"${hash}"`;
  return `"${hash}-${encoding}${effort === 'quick' ? '-q' : ''}"`;
}

/** Whether the client already has the version with this tag (the weak comparison of RFC 9110, 13.1.2). */
export function hasTag(header: string | undefined, tag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${tag}"`));
}

/** The same for content in any encoding. */
export function matchesTag(header: string | undefined, hash: string): boolean {
  return hasTag(header, hash) || (header?.includes(`"${hash}-`) ?? false);
}
