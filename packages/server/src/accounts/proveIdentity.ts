import type { Caller } from '../contract/handler.ts';
import { ProblemError } from '../errors.ts';
import { forgive, rules, spend } from '../limits/rateLimit.ts';
import { noteRefusal, type RefusalFacts } from '../trail/noteRefusal.ts';

/**
 * Whether the person of a session shows who they are: by so many tries for each session and no more, whatever is
 * tried. A wrong one is in the trail as a refused sign-in is, and ends nothing.
 */
export async function proveIdentity(
  facts: RefusalFacts,
  caller: Caller,
  isProven: () => Promise<boolean>,
): Promise<boolean> {
  const { db, settings, now } = facts;
  const note = () => noteRefusal(facts, caller, ['confirmation']);
  try {
    if (settings.rateLimits) await spend(db, rules.confirmation, caller.sessionId, now());
  } catch (error) {
    if (error instanceof ProblemError) await note();
    throw error;
  }
  if (!(await isProven())) {
    await note();
    return false;
  }
  if (settings.rateLimits) await forgive(db, rules.confirmation, caller.sessionId);
  return true;
}
