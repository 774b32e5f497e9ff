import { createHash } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { problem } from '../errors.ts';

/** What was answered once, and is answered again. */
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
  /** All that was sent. */
  content: readonly (string | Buffer)[];
}

const life = 24 * 60 * 60 * 1000;
/** Longer than any call takes: a process that ended in its middle did not answer it. */
const patience = 5 * 60 * 1000;
/** For each subject; the oldest give way. */
const mostKeys = 100;

/** Each part with its length before it, so that no two lists make one text. */
function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('base64url');
}

export interface Claim {
  id: string;
  /** What this very call was answered before; null for the first one. */
  answer: KeptAnswer | null;
}

/** Takes a key for a call; 409 while another call has it, 422 where it was for something else. */
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

/** Keeps what a call was answered. */
export async function keepAnswer(db: Database, id: string, { status, ...rest }: KeptAnswer): Promise<void> {
  const answer = JSON.stringify(rest);
  await db.updateTable('idempotency_keys').set({ status, answer }).where('id', '=', id).execute();
}

/** A call that was refused has done nothing: its key is free again. */
export async function releaseKey(db: Database, id: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('id', '=', id).where('status', 'is', null).execute();
}

export async function removeOldKeys(db: Database, now: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
