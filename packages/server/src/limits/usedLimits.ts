import { AsyncLocalStorage } from 'node:async_hooks';
import type { Rule } from './rule.ts';

/** The limits that a request has used: the rules that counted it, and what is left of each. */
export type UsedLimits = Map<string, { rule: Rule; left: number; seconds: number }>;

const store = new AsyncLocalStorage<UsedLimits>();

/** Runs a call and notes in `usedLimits` the limits it uses. */
export function countingLimits<T>(usedLimits: UsedLimits, work: () => T): T {
  return store.run(usedLimits, work);
}

export function noteUse(rule: Rule, { uses, seconds }: { uses: number; seconds: number }): void {
  store.getStore()?.set(rule.name, { rule, left: Math.max(0, rule.uses - uses), seconds });
}

/** Removes the note of a use that was given back. */
export function forgetUse(rule: Rule): void {
  store.getStore()?.delete(rule.name);
}

/** Returns the rate limit header fields (draft-ietf-httpapi-ratelimit-headers); none where nothing was counted. */
export function limitFields(usedLimits: UsedLimits): Record<string, string> {
  if (usedLimits.size === 0) return {};
  const rows = [...usedLimits.values()];
  return {
    'ratelimit-policy': rows.map(({ rule }) => `"${rule.name}";q=${rule.uses};w=${rule.seconds}`).join(', '),
    ratelimit: rows.map(({ rule, left, seconds }) => `"${rule.name}";r=${left};t=${seconds}`).join(', '),
  };
}
