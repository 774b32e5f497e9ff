import { jwtVerify, SignJWT } from 'jose';
import type { UserTable } from '../db/schema/accounts.ts';
import { signingKey } from './tokens.ts';

type Account = Pick<UserTable, 'id' | 'password_changed_at'>;

const issuer = 'janus';
const audience = 'janus-devices';
const lifeSeconds = 180 * 24 * 60 * 60;

export interface Device {
  /** The id of the sign-in: handing it over makes no other device. */
  id: string;
  /** When the account signed in on it, in milliseconds. */
  signedInAt: number;
}

/** Certifies that an account signed in on a device. Grants no access: it only keeps the failures of others away. */
export function signDevice(
  secret: string,
  { id, userId, signedInAt }: Device & { userId: string },
): Promise<string> {
  // Not rounded, as it is compared with the time of a password change.
  const seconds = signedInAt / 1000;
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(id)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifeSeconds)
    .sign(signingKey(secret));
}

/** Returns the device of a live token of ours for this account and its present password; null for any other text. */
export async function readDevice(
  secret: string,
  { token, user, now }: { token: string | undefined; user: Account | null; now: number },
): Promise<Device | null> {
  if (token === undefined || user === null) return null;
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti', 'iat'],
      currentDate: new Date(now),
    });
    const { sub, jti, iat } = payload;
    if (sub !== user.id || jti === undefined || iat === undefined) return null;
    const signedInAt = Math.round(iat * 1000);
    return signedInAt < (user.password_changed_at ?? 0) ? null : { id: jti, signedInAt };
  } catch {
    return null;
  }
}
