import { createHash } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { addressGroup, addressNetwork } from './addressGroup.ts';
import { count, forgive, refund, rules, spend, spendAddress } from './rateLimit.ts';

/** One sign-in attempt. */
export interface Attempt {
  /** The name in its compared form, whether or not such an account exists. */
  account: string;
  address: string;
  /** The device on which this account has signed in before; null for any other. */
  device: string | null;
}

const longestDelay = 5;
const nameBuckets = 4096;

/** Limits the counts by name to a fixed number of rows, whatever names are tried; names that collide share a delay. */
export function bucketOf(account: string): string {
  return String(digestOf(account).readUInt32BE() % nameBuckets);
}

function digestOf(account: string): Buffer {
  return createHash('sha256').update(account).digest();
}

/** People type passwords into the name field, so no name is stored as typed. */
function pairOf({ account, address }: Attempt): string {
  return `${addressGroup(address)} ${digestOf(account).toString('base64url')}`;
}

/** Returns the delay in milliseconds: a second for every ten failures beyond the first ten. */
export function delayAfter(uses: number): number {
  const over = Math.max(0, uses - rules.loginName.uses);
  return Math.min(longestDelay, Math.ceil(over / 10)) * 1000;
}

/**
 * Counts an attempt before its password is checked and returns how long it must wait, in milliseconds; 429 over a
 * limit. A device that has signed in before has a separate count, which nobody else can use up (OWASP, device cookies).
 */
export async function admitSignIn(db: Database, attempt: Attempt, now: number): Promise<number> {
  if (attempt.device !== null) {
    await spend(db, rules.loginDevice, attempt.device, now);
    return 0;
  }
  await spendAddress(db, [rules.loginAddress, rules.loginNetwork], attempt.address, now);
  await spend(db, rules.loginAccount, pairOf(attempt), now);
  const { uses } = await count(db, rules.loginName, bucketOf(attempt.account), now);
  return delayAfter(uses);
}

/** One attempt at the second step, by somebody who has the password. */
export interface CodeAttempt {
  userId: string;
  address: string;
  kind: 'totp' | 'recovery_code';
  /** A device that has signed in with both steps has a separate count; earlier ones share one. Null for strangers. */
  device: string | null;
}

const totpRules = [rules.totp, rules.totpDay];

function totpSubject({ userId, device }: CodeAttempt): string {
  return device === null ? userId : `${userId} ${device}`;
}

function recoverySubject({ userId, address }: CodeAttempt): string {
  return `${addressGroup(address)} ${userId}`;
}

/** Counts a code before it is checked: a million guesses at six digits must not be possible. */
export async function admitCode(db: Database, attempt: CodeAttempt, now: number): Promise<void> {
  if (attempt.kind === 'recovery_code') return spend(db, rules.recoveryCode, recoverySubject(attempt), now);
  for (const rule of totpRules) await spend(db, rule, totpSubject(attempt), now);
}

/** Clears this person's count after a correct code; failures of strangers stay counted. */
export async function settleCode(db: Database, attempt: CodeAttempt): Promise<void> {
  if (attempt.kind === 'recovery_code') return forgive(db, rules.recoveryCode, recoverySubject(attempt));
  const settle = attempt.device === null ? refund : forgive;
  for (const rule of totpRules) await settle(db, rule, totpSubject(attempt));
}

/** Clears this person's failures here after a correct password; failures of others stay counted. */
export async function settleSignIn(db: Database, attempt: Attempt): Promise<void> {
  if (attempt.device !== null) return forgive(db, rules.loginDevice, attempt.device);
  await forgive(db, rules.loginAccount, pairOf(attempt));
  await refundShared(db, attempt);
}

/** Takes back an attempt whose password was never checked, because too many others were waiting. */
export async function returnSignIn(db: Database, attempt: Attempt): Promise<void> {
  await refund(db, rules.loginAccount, pairOf(attempt));
  await refundShared(db, attempt);
}

async function refundShared(db: Database, { account, address }: Attempt): Promise<void> {
  await refund(db, rules.loginAddress, addressGroup(address));
  const network = addressNetwork(address);
  if (network !== null) await refund(db, rules.loginNetwork, network);
  await refund(db, rules.loginName, bucketOf(account));
}
