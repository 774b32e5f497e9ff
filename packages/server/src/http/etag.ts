import { createHash } from 'node:crypto';
import type { Encoding } from './encoding.ts';

/** The fingerprint of a body before compression. */
export function hashOf(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** A strong ETag: the bytes differ by coding and effort, so the tag does too (RFC 9110, 8.8.3). */
export function entityTag(print: string, encoding: Encoding, effort: 'quick' | 'small'): string {
  if (encoding === 'identity') return `"${print}"`;
  return `"${print}-${encoding}${effort === 'quick' ? '-q' : ''}"`;
}

/** Whether the client already has this content in any of its forms (the weak comparison of RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, print: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.includes(`"${print}"`) || header.includes(`"${print}-`);
}
