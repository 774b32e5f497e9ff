import type { ClientError } from '@janus-site/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../data/host.ts';
import { useSession } from '../data/useSession.ts';

/**
 * Whether protected things may be drawn.
 * `checking`: nobody knows yet; `closed`: not signed in; `open`: signed in; `ended`: the session ended while working,
 * what is on the screen stays; `unreachable`: the service could not be asked.
 */
export type Gate =
  | { state: 'checking' | 'closed' | 'open' | 'ended' }
  | { state: 'unreachable'; error: ClientError; retry(): void };

/** Signed out on purpose: nothing stays on the screen. */
const deliberate: ReadonlySet<string> = new Set(['logout', 'forget', 'other-tab']);
const noAnswer: ReadonlySet<ClientError['kind']> = new Set(['network', 'offline', 'timeout']);

/** Asks the session's guard once, then follows it; who is known to be signed in does not wait for it. */
export function useGate(): Gate {
  const { session } = useHost();
  const { isAuthenticated, user } = useSession();
  const [gate, setGate] = useState<Gate>({ state: 'checking' });
  const [turn, setTurn] = useState(0);

  const settle = useEffectEvent((next: Gate) => setGate(next));

  useEffect(() => {
    const stop = new AbortController();
    void session.guard({ signal: stop.signal }).then((decision) => {
      if (stop.signal.aborted) return;
      if (decision.allow) return settle({ state: 'open' });
      const { error } = decision;
      const retry = () => setTurn((count) => count + 1);
      return settle(
        error && noAnswer.has(error.kind) ? { state: 'unreachable', error, retry } : { state: 'closed' },
      );
    });
    return () => stop.abort();
  }, [session, turn]);

  useEffect(() => {
    const stopOut = session.on('signedOut', ({ reason }) =>
      setGate((now) => ({ state: deliberate.has(reason) || now.state !== 'open' ? 'closed' : 'ended' })),
    );
    const stopIn = session.on('signedIn', () => setGate({ state: 'open' }));
    return () => {
      stopOut();
      stopIn();
    };
  }, [session]);

  return gate.state === 'checking' && isAuthenticated && user ? { state: 'open' } : gate;
}
