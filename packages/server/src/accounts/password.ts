import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The cost of one guess, in KiB and passes. */
export interface PasswordCost {
  memory: number;
  passes: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const passwordCost: PasswordCost = { memory: 19 * 1024, passes: 2 };

function digest(password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    ...cost,
    parallelism: 1,
    tagLength: 32,
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function formatHash({ memory, passes }: PasswordCost, nonce: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** Returns the usual text form, with the cost: a hash is verified at its cost even if that of new ones has changed. */
export async function hashPassword(password: string, cost: PasswordCost = passwordCost): Promise<string> {
  const nonce = randomBytes(16);
  return formatHash(cost, nonce, await digest(password, nonce, cost));
}

function costOf(parameters: string): PasswordCost {
  const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? [];
  if (memory === undefined || passes === undefined)
    throw new Error(`A hash with the parameters ${parameters} cannot be checked.`);
  return { memory: Number(memory), passes: Number(passes) };
}

/** Pass null for an unknown user: this does the same work, so that the time does not reveal who exists. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost = passwordCost,
): Promise<boolean> {
  const nobody = formatHash(cost, Buffer.alloc(16), Buffer.alloc(32));
  const [, , , parameters = '', nonce = '', hash = ''] = (stored ?? nobody).split('$');
  const actual = await digest(password, Buffer.from(nonce, 'base64'), costOf(parameters));
  const expected = Buffer.from(hash, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== null;
}

/** Returns a password to print once: 24 letters and digits without look-alikes. */
export function generatePassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  // Bytes above the last whole multiple are dropped, so that every letter is equally likely.
  const limit = 256 - (256 % alphabet.length);
  let password = '';
  while (password.length < 24) {
    for (const byte of randomBytes(48)) {
      if (byte < limit && password.length < 24) password += alphabet[byte % alphabet.length];
    }
  }
  return password;
}
