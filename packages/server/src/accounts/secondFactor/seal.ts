import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** `kept` is stored in the database; `setUp` is held by the person who connects an app, for ten minutes. */
export type Purpose = 'kept' | 'setUp';

const setUpSeconds = 10 * 60;

/** A separate key: the one that signs tokens must not encrypt. */
function sealingKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'janus totp secrets', 32));
}

interface Owned {
  userId: string;
  purpose: Purpose;
  now: number;
}

/** Encrypts the secret of an authenticator app for one account and one purpose. */
export function sealTotp(secret: string, totp: string, { userId, purpose, now }: Owned): Promise<string> {
  const sealed = new EncryptJWT({ totp })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(userId)
    .setAudience(purpose);
  if (purpose === 'setUp') sealed.setExpirationTime(Math.floor(now / 1000) + setUpSeconds);
  return sealed.encrypt(sealingKey(secret));
}

/** Decrypts the secret; null for another account, purpose or server secret, and if expired. */
export async function openTotp(
  secret: string,
  sealed: string,
  { userId, purpose, now }: Owned,
): Promise<string | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, sealingKey(secret), {
      subject: userId,
      audience: purpose,
      currentDate: new Date(now),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const { totp } = payload;
    return typeof totp === 'string' ? totp : null;
  } catch {
    return null;
  }
}
