import {
  chooseFace,
  escapeRegExp,
  href,
  isLoopback,
  normalizeHost,
  notFoundPath,
  resolve,
  routeRow,
  type Face,
  type FaceHosts,
} from '@janus-site/core';

/** An address on a face of the site. */
export interface OwnAddress {
  face: Face;
  /** Encoded, with the part of the query that matters. */
  path: string;
}

/** How the copy treats an address in a page. */
export type Meaning =
  | { kind: 'own'; address: OwnAddress; hash: string }
  /** Handled by a program: sign-in, the panel, calls, previews of drafts. */
  | { kind: 'service' }
  | { kind: 'foreign' };

export interface Addresses {
  hosts: FaceHosts;
  /** The host of a face, with a port if it has one. */
  hostOf: Readonly<Record<Face, string>>;
  meaningOf(value: string, from: OwnAddress): Meaning;
  /** Matches absolute addresses of the site in a text. */
  readonly inText: RegExp;
}

export const keyOf = ({ face, path }: OwnAddress): string => face + path;

const notFound: readonly string[] = Object.values(notFoundPath);
export const isNotFound = ({ path }: OwnAddress): boolean => notFound.includes(path);

const services = /^\/(?:en\/)?api(?:\/|$)/;

/** Normalizes an address: only the query parameters that are read remain. */
function tidy(url: URL, face: Face, hostOf: Addresses['hostOf'], hosts: FaceHosts): OwnAddress | null {
  if (services.test(url.pathname)) return null;
  const resolution = resolve({ host: hostOf[face], path: url.pathname, search: url.search }, hosts);
  if (resolution.kind === 'page') {
    const { route, params, language } = resolution;
    // a copy has no form to prefill
    const { about: _about, ...query } = { about: undefined, ...resolution.query };
    if (routeRow(route).layout !== 'public' || 'preview' in query) return null;
    return { face, path: href(route, { params, language, query }) };
  }
  const query = new URLSearchParams(url.search);
  // it distinguishes versions (B45), and the copy contains a single one
  for (const name of ['v', 'domain']) query.delete(name);
  return { face, path: url.pathname + (query.size > 0 ? `?${query.toString()}` : '') };
}

/** Interprets the addresses of a site served at a port of this machine. */
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
    // a full stop after an address belongs to it only where something else ends it
    inText: new RegExp(
      `https?://(?:${[...names].map(escapeRegExp).join('|')})(?::\\d+)?(?:[/?#](?:[^\\s"'<>\\\\&]|&amp;)*(?:(?=["'<\\\\&])|(?<![.,;:!?)])))?`,
      'gi',
    ),
  };
}
