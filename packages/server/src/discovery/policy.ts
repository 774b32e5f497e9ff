import { createHash } from 'node:crypto';

/** The policy of a picture that has one style and nothing else: browsers hold a picture to the policy that it came with. */
export function oneStylePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
