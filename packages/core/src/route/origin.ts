import type { Face } from './faces.ts';
import type { FaceHosts } from './hosts.ts';
import { keepDomain } from './keepDomain.ts';

/** A host that means this machine, with or without a port; the first group is what names a face, as `blog.` does. */
const ownMachine = /^(?:(.+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Returns whether a host with its port means this machine: browsers trust it without https. */
export const isOwnMachine = (host: string): boolean => ownMachine.test(host);

/**
 * Returns scheme and host by which a face calls itself: those of the settings, whoever asked. A name of this machine means
 * another one to everybody else, and a proxy that passes no Host on asks by such a name; it stands where nothing else is set.
 */
export function originOf(
  face: Face,
  { host, scheme, hosts }: { host: string; scheme: 'http' | 'https'; hosts: FaceHosts },
): string {
  const [first = host] = hosts[face];
  return [host, first].every(isOwnMachine) ? `http://${host}` : `${scheme}://${first}`;
}

/**
 * Returns the address of a path of a face, as a page of the other one links to it. Names of this machine keep their port;
 * on one that names no face the query does.
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
