import type { ClientError } from '../api/result.ts';

/** Malformed, signed out, forbidden, not a token. All other statuses are temporary. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/**
 * Returns whether an error ends the session: the service itself refused the tokens, or there are none. No response, a
 * slow or busy service, and HTML from a captive portal or a proxy say nothing about the tokens.
 */
export function endsSession(error: ClientError): boolean {
  if (error.kind !== 'http') return error.kind === 'auth';
  return refusals.has(error.status) && !error.isPage;
}
