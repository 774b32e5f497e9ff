import { createHash } from 'node:crypto';

interface StylePolicyOptions {
  /** For pages, whose icon browsers request by themselves. */
  allowIcon?: boolean;
}

/**
 * Returns the policy of a page or picture that runs nothing, loads nothing and applies only its own style. Browsers
 * apply to a picture the policy in its response.
 */
export function stylePolicy(style: string, { allowIcon = false }: StylePolicyOptions = {}): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    ...(allowIcon ? ["img-src 'self'"] : []),
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
