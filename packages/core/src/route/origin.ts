import type { Face } from './faces.ts';
import type { FaceHosts } from './hosts.ts';

/** A host that means this machine, with or without a port; the first group is what names a face, as `blog.` does. */
export const ownMachine = /^(?:(.+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

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
