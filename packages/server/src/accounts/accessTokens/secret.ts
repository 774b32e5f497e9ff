import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Known to programs that look for leaked secrets. */
const prefix = 'janus_pat_';
const form = /^janus_pat_([\da-f]{64})([\da-f]{8})$/;

function checksum(digits: string): string {
  return crc32(prefix + digits)
    .toString(16)
    .padStart(8, '0');
}

/** Creates a token: 256 random bits and a checksum, in hexadecimal digits, so that a double click selects all of it. */
export function makeAccessToken(): string {
  const digits = randomBytes(32).toString('hex');
  return prefix + digits + checksum(digits);
}

/** Returns whether a bearer token looks like a personal access token. */
export function isOfProgram(token: string): boolean {
  return token.startsWith(prefix);
}

/** Returns whether form and checksum fit: an invented or truncated token costs no database query. */
export function isWellFormed(token: string): boolean {
  const [, digits, sum] = form.exec(token) ?? [];
  return digits !== undefined && checksum(digits) === sum;
}
