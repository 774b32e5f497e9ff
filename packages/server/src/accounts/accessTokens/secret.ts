import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What programs that look for leaked secrets know it by. */
const prefix = 'janus_pat_';
const form = /^janus_pat_([\da-f]{64})([\da-f]{8})$/;

function checksum(digits: string): string {
  return crc32(prefix + digits)
    .toString(16)
    .padStart(8, '0');
}

/** Creates a token: 256 random bits and a checksum of them, in hexadecimal digits, so that a double click selects it whole. */
export function makeAccessToken(): string {
  const digits = randomBytes(32).toString('hex');
  return prefix + digits + checksum(digits);
}

/** Returns whether a bearer claims to be one of a program. */
export function isOfProgram(token: string): boolean {
  return token.startsWith(prefix);
}

/** Returns whether it can be one of ours: what was invented or cut off costs the database nothing. */
export function isWellFormed(token: string): boolean {
  const [, digits, sum] = form.exec(token) ?? [];
  return digits !== undefined && checksum(digits) === sum;
}
