/** Lifetime of one code in seconds. */
const period = 30;

/** Loaded with the first code: a site without them keeps it out of memory. */
const library = () => import('otpauth');

/** Creates a secret of 160 bits, as RFC 4226 recommends, in base32. */
export async function makeTotpSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** Returns the address for a QR code, with what every authenticator app supports: SHA-1, six digits, 30 seconds. */
export async function totpUri(secret: string, names: { issuer: string; label: string }): Promise<string> {
  const { TOTP } = await library();
  return new TOTP({ secret, period, digits: 6, algorithm: 'SHA1', ...names }).toString();
}

/** Returns the time step of a code: the current one or, as clocks differ, one before or after it. Null for none. */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const { TOTP } = await library();
  const totp = new TOTP({ secret, period, digits: 6, algorithm: 'SHA1' });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
