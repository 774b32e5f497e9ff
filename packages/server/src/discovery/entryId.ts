import { createHash } from 'node:crypto';
import type { Language } from '@janus-site/core';

/**
 * The id of a post in a feed: a UUID derived from the post's id and the language (RFC 9562, version 5). It survives a
 * new slug and a new host, and the two translations are separate entries for a reader of both feeds.
 */
export function entryId(post: string, language: Language): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(post.replaceAll('-', ''), 'hex'))
    .update(language)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const at = [0, 8, 12, 16, 20, 32];
  return `urn:uuid:${at
    .slice(1)
    .map((end, index) => hex.slice(at[index], end))
    .join('-')}`;
}
