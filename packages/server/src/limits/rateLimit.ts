import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { problem } from '../errors.ts';

export interface Rule {
  /** What is counted: `login`, `feedback`. */
  name: string;
  uses: number;
  seconds: number;
}

export const rules = {
  loginAccount: { name: 'login-account', uses: 10, seconds: 15 * 60 },
  loginAddress: { name: 'login-address', uses: 50, seconds: 15 * 60 },
  refresh: { name: 'refresh', uses: 120, seconds: 60 },
  feedback: { name: 'feedback', uses: 5, seconds: 10 * 60 },
} as const satisfies Record<string, Rule>;

/** Counts one use, for every process on this database; over the limit it is 429 with the seconds to wait. */
export async function spend(db: Database, rule: Rule, subject: string, now: number): Promise<void> {
  const key = `${rule.name}:${subject.slice(0, 200)}`;
  const expires = now + rule.seconds * 1000;
  const row = await db
    .insertInto('rate_limits')
    .values({ key, uses: 1, expires_at: expires })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        uses: sql<number>`case when rate_limits.expires_at <= ${sql.val(now)} then 1 else rate_limits.uses + 1 end`,
        expires_at: sql<number>`case when rate_limits.expires_at <= ${sql.val(now)} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['uses', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (row.uses <= rule.uses) return;
  const seconds = Math.max(1, Math.ceil((row.expires_at - now) / 1000));
  throw problem('too_many_requests', { headers: { 'retry-after': String(seconds) } });
}

/** A success clears the count, so that only failures add up. */
export async function forgive(db: Database, rule: Rule, subject: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', '=', `${rule.name}:${subject.slice(0, 200)}`)
    .execute();
}

export async function removeOldLimits(db: Database, now: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}
