import type { Session } from '@janus-site/core';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** Returns the snapshot of the session: `unknown` on the server and until a refresh shows who is signed in. */
export function useSession(): ReturnType<Session['getSnapshot']> {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
