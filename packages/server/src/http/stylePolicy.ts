import { createHash } from 'node:crypto';

/** The policy of a page that runs nothing and loads nothing but the site's icon, which browsers ask for by themselves; only its own style counts. */
export function stylePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
