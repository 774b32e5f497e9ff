import type { ClientError, Session } from '@janus-site/core';
import { endsSession } from '@janus-site/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { deliberateSignOut } from '../../hooks/deliberateSignOut.ts';
import { useServices } from '../../hooks/services.ts';
import { useSession } from '../../hooks/useSession.ts';

/**
 * Whether protected content may be rendered. `checking`: not known yet; `closed`: not signed in; `open`: signed in;
 * `ended`: the session ended during work, the screen stays; `unreachable`: the server could not be reached, which may
 * also be so after an end.
 */
export type Gate =
  | { state: 'checking' | 'closed' | 'open' }
  | { state: 'ended'; error?: ClientError; retry?(): void }
  | { state: 'unreachable'; error: ClientError; retry(): void };

/** The guard may admit a user before loading them: then the user is loaded, or the reason for a refusal. */
async function decide(session: Session, signal: AbortSignal): Promise<'open' | 'closed' | ClientError> {
  const decision = await session.guard({ signal });
  if (decision.allow && decision.user) return 'open';
  const loaded = decision.allow ? await session.loadUser({ signal }) : null;
  if (loaded?.ok) return 'open';
  const error = loaded ? loaded.error : decision.allow ? undefined : decision.error;
  return error && !endsSession(error) ? error : 'closed';
}

/**
 * Runs the session's guard once, then follows the session; a user already signed in does not wait for it. `open` means
 * that the user is loaded.
 */
export function useGate(): Gate {
  const { session } = useServices();
  const { isAuthenticated, user } = useSession();
  const [gate, setGate] = useState<Gate>({ state: 'checking' });
  const [turn, setTurn] = useState(0);

  const settle = useEffectEvent((next: Gate) =>
    setGate((now) => (now.state === 'ended' && next.state !== 'open' ? { ...next, state: 'ended' } : next)),
  );

  useEffect(() => {
    const stop = new AbortController();
    void decide(session, stop.signal).then((outcome) => {
      if (stop.signal.aborted) return;
      if (typeof outcome === 'string') return settle({ state: outcome });
      return settle({ state: 'unreachable', error: outcome, retry: () => setTurn((count) => count + 1) });
    });
    return () => stop.abort();
  }, [session, turn]);

  useEffect(() => {
    const stopOut = session.on('signedOut', ({ reason }) =>
      setGate((now) => ({
        state: !deliberateSignOut.has(reason) && /open|ended/.test(now.state) ? 'ended' : 'closed',
      })),
    );
    const stopIn = session.on('signedIn', () => {
      if (session.getSnapshot().user) setGate({ state: 'open' });
      else setTurn((count) => count + 1);
    });
    return () => {
      stopOut();
      stopIn();
    };
  }, [session]);

  return gate.state === 'checking' && isAuthenticated && user ? { state: 'open' } : gate;
}
