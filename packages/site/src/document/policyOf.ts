import { createHash } from 'node:crypto';

const hashes = new Map<string, string>();
const hashLimit = 200;

function hashOf(text: string): string {
  const kept = hashes.get(text);
  if (kept !== undefined) return kept;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= hashLimit) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

/**
 * Strict and the same for all visitors, because a nonce could not be cached in memory or by a CDN. Browsers since 2016
 * support hashes and ignore `'unsafe-inline'` next to them; older ones run all inline scripts.
 */
export function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  services: readonly string[],
  forms: readonly string[] = [],
): string {
  const others = services.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.length > 0 ? "'unsafe-inline' " : ''}${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    `img-src 'self' data: blob:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
