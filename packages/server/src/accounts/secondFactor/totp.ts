/** Seconds of one code. */
const period = 30;

/** The library is read with the first code: a site without them holds it in no memory. */
const library = () => import('otpauth');

/** A secret of 160 bits, as RFC 4226 asks for, in base32. */
export async function makeTotpSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** What authenticator apps read out of a QR code; with what every one of them knows: SHA-1, six digits, 30 seconds. */
export async function totpUri(secret: string, names: { issuer: string; label: string }): Promise<string> {
  const { TOTP } = await library();
  return new TOTP({ secret, period, digits: 6, algorithm: 'SHA1', ...names }).toString();
}

/** The time step that the code is of: now, or one before or after it, for clocks that differ. Null for none. */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const { TOTP } = await library();
  const totp = new TOTP({ secret, period, digits: 6, algorithm: 'SHA1' });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
