import { createHash } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { addressGroup } from './addressGroup.ts';
import { count, forgive, refund, rules, spend } from './rateLimit.ts';

/** One try to sign in. */
export interface Attempt {
  /** The name as it is compared, whether or not there is such an account. */
  account: string;
  address: string;
  /** The device on which this very account has signed in before; null for all others. */
  device: string | null;
}

const longestDelay = 5;
const nameBuckets = 4096;

/** Counts over names have so many rows and no more, whatever names are tried; two names that meet share a delay. */
export function bucketOf(account: string): string {
  return String(digestOf(account).readUInt32BE() % nameBuckets);
}

function digestOf(account: string): Buffer {
  return createHash('sha256').update(account).digest();
}

/** People type passwords into the field of the name, so no name is kept as it was typed. */
function pairOf({ account, address }: Attempt): string {
  return `${addressGroup(address)} ${digestOf(account).toString('base64url')}`;
}

/** A second for each ten failures beyond the first ten. */
export function delayAfter(uses: number): number {
  const over = Math.max(0, uses - rules.loginName.uses);
  return Math.min(longestDelay, Math.ceil(over / 10)) * 1000;
}

/**
 * Counts a try before its password is looked at, and returns the milliseconds that it has to wait; over a limit it is
 * 429. A device that signed in before has a count of its own, which nobody else can use up (OWASP, device cookies).
 */
export async function admitSignIn(db: Database, attempt: Attempt, now: number): Promise<number> {
  if (attempt.device !== null) {
    await spend(db, rules.loginDevice, attempt.device, now);
    return 0;
  }
  await spend(db, rules.loginAddress, addressGroup(attempt.address), now);
  await spend(db, rules.loginAccount, pairOf(attempt), now);
  const { uses } = await count(db, rules.loginName, bucketOf(attempt.account), now);
  return delayAfter(uses);
}

/** One try at the second step, by somebody who has the password. */
export interface CodeAttempt {
  userId: string;
  address: string;
  kind: 'totp' | 'recovery_code';
  /** Devices that signed in with both steps have counts of their own; those from before share one. Null for strangers. */
  device: string | null;
}

const totpRules = [rules.totp, rules.totpDay];

function totpSubject({ userId, device }: CodeAttempt): string {
  return device === null ? userId : `${userId} ${device}`;
}

function recoverySubject({ userId, address }: CodeAttempt): string {
  return `${addressGroup(address)} ${userId}`;
}

/** Counts a code before it is looked at: a million guesses at six digits must not be possible. */
export async function admitCode(db: Database, attempt: CodeAttempt, now: number): Promise<void> {
  if (attempt.kind === 'recovery_code') return spend(db, rules.recoveryCode, recoverySubject(attempt), now);
  for (const rule of totpRules) await spend(db, rule, totpSubject(attempt), now);
}

/** The code was right: this person's own uses are forgotten, what strangers failed at is not. */
export async function settleCode(db: Database, attempt: CodeAttempt): Promise<void> {
  if (attempt.kind === 'recovery_code') return forgive(db, rules.recoveryCode, recoverySubject(attempt));
  const settle = attempt.device === null ? refund : forgive;
  for (const rule of totpRules) await settle(db, rule, totpSubject(attempt));
}

/** The password was right: what this person failed at here is forgotten, what others failed at is not. */
export async function settleSignIn(db: Database, attempt: Attempt): Promise<void> {
  if (attempt.device !== null) return forgive(db, rules.loginDevice, attempt.device);
  await refund(db, rules.loginAddress, addressGroup(attempt.address));
  await forgive(db, rules.loginAccount, pairOf(attempt));
  await refund(db, rules.loginName, bucketOf(attempt.account));
}
