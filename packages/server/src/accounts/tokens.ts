import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const accessSeconds = 10 * 60;
export const refreshMilliseconds = 30 * 24 * 60 * 60 * 1000;

const issuer = 'janus';
const audience = 'janus-services';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Returns the key for all tokens of the services; each kind has a different audience. */
export function signingKey(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

export function signAccess(secret: string, claims: AccessClaims, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessSeconds)
    .sign(signingKey(secret));
}

/** Returns the claims of a live token of ours; null for any other text. */
export async function readAccess(secret: string, token: string, now: number): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: new Date(now),
    });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
}

/** 256 random bits; only the hash is stored, and a hash of that much randomness needs no salt. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
