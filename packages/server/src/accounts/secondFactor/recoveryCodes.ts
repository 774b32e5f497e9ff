import { randomBytes } from 'node:crypto';
import { hashToken } from '../tokens.ts';

const amount = 10;
const length = 16;
/** 32 letters and digits without look-alikes: five random bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Creates codes of 80 random bits, in groups for reading aloud: `abcd-efgh-ijkm-npqr`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => {
    const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** Returns the form for comparison: people type hyphens or not, and phones capitalize the first letter. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** So much randomness needs no salt and no slow hash. */
export function hashRecoveryCode(code: string): string {
  return hashToken(plainCode(code));
}
