import type { Call } from '../contract/handler.ts';
import type { UserTable } from '../db/schema/accounts.ts';
import { ProblemError } from '../errors.ts';
import { recordRefusal } from './recordRefusal.ts';

export type RefusalFacts = Pick<Call<never>, 'db' | 'settings' | 'request' | 'now' | 'log'>;

/** Notes a refused sign-in of any kind: a log line for fail2ban and the like (docs/fail2ban), a row for the owner. */
export async function noteRefusal(
  facts: RefusalFacts,
  user: Pick<UserTable, 'id' | 'username'> | null,
  details: readonly string[] = [],
): Promise<void> {
  const { address } = facts.request;
  facts.log.warn({ address, account: user?.username ?? null }, 'sign-in refused');
  await recordRefusal(facts.db, { ...facts, caller: null }, user, details);
}

/** Notes a refusal of a sign-in that identifies nobody before it succeeds; server errors are not refusals. */
export async function notingRefusal<Result>(
  facts: RefusalFacts,
  details: readonly string[],
  open: () => Promise<Result>,
): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) await noteRefusal(facts, null, details);
    throw error;
  }
}
