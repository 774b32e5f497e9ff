import { normalizeHost } from '@janus-site/core';
import { getDomain } from 'tldts';
import type { RequestFacts } from '../../contract/handler.ts';
import { problem } from '../../errors.ts';
import type { Settings } from '../../settings.ts';

/** Whom a passkey is for, as WebAuthn says it. */
export interface RelyingParty {
  /** The domain that its passkeys belong to. */
  id: string;
  /** The one page origin that may use them in this request. */
  origin: string;
}

export type Places = Pick<Settings, 'hosts' | 'originScheme' | 'port' | 'corsOrigins'>;

/** What two hosts have in common, where somebody can own that: never `com`, `co.uk` or `github.io`. */
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

/** The ports are those of the settings: a page of another port of the same host is somebody else's. */
export function originsOf({ originScheme, port }: Places, host: string): string[] {
  return [host, `${host}:${port}`].map((place) => `${originScheme}://${place}`);
}

/** The relying party of a page; null for a page of nobody that the settings name. */
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

/** That of the page which asks; whoever sends no `Origin` asks from the host itself. Null for a page of nobody. */
export function askingParty(places: Places, { headers }: RequestFacts): RelyingParty | null {
  const origin = headers['origin'] ?? `${places.originScheme}://${String(headers['host'])}`;
  return findRelyingParty(places, String(origin));
}

export function relyingPartyOf(places: Places, request: RequestFacts): RelyingParty {
  const party = askingParty(places, request);
  if (!party) throw problem('passkeys_unavailable');
  return party;
}
