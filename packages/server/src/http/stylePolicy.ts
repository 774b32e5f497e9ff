import { createHash } from 'node:crypto';

/**
 * The policy of a page that runs nothing and loads only the site's icon, which browsers request by themselves; only its
 * own style applies.
 */
export function stylePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
