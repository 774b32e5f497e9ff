import type { Place } from './place.ts';

export const securityPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; each response counts from now, so it never expires on a running site. */
const validDays = 180;

/** Where to report vulnerabilities (RFC 9116). */
export function toSecurityText(place: Place, contacts: readonly string[], now: number): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString();
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${place.file(securityPath)}`,
    '',
  ].join('\n');
}
