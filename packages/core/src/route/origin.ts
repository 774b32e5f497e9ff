import type { Face } from './faces.ts';
import type { FaceHosts } from './hosts.ts';
import { keepDomain } from './keepDomain.ts';

/**
 * A host that means this machine, as `isLocalName` of `hosts.ts`, with or without a port; the first group is a prefix such
 * as `blog.`. Written out, because every page loads this file and none needs the other.
 */
const ownMachine = /^(?:(.+\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?(?::\d+)?$/i;

/** Returns whether a host with its port means this machine; browsers trust it without https. */
export const isOwnMachine = (host: string): boolean => ownMachine.test(host);

/**
 * Returns the canonical origin (scheme and host) of a face: the configured one, whatever host the request had. A
 * local name is used only if nothing is configured, because it means another machine to everybody else and a proxy
 * that does not forward Host sends one.
 */
export function originOf(
  face: Face,
  { host, scheme, hosts }: { host: string; scheme: 'http' | 'https'; hosts: FaceHosts },
): string {
  const [first = host] = hosts[face];
  return [host, first].every(isOwnMachine) ? `http://${host}` : `${scheme}://${first}`;
}

/**
 * Returns the address of a path on a face, for links from a page of the other face. Local names keep their port; if a
 * local name selects no face, the query does.
 */
export function addressOfFace(
  face: Face,
  path: string,
  { host, scheme, hosts }: { host: string; scheme: 'http' | 'https'; hosts: FaceHosts },
): string {
  const own = ownMachine.exec(host);
  if (!own) return `${scheme}://${hosts[face][0] ?? host}${path}`;
  if (own[1]) return `http://${host.replace(/.*(?=\.)/, face)}${path}`;
  return keepDomain(path, face === 'blog' ? 'blog' : null);
}
