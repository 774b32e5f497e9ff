import type { ClientError } from '../api/result.ts';

/** By the contract: malformed, signed out, not allowed, not even the shape of a token. All else may pass in a moment. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/**
 * The one rule of who is signed out: the service itself said that these tokens are dead, or there are none. No answer,
 * a slow or busy service, and a page that a portal or a proxy puts in its place say nothing about the tokens.
 */
export function endsSession(error: ClientError): boolean {
  if (error.kind !== 'http') return error.kind === 'auth';
  return refusals.has(error.status) && !error.isPage;
}
