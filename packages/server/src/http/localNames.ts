import { isLocalName, normalizeHost, type FaceHosts } from '@janus-site/core';

/** The hosts of both faces, normalized. */
export function namesOf(hosts: FaceHosts): ReadonlySet<string> {
  return new Set([...hosts.portfolio, ...hosts.blog].map(normalizeHost));
}

/** Whether the site is known under a name that others can ask for. */
export function hasPublicName(names: ReadonlySet<string>): boolean {
  return [...names].some((name) => !isLocalName(name));
}

/** An IP address of this machine, as a socket and the settings have it. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/.test(address);
}
