import { randomBytes } from 'node:crypto';
import { hashToken } from '../tokens.ts';

const amount = 10;
const length = 16;
/** 32 letters and digits without look-alikes: each is five bits of chance. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 bits of chance each, in groups to be read aloud: `abcd-efgh-ijkm-npqr`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => {
    const letters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
    return letters.replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** As it is compared: people type it with and without hyphens, and phones begin with a capital. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** So much chance needs no salt and no slow hash. */
export function hashRecoveryCode(code: string): string {
  return hashToken(plainCode(code));
}
