import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

function digest(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    ...cost,
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** The usual text form, so that a later change of cost can be told from the row. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await digest(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`;

/** For an unknown user pass null: the same work is done, so that time does not tell who exists. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , nonce = '', hash = ''] = (stored ?? nobody).split('$');
  const actual = await digest(password, Buffer.from(nonce, 'base64'));
  const expected = Buffer.from(hash, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== null;
}

/** A password to print once: 24 letters and digits without look-alikes. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // bytes above the last whole multiple are dropped, so that every letter is as likely
  const limit = 256 - (256 % alphabet.length);
  let password = '';
  while (password.length < 24) {
    for (const byte of randomBytes(48)) {
      if (byte < limit && password.length < 24) password += alphabet[byte % alphabet.length];
    }
  }
  return password;
}
