import { sql } from 'kysely';
import { deleteInSlices } from '../db/deleteInSlices.ts';
import type { Database } from '../db/schema.ts';
import { addressGroup, addressNetwork } from './addressGroup.ts';
import type { Rule } from './rule.ts';
import { forgetUse, noteUse } from './usedLimits.ts';
import { tooMany } from './tooMany.ts';

export const rules = {
  /** An account from one address: others cannot use it up. */
  loginAccount: { name: 'login-account', uses: 10, seconds: 15 * 60 },
  /** An address across all accounts. */
  loginAddress: { name: 'login-address', uses: 50, seconds: 15 * 60 },
  /** A /48 has 65,536 of the networks that one subscriber gets. */
  loginNetwork: { name: 'login-network', uses: 200, seconds: 15 * 60 },
  /** A device on which the account has signed in before. */
  loginDevice: { name: 'login-device', uses: 10, seconds: 15 * 60 },
  /** An account from any address: beyond this it is slowed down, and refused only while too many wait. */
  loginName: { name: 'login-name', uses: 10, seconds: 15 * 60 },
  /** An address that starts or finishes a sign-in with a passkey. */
  passkey: { name: 'passkey', uses: 60, seconds: 5 * 60 },
  passkeyNetwork: { name: 'passkey-network', uses: 240, seconds: 5 * 60 },
  /** Six digits of an authenticator app, per account over all addresses: a guesser already has the password. */
  totp: { name: 'totp', uses: 5, seconds: 5 * 60 },
  totpDay: { name: 'totp-day', uses: 30, seconds: 24 * 60 * 60 },
  /** A recovery code is too long to guess: this bounds work, not chance. */
  recoveryCode: { name: 'recovery-code', uses: 10, seconds: 15 * 60 },
  /** A sign-in whose user is asked to confirm their identity. */
  confirmation: { name: 'confirmation', uses: 10, seconds: 15 * 60 },
  /** Codes that an account creates for the other face, and those that an address signs in with. */
  handover: { name: 'handover', uses: 30, seconds: 5 * 60 },
  /** Refused sign-ins of an account from any address: the last of these sends a notice. */
  refusals: { name: 'refusals', uses: 10, seconds: 60 * 60 },
  /** Notices about one subject: more of them within an hour are not news. */
  notice: { name: 'notice', uses: 1, seconds: 60 * 60 },
  /** An account that tests a notice channel: each test makes the server send a request. */
  noticeTest: { name: 'notice-test', uses: 10, seconds: 10 * 60 },
  /** An account that replies to visitors. */
  reply: { name: 'reply', uses: 30, seconds: 10 * 60 },
  refresh: { name: 'refresh', uses: 120, seconds: 60 },
  feedback: { name: 'feedback', uses: 5, seconds: 10 * 60 },
  /** One sender must not use up the messages of everybody. */
  feedbackDay: { name: 'feedback-day', uses: 30, seconds: 24 * 60 * 60 },
  feedbackNetwork: { name: 'feedback-network', uses: 20, seconds: 60 * 60 },
  feedbackNetworkDay: { name: 'feedback-network-day', uses: 60, seconds: 24 * 60 * 60 },
  /** From any address: strangers must not fill the database. Spam is counted apart. */
  feedbackAll: { name: 'feedback-all', uses: 300, seconds: 24 * 60 * 60 },
  /** Faults that pages report, from one address and from all: strangers must not fill the log. */
  fault: { name: 'fault', uses: 10, seconds: 10 * 60 },
  faultAll: { name: 'fault-all', uses: 200, seconds: 60 * 60 },
  /** An account's previews of texts: more than anybody types. */
  preview: { name: 'preview', uses: 240, seconds: 60 },
  /** An account's copies of pictures from other sites: each makes the server send a request. */
  copyPicture: { name: 'copy-picture', uses: 120, seconds: 60 },
} as const satisfies Record<string, Rule>;

function rowKey(rule: Rule, subject: string): string {
  return `${rule.name}:${subject.slice(0, 200)}`;
}

/** Counts one use, shared by every process on this database. */
export function count(
  db: Database,
  rule: Rule,
  subject: string,
  now: number,
): Promise<{ uses: number; expires_at: number }> {
  const expires = now + rule.seconds * 1000;
  return db
    .insertInto('rate_limits')
    .values({ key: rowKey(rule, subject), uses: 1, expires_at: expires })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        uses: sql<number>`case when rate_limits.expires_at <= ${sql.val(now)} then 1 else rate_limits.uses + 1 end`,
        expires_at: sql<number>`case when rate_limits.expires_at <= ${sql.val(now)} then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['uses', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** Counts one use; over the limit throws 429 with the time to wait. */
export async function spend(db: Database, rule: Rule, subject: string, now: number): Promise<void> {
  const row = await count(db, rule, subject, now);
  const seconds = Math.max(1, Math.ceil((Number(row.expires_at) - now) / 1000));
  noteUse(rule, { uses: Number(row.uses), seconds });
  if (row.uses > rule.uses) throw tooMany(seconds);
}

/** Counts one use of an address, and one of its /48. */
export async function spendAddress(
  db: Database,
  [own, network]: readonly [own: Rule, network: Rule],
  address: string,
  now: number,
): Promise<void> {
  await spend(db, own, addressGroup(address), now);
  const wide = addressNetwork(address);
  if (wide !== null) await spend(db, network, wide, now);
}

/** Clears a count that belongs to one person after a success, so that only failures add up. */
export async function forgive(db: Database, rule: Rule, subject: string): Promise<void> {
  forgetUse(rule);
  await db.deleteFrom('rate_limits').where('key', '=', rowKey(rule, subject)).execute();
}

/** Takes one success off a shared count: the failures of others stand. */
export async function refund(db: Database, rule: Rule, subject: string): Promise<void> {
  forgetUse(rule);
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('key', '=', rowKey(rule, subject))
    .where('uses', '>', 0)
    .execute();
}

export async function removeOldLimits(db: Database, now: number): Promise<void> {
  await deleteInSlices(db, 'rate_limits', ['key'], sql`expires_at <= ${now}`);
}
