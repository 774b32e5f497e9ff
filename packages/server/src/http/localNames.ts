import { normalizeHost, type FaceHosts } from '@janus-site/core';

const named = /(?:^|\.)localhost$/;
const addressed: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A normalized host that means this machine wherever it is asked. */
export function isLocalName(name: string): boolean {
  return named.test(name) || addressed.has(name);
}

/** One that always works, whatever names are set. */
export function isLoopback(name: string): boolean {
  return addressed.has(name);
}

/** The hosts of both faces, normalized. */
export function namesOf(hosts: FaceHosts): ReadonlySet<string> {
  return new Set([...hosts.portfolio, ...hosts.blog].map(normalizeHost));
}

/** Whether the site is known under a name that others can ask for. */
export function hasPublicName(names: ReadonlySet<string>): boolean {
  return [...names].some((name) => !isLocalName(name));
}
