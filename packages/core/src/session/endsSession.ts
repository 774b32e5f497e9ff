import type { ClientError } from '../api/result.ts';

/** Malformed, signed out, forbidden, not a token. All other statuses are temporary. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/**
 * Returns whether an error ends the session: the service itself refused the tokens, or there are none. Returns false
 * if there was no response, the service was slow or busy, or a captive portal or proxy responded with HTML.
 */
export function endsSession(error: ClientError): boolean {
  if (error.kind !== 'http') return error.kind === 'auth';
  return refusals.has(error.status) && !error.isPage;
}
