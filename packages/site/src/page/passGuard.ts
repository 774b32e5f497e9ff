import type { ClientError } from '@janus-site/core';
import { endsSession } from '@janus-site/core';
import type { Client } from './client.ts';
import { loginAddress } from './loginAddress.ts';
import type { Shown } from './page.ts';

export type Verdict = { go: string } | { error: ClientError | null };

/**
 * Turns the guard's decision into what the page does: no answer keeps it and offers a retry, a refusal leads to the
 * login. A guard also lets a stale token in, without a user; loading the user again gives the reason (docs/behaviour.md, B30).
 */
export async function passGuard({ session }: Client, resolution: Shown, address: string): Promise<Verdict> {
  const decision = await session.guard();
  let error = decision.allow ? undefined : decision.error;
  if (decision.allow) {
    if (decision.user !== null) return { error: null };
    const loaded = await session.loadUser();
    if (loaded.ok) return { error: null };
    error = loaded.error;
  }
  return error === undefined || endsSession(error) ? { go: loginAddress(resolution, address) } : { error };
}
