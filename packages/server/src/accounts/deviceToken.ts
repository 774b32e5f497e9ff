import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { signingKey } from './tokens.ts';

const issuer = 'janus';
const audience = 'janus-devices';
const lifeSeconds = 180 * 24 * 60 * 60;

/** Says that an account has signed in on a device. Opens nothing: it only keeps the failures of others away. */
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

/** The device of a token that is ours, alive and of this account; null for every other text. */
export async function readDevice(
  secret: string,
  { token, userId, now }: { token: string | undefined; userId: string | undefined; now: number },
): Promise<string | null> {
  if (token === undefined) return null;
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      issuer,
      audience,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: new Date(now),
    });
    return payload.sub === userId ? (payload.jti ?? null) : null;
  } catch {
    return null;
  }
}
