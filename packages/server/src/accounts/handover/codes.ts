import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import type { HandoverTable } from '../../db/schema/accounts.ts';
import { engineOf } from '../../db/transaction.ts';
import type { Device } from '../deviceToken.ts';
import type { SessionStart } from '../sessions.ts';
import { hashToken, makeToken } from '../tokens.ts';

const life = 60 * 1000;

/** Creates a code that continues a session on another origin; the code is returned here and never again. */
export async function makeHandover(
  db: Database,
  { now, ...wanted }: Pick<HandoverTable, 'session_id' | 'origin' | 'challenge'> & { now: number },
): Promise<{ code: string; expiresAt: number }> {
  const code = makeToken();
  const expiresAt = now + life;
  await db
    .insertInto('handovers')
    .values({ ...wanted, code_hash: hashToken(code), expires_at: expiresAt })
    .execute();
  return { code, expiresAt };
}

/** Returns the handover of a live code if verifier and origin match. The code is deleted in any case. */
export async function takeHandover(
  db: Database,
  use: { code: string; verifier: string; origin: string | null; now: number },
): Promise<HandoverTable | null> {
  const row = await db
    .deleteFrom('handovers')
    .where('code_hash', '=', hashToken(use.code))
    .returningAll()
    .executeTakeFirst();
  if (!row || row.expires_at <= use.now || row.origin !== use.origin) return null;
  // PKCE's S256 is the same hash.
  return hashToken(use.verifier) === row.challenge ? row : null;
}

export interface Continued {
  user: { id: string; username: string };
  sessionId: string;
  refreshToken: string;
  /** That of the sign-in. */
  device: Device;
}

/** Continues a handed-over session; null if it, or its account, has ended meanwhile. */
export async function continueSession(
  trx: Database,
  handover: Pick<HandoverTable, 'session_id' | 'origin'>,
  { userAgent, address, now }: Omit<SessionStart, 'userId'>,
): Promise<Continued | null> {
  const found = trx
    .selectFrom('sessions as asked')
    .innerJoin('sessions as signed', (join) =>
      join.on((eb) => eb('signed.id', '=', eb.fn.coalesce('asked.handed_from', 'asked.id'))),
    )
    .innerJoin('users', 'users.id', 'signed.user_id')
    .select(['signed.id', 'signed.user_id', 'signed.expires_at', 'asked.confirmed_at', 'users.username'])
    .select('signed.created_at')
    .where('asked.id', '=', handover.session_id)
    .where('signed.expires_at', '>', now)
    .where('users.is_active', '=', 1);
  // Ending the sign-in now waits for this, and then ends this session with it.
  const from = await (engineOf(trx) === 'postgres' ? found.forKeyShare('signed') : found).executeTakeFirst();
  if (!from) return null;
  // A browser that requests another session has lost its last one; two tabs that arrive at the same time keep theirs.
  await trx
    .deleteFrom('sessions')
    .where('handed_from', '=', from.id)
    .where('origin', '=', handover.origin)
    .where('created_at', '<=', now - life)
    .execute();
  const sessionId = randomUUID();
  const refreshToken = makeToken();
  await trx
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: from.user_id,
      refresh_hash: hashToken(refreshToken),
      created_at: now,
      last_used_at: now,
      // Handing over back and forth must not make a sign-in last forever.
      expires_at: from.expires_at,
      // A handover does not count as confirming one's identity either.
      confirmed_at: from.confirmed_at,
      user_agent: userAgent.slice(0, 300),
      address: address.slice(0, 100),
      handed_from: from.id,
      origin: handover.origin,
    })
    .execute();
  const device = { id: from.id, signedInAt: from.created_at };
  return { user: { id: from.user_id, username: from.username }, sessionId, refreshToken, device };
}

export async function removeEndedHandovers(db: Database, now: number): Promise<void> {
  await db.deleteFrom('handovers').where('expires_at', '<=', now).execute();
}
