import { isLocalName, normalizeHost, type FaceHosts } from '@janus-site/core';

/** Whether a host belongs to the site, on either face. */
export function isOwnHost(host: string, hosts: FaceHosts): boolean {
  const name = normalizeHost(host);
  return isLocalName(name) || [...hosts.portfolio, ...hosts.blog].some((own) => normalizeHost(own) === name);
}
