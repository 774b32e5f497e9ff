import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { signingKey } from './tokens.ts';

const issuer = 'janus';
const audience = 'janus-devices';
const lifeSeconds = 180 * 24 * 60 * 60;

/** Certifies that an account signed in on a device. Grants no access: it only keeps the failures of others away. */
export function signDevice(secret: string, userId: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(signingKey(secret));
}

export interface Device {
  id: string;
  /** When the account signed in on it, in milliseconds. */
  signedInAt: number;
}

/** Returns the device of a live token of ours for this account; null for any other text. */
export async function readDevice(
  secret: string,
  { token, userId, now }: { token: string | undefined; userId: string | undefined; now: number },
): Promise<Device | null> {
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti', 'iat'],
      currentDate: new Date(now),
    });
    const { sub, jti, iat } = payload;
    if (sub !== userId || jti === undefined || iat === undefined) return null;
    return { id: jti, signedInAt: iat * 1000 };
  } catch {
    return null;
  }
}
