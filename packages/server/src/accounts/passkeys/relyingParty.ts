import { normalizeHost } from '@janus-site/core';
import { getDomain } from 'tldts';
import type { RequestFacts } from '../../contract/handler.ts';
import { problem } from '../../errors.ts';
import type { Settings } from '../../settings.ts';

/** The site that a passkey is for, in terms of WebAuthn. */
export interface RelyingParty {
  /** The domain that its passkeys belong to. */
  id: string;
  /** The only page origin that may use them in this request. */
  origin: string;
}

export type Places = Pick<Settings, 'hosts' | 'originScheme' | 'port' | 'corsOrigins'>;

/** Returns the domain that two hosts share, if it can be owned: never `com`, `co.uk` or `github.io`. */
function sharedDomain(one: string, other: string): string | null {
  const shared: string[] = [];
  const rest = other.split('.').reverse();
  for (const [at, label] of one.split('.').reverse().entries()) {
    if (label !== rest[at]) break;
    shared.unshift(label);
  }
  const domain = shared.join('.');
  return getDomain(domain, { allowPrivateDomains: true }) === null ? null : domain;
}

/**
 * Returns the origins of a host, only on the ports of the settings: a page on another port belongs to somebody else.
 */
export function originsOf({ originScheme, port }: Places, host: string): string[] {
  return [host, `${host}:${port}`].map((place) => `${originScheme}://${place}`);
}

/** Returns the relying party of a page; null for an origin that the settings do not name. */
export function findRelyingParty(places: Places, origin: string): RelyingParty | null {
  if (places.corsOrigins.includes(origin)) return { id: new URL(origin).hostname, origin };
  const portfolio = places.hosts.portfolio.map(normalizeHost);
  const blog = places.hosts.blog.map(normalizeHost);
  const find = (hosts: readonly string[]) => hosts.find((host) => originsOf(places, host).includes(origin));
  const onPortfolio = find(portfolio);
  const host = onPortfolio ?? find(blog);
  if (host === undefined) return null;
  const others = onPortfolio === undefined ? portfolio : blog;
  const domains = others.map((other) => sharedDomain(host, other));
  return { id: domains.find((domain) => domain !== null) ?? host, origin };
}

/** Returns the relying party of the requesting page, by default the host itself; null for an unknown origin. */
export function askingParty(places: Places, { headers }: RequestFacts): RelyingParty | null {
  const origin = headers['origin'] ?? `${places.originScheme}://${String(headers['host'])}`;
  return findRelyingParty(places, String(origin));
}

export function relyingPartyOf(places: Places, request: RequestFacts): RelyingParty {
  const party = askingParty(places, request);
  if (!party) throw problem('passkeys_unavailable');
  return party;
}
