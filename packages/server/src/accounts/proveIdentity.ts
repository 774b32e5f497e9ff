import type { Caller } from '../contract/handler.ts';
import { ProblemError } from '../errors.ts';
import { forgive, rules, spend } from '../limits/rateLimit.ts';
import { signInOf } from './sessions.ts';
import { noteRefusal, type RefusalFacts } from '../trail/noteRefusal.ts';

/**
 * Checks that the user of a session proves their identity, with a limited number of attempts per sign-in, whatever the
 * method; handing it over gives no further ones. A failure is recorded in the trail like a refused sign-in, and ends nothing.
 */
export async function proveIdentity(
  facts: RefusalFacts,
  caller: Caller,
  isProven: () => Promise<boolean>,
): Promise<boolean> {
  const { db, settings, now } = facts;
  const signIn = await signInOf(db, caller.sessionId);
  const note = () => noteRefusal(facts, caller, ['confirmation']);
  try {
    if (settings.rateLimits) await spend(db, rules.confirmation, signIn, now());
  } catch (error) {
    if (error instanceof ProblemError) await note();
    throw error;
  }
  if (!(await isProven())) {
    await note();
    return false;
  }
  if (settings.rateLimits) await forgive(db, rules.confirmation, signIn);
  return true;
}
