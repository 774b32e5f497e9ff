import { AsyncLocalStorage } from 'node:async_hooks';
import type { Rule } from './rule.ts';

/** The limits that a request has used: the rules that counted it, and what is left of each. */
export type Tally = Map<string, { rule: Rule; left: number; seconds: number }>;

const tallies = new AsyncLocalStorage<Tally>();

/** Runs a call and notes in `tally` the limits it uses. */
export function tallying<T>(tally: Tally, work: () => T): T {
  return tallies.run(tally, work);
}

export function noteUse(rule: Rule, { uses, seconds }: { uses: number; seconds: number }): void {
  tallies.getStore()?.set(rule.name, { rule, left: Math.max(0, rule.uses - uses), seconds });
}

/** Removes the note of a use that was given back. */
export function forgetUse(rule: Rule): void {
  tallies.getStore()?.delete(rule.name);
}

/** Returns the rate limit header fields (draft-ietf-httpapi-ratelimit-headers); none where nothing was counted. */
export function limitFields(tally: Tally): Record<string, string> {
  if (tally.size === 0) return {};
  const rows = [...tally.values()];
  return {
    'ratelimit-policy': rows.map(({ rule }) => `"${rule.name}";q=${rule.uses};w=${rule.seconds}`).join(', '),
    ratelimit: rows.map(({ rule, left, seconds }) => `"${rule.name}";r=${left};t=${seconds}`).join(', '),
  };
}
