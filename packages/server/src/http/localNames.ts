import { isLocalName, normalizeHost, type FaceHosts } from '@janus-site/core';

/** The hosts of both faces, normalized. */
export function namesOf(hosts: FaceHosts): ReadonlySet<string> {
  return new Set([...hosts.portfolio, ...hosts.blog].map(normalizeHost));
}

/** Whether the site has a name that other machines can reach. */
export function hasPublicName(names: ReadonlySet<string>): boolean {
  return [...names].some((name) => !isLocalName(name));
}

/** Whether it is a loopback IP address, in the form sockets and settings use. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/.test(address);
}
