import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { deleteInSlices } from '../db/deleteInSlices.ts';
import type { Database } from '../db/schema.ts';
import { problem } from '../errors.ts';

/** A response that is kept and sent again for the same call. */
export interface KeptAnswer {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** One call with a key. */
export interface KeyedCall {
  /** An account, or the network of a visitor. */
  subject: string;
  operation: string;
  key: string;
  /** Everything that was sent. */
  content: readonly (string | Buffer)[];
}

const life = 24 * 60 * 60 * 1000;
/** Longer than any call takes: a process that ended in the middle of a call did not answer it. */
const patience = 5 * 60 * 1000;
/** Per subject; the oldest are removed. */
const mostKeys = 100;

/** Hashes each part with its length before it, so that no two lists give the same input. */
function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('base64url');
}

export interface Claim {
  id: string;
  /** The kept response of this very call; null for the first one. */
  answer: KeptAnswer | null;
}

/** Claims a key for a call; 409 while another call holds it, 422 if it was used for a different call. */
export async function claimKey(db: Database, call: KeyedCall, now: number): Promise<Claim> {
  const { subject, operation, key, content } = call;
  const id = hash([subject, operation, key]);
  const row = {
    subject: hash([subject]),
    fingerprint: hash(content),
    status: null,
    answer: null,
    busy_until: now + patience,
    expires_at: now + life,
  };
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ id, ...row })
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.expires_at', '<=', now),
            eb.and([eb('idempotency_keys.status', 'is', null), eb('idempotency_keys.busy_until', '<=', now)]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (taken) {
    await forgetOldest(db, row.subject);
    return { id, answer: null };
  }
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found && found.fingerprint !== row.fingerprint) throw problem('key_reused');
  if (!found || found.status === null || found.answer === null)
    throw problem('key_in_use', { headers: { 'retry-after': '1' } });
  const kept = JSON.parse(found.answer) as Omit<KeptAnswer, 'status'>;
  return { id, answer: { ...kept, status: Number(found.status) } };
}

async function forgetOldest(db: Database, subject: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('subject', '=', subject)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('id')
        .where('subject', '=', subject)
        .orderBy('expires_at', 'desc')
        .limit(mostKeys),
    )
    .execute();
}

/** Keeps the response of a call. */
export async function keepAnswer(db: Database, id: string, { status, ...rest }: KeptAnswer): Promise<void> {
  const answer = JSON.stringify(rest);
  await db.updateTable('idempotency_keys').set({ status, answer }).where('id', '=', id).execute();
}

/** Frees the key of a call that was refused, and so has done nothing. */
export async function releaseKey(db: Database, id: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('id', '=', id).where('status', 'is', null).execute();
}

export async function removeOldKeys(db: Database, now: number): Promise<void> {
  await deleteInSlices(db, 'idempotency_keys', ['id'], sql`expires_at <= ${now}`);
}
