import type { ClientError } from '@janus-site/core';
import { endsSession } from '@janus-site/core';
import type { Client } from '../browser/client.ts';
import { loginAddress } from './loginAddress.ts';
import type { Shown } from './page.ts';

export type Verdict = { go: string } | { error: ClientError | null };

/**
 * What a guard decides: no answer keeps the page and offers a retry, a refusal leads to the login. By the letter a
 * guard also lets a stale token in, without a user; then the user is asked for once more, for the reason.
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
