import { createHmac, hkdfSync } from 'node:crypto';
import type { Settings } from '../../settings.ts';
import { hashToken, makeToken } from '../../accounts/tokens.ts';

type Secret = Pick<Settings, 'secret'>;

/** The stored part of a private link: the hash finds it, the seed and the server's secret show it again. */
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

/** Returns a link whose token nobody has: an imported version has no link until its owner makes one. */
export function noLink(): StoredLink {
  return { link_seed: makeToken(), link_hash: hashToken(makeToken()) };
}

/** Returns the token of a link; null if it was made with another server secret, although the link still works. */
export function shownToken(server: Secret, { link_seed, link_hash }: StoredLink): string | null {
  const token = tokenOf(server, link_seed);
  return hashToken(token) === link_hash ? token : null;
}
