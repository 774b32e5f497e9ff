import { createHash } from 'node:crypto';

/**
 * The policy of a picture with a single style and nothing else: browsers apply to a picture the policy in its response.
 */
export function oneStylePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
