import { createHash } from 'node:crypto';
import { extname, posix } from 'node:path';
import { shorten, transliterate } from '@janus-site/core';
import { decodePart } from '../../decodePart.ts';
import { isNotFound, keyOf, type OwnAddress } from './address.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A name that is safe everywhere, with a hash to make it unique. */
const uniqueName = (text: string, of = text): string =>
  `${shorten(transliterate(text), 40) || 'page'}-${hash(of)}`.replace(/^-/, '');

/**
 * Letters of any alphabet, so that addresses keep working. Nothing with a special meaning to a disk, a shell or an
 * address.
 */
const plain = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} _.+-]*[\p{L}\p{M}\p{N}_+-])?$/u;
/** Names reserved by Windows. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function segmentName(segment: string): string {
  const text = decodePart(segment).normalize('NFC');
  if (plain.test(text) && !reserved.test(text) && Buffer.byteLength(text) <= 120) return text;
  const end = extname(text);
  return uniqueName(text, segment) + (/^\.[a-z0-9]{1,8}$/.test(end) ? end : '');
}

function pathOf(address: OwnAddress, isPage: boolean): string {
  const [path = '', query] = address.path.split(/\?(.*)/s);
  const segments = path.split('/').filter(Boolean).map(segmentName);
  if (isNotFound(address)) return [...segments.slice(0, -1), '404.html'].join('/');
  if (isPage) {
    // no slug begins this way
    if (query !== undefined)
      segments.push(`~${uniqueName(decodePart(query.replaceAll('+', ' ')).normalize('NFC'), query)}`);
    return [...segments, 'index.html'].join('/');
  }
  const name = segments.pop() ?? 'file';
  const end = extname(name);
  const width = query === undefined ? null : /^w=(\d{1,5})$/.exec(query);
  const mark = query === undefined ? '' : width ? `-${width[1]}` : `-${hash(query)}`;
  return [...segments, `${name.slice(0, name.length - end.length)}${mark}${end}`].join('/');
}

/** Gives every address a separate file, even on case-insensitive disks. */
export function createFileNames() {
  const taken = new Map<string, string>();
  return (address: OwnAddress, isPage: boolean): string => {
    const key = keyOf(address);
    let path = `${address.face}/${pathOf(address, isPage)}`;
    const owner = taken.get(path.toLowerCase());
    if (owner !== undefined && owner !== key) {
      const folder = posix.dirname(path);
      path = isPage ? `${folder}-${hash(key)}/index.html` : `${folder}/${hash(key)}-${posix.basename(path)}`;
    }
    taken.set(path.toLowerCase(), key);
    return path;
  };
}
