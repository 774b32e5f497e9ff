import { createHmac, hkdfSync } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { hashToken, makeToken } from '../../accounts/tokens.ts';

type Secret = Pick<Settings, 'secret'>;

/** What is kept of a private link: the hash finds it, the seed shows it again to whoever has the server's secret. */
export interface StoredLink {
  link_seed: string;
  link_hash: string;
}

function tokenOf({ secret }: Secret, seed: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret ?? '', '', 'janus cv links', 32));
  return createHmac('sha256', key).update(seed).digest('base64url');
}

export function makeLink(server: Secret): StoredLink {
  const link_seed = makeToken();
  return { link_seed, link_hash: hashToken(tokenOf(server, link_seed)) };
}

/** A link that nobody has: what came by an import has none until its owner makes one. */
export function noLink(): StoredLink {
  return { link_seed: makeToken(), link_hash: hashToken(makeToken()) };
}

/** The token of a link; null where the server's secret is not the one that it was made with: it goes on to lead to its version. */
export function shownToken(server: Secret, { link_seed, link_hash }: StoredLink): string | null {
  const token = tokenOf(server, link_seed);
  return hashToken(token) === link_hash ? token : null;
}
