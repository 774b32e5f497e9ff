import type { ClientError } from '@janus-site/core';
import { endsSession } from '@janus-site/core';
import type { Client } from './client.ts';

/**
 * Turns the guard's decision into what the page does: null shows it, no answer keeps it and offers a retry, a refusal
 * leads to the login. A guard also lets a stale token in, without a user; loading the user again gives the reason
 * (docs/behaviour.md, B30).
 */
export async function passGuard({ session }: Pick<Client, 'session'>): Promise<ClientError | 'login' | null> {
  const decision = await session.guard();
  let error = decision.allow ? undefined : decision.error;
  if (decision.allow) {
    if (decision.user !== null) return null;
    const loaded = await session.loadUser();
    if (loaded.ok) return null;
    error = loaded.error;
  }
  return error === undefined || endsSession(error) ? 'login' : error;
}
