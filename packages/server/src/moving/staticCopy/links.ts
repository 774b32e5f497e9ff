import { posix } from 'node:path';
import type { Face } from '@janus-site/core';

/** The future web addresses of the faces' copies, each ending with a slash. */
export type Bases = Readonly<Record<Face, string>>;

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
/** Any web server serves the index of a folder; a disk does not. */
const withoutIndex = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

/** The web address of a file of the copy. */
export function webAddress(file: string, bases: Bases): string {
  const face: Face = file.startsWith('blog/') ? 'blog' : 'portfolio';
  return bases[face] + encodePath(withoutIndex(file.slice(face.length + 1)));
}

/** The link from one file of the copy to another. */
export function linkBetween(from: string, to: string, bases: Bases | null): string {
  const isAcross = from.split('/')[0] !== to.split('/')[0];
  // servers show the not-found page at any depth
  if (bases && (isAcross || from.endsWith('/404.html'))) return webAddress(to, bases);
  const way = encodePath(posix.relative(posix.dirname(from), to));
  return bases ? withoutIndex(way) || './' : way;
}
