import { addressOfFace, resolve } from '@janus-site/core';
import type { Face, FaceHosts } from '@janus-site/core';

interface Reader {
  /** The face that shows the text. */
  face: Face;
  /** The requested host, with its port. */
  host: string;
  settings: { hosts: FaceHosts; originScheme: 'http' | 'https' };
}

/** A link in rendered HTML to a path of this site: its path, then its query and fragment. */
const localLink = /(<a [^>]*?href=")(\/(?!\/)[^"?#]*)(\?[^"#]*)?(?=["#])/g;

/** Gives links to pages of the other face that face's address: a path alone leads nowhere on another host. */
export function linksToFaces(html: string, { face, host, settings }: Reader): string {
  const { hosts, originScheme: scheme } = settings;
  return html.replace(localLink, (whole, start: string, path: string, query = '') => {
    const found = resolve({ host: `${face}.localhost`, path, search: '' }, hosts);
    // The guard of routes (docs/behaviour.md, B6).
    if (found.kind !== 'redirect' || found.status !== 302) return whole;
    const other = face === 'blog' ? 'portfolio' : 'blog';
    const address = addressOfFace(other, path, { host, scheme, hosts });
    return start + address + (address.includes('?') ? query.replace('?', '&amp;') : query);
  });
}
