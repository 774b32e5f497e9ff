import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInSlices } from '../../db/deleteInSlices.ts';
import type { Database } from '../../db/schema.ts';
import { hashToken } from '../tokens.ts';

const life = 5 * 60 * 1000;

/** Creates a challenge to sign once within five minutes, for a new passkey of an account or for anybody's sign-in. */
export async function makeChallenge(db: Database, userId: string | null, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({ challenge: hashToken(challenge), user_id: userId, expires_at: now + life })
    .execute();
  return challenge;
}

/** Returns whether a live challenge was made for this purpose. It is deleted in any case. */
export async function takeChallenge(
  db: Database,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', hashToken(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeEndedChallenges(db: Database, now: number): Promise<void> {
  await deleteInSlices(db, 'passkey_challenges', ['challenge'], sql`expires_at <= ${now}`);
}
