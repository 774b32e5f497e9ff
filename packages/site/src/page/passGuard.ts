import type { ClientError } from '@janus-site/core';
import { endsSession } from '@janus-site/core';
import type { Client } from './client.ts';

/**
 * Runs the guard and returns what the page does: null shows it, an error without a response keeps it and offers a
 * retry, a refusal leads to the login. A guard also accepts an outdated token, without a user; loading the user again
 * gives the reason (docs/behaviour.md, B30).
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
