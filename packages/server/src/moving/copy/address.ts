import {
  chooseFace,
  href,
  isLoopback,
  normalizeHost,
  notFoundPath,
  resolve,
  routeRow,
  type Face,
  type FaceHosts,
} from '@janus-site/core';

/** What is asked of a face of the site. */
export interface OwnAddress {
  face: Face;
  /** Encoded, with the query that makes a difference. */
  path: string;
}

/** What an address in a page means to the copy. */
export type Meaning =
  | { kind: 'own'; address: OwnAddress; hash: string }
  /** Answered by a program: sign-in, the panel, calls, previews of drafts. */
  | { kind: 'service' }
  | { kind: 'foreign' };

export interface Addresses {
  hosts: FaceHosts;
  /** Host, with a port where it has one, by which a face is asked. */
  hostOf: Readonly<Record<Face, string>>;
  meaningOf(value: string, from: OwnAddress): Meaning;
  /** Finds whole addresses of the site in a text. */
  readonly inText: RegExp;
}

export const keyOf = ({ face, path }: OwnAddress): string => face + path;

const notFound: readonly string[] = Object.values(notFoundPath);
export const isNotFound = ({ path }: OwnAddress): boolean => notFound.includes(path);

const services = /^\/(?:en\/)?api(?:\/|$)/;

/** The one way to write an address: of its query stays what is read. */
function tidy(url: URL, face: Face, hostOf: Addresses['hostOf'], hosts: FaceHosts): OwnAddress | null {
  if (services.test(url.pathname)) return null;
  const resolution = resolve({ host: hostOf[face], path: url.pathname, search: url.search }, hosts);
  if (resolution.kind === 'page') {
    const { route, params, language } = resolution;
    // a copy has no form to begin
    const { about: _about, ...query } = { about: undefined, ...resolution.query };
    if (routeRow(route).layout !== 'public' || 'preview' in query) return null;
    return { face, path: href(route, { params, language, query }) };
  }
  const query = new URLSearchParams(url.search);
  // it tells versions apart (B45), and the copy is of one
  for (const name of ['v', 'domain']) query.delete(name);
  return { face, path: url.pathname + (query.size > 0 ? `?${query.toString()}` : '') };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Knows the addresses of the site that is asked at a port of this machine. */
export function createAddresses(hosts: FaceHosts, port: number): Addresses {
  const hostOf = {
    portfolio: hosts.portfolio[0] ?? `portfolio.localhost:${port}`,
    blog: hosts.blog[0] ?? `blog.localhost:${port}`,
  };
  const names = new Set(
    [...hosts.portfolio, ...hosts.blog, ...Object.values(hostOf)].map((host) => normalizeHost(host)),
  );
  const isOwn = ({ hostname, port: at }: URL): boolean =>
    names.has(normalizeHost(hostname)) || (isLoopback(hostname) && at === String(port));
  return {
    hosts,
    hostOf,
    meaningOf(value, from) {
      const base = `http://${hostOf[from.face]}${from.path}`;
      if (!URL.canParse(value, base)) return { kind: 'foreign' };
      const url = new URL(value, base);
      if (!/^https?:$/.test(url.protocol) || !isOwn(url)) return { kind: 'foreign' };
      const { face } = chooseFace(url.hostname, url.searchParams.get('domain'), hosts);
      const address = tidy(url, face, hostOf, hosts);
      return address === null ? { kind: 'service' } : { kind: 'own', address, hash: url.hash };
    },
    // a point behind an address is its own only where something else ends it
    inText: new RegExp(
      `https?://(?:${[...names].map(escape).join('|')})(?::\\d+)?(?:[/?#](?:[^\\s"'<>\\\\&]|&amp;)*(?:(?=["'<\\\\&])|(?<![.,;:!?)])))?`,
      'gi',
    ),
  };
}
