import type { Face } from './faces.ts';

/** The host names of each face. */
export interface FaceHosts {
  readonly portfolio: readonly string[];
  readonly blog: readonly string[];
}

/** The face that a request is for, and why. */
export interface HostChoice {
  face: Face;
  /** The value of the parameter `domain` if it selected the face; links keep it. */
  domain: string | null;
}

// Browsers resolve these on a new machine without any setup, so both faces always have an address.
const ownHosts: Readonly<Record<Face, string>> = {
  portfolio: 'portfolio.localhost',
  blog: 'blog.localhost',
};
const aliases: Readonly<Record<string, Face>> = {
  janus: 'portfolio',
  dev: 'portfolio',
  aleblog: 'blog',
  blog: 'blog',
};
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const local = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Returns a host in the form used for comparison: lower case, no port, no trailing dot. */
export function normalizeHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, (port, at: number, whole: string) => (isInsideAddress(whole, at) ? port : ''))
    .replace(/\.$/, '');
}

// The last colon of a bare `::1` belongs to the address, not to a port.
function isInsideAddress(host: string, at: number): boolean {
  return host.indexOf(':') < at && !host.endsWith(']', at);
}

/** Returns whether a normalized host is a name that always works, whatever hosts are configured. */
export function isLoopback(name: string): boolean {
  return loopback.test(name);
}

/** Returns whether a normalized host means this machine on every machine; browsers trust such a host without https. */
export function isLocalName(name: string): boolean {
  return local.test(name);
}

/** Selects the face by host; on a loopback host the parameter `domain` comes first (docs/behaviour.md, B1 to B4). */
export function chooseFace(host: string, domain: string | null, hosts: FaceHosts): HostChoice {
  const name = normalizeHost(host);
  if (isLoopback(name) && domain !== null) {
    const value = normalizeHost(domain);
    const face = (Object.hasOwn(aliases, value) && aliases[value]) || faceOfHost(value, hosts);
    if (face) return { face, domain };
  }
  return { face: faceOfHost(name, hosts) ?? 'portfolio', domain: null };
}

function faceOfHost(name: string, hosts: FaceHosts): Face | undefined {
  const has = (face: Face) =>
    name === ownHosts[face] || hosts[face].some((host) => normalizeHost(host) === name);
  if (has('portfolio')) return 'portfolio';
  return has('blog') ? 'blog' : undefined;
}
