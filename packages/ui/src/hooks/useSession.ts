import type { Session } from '@janus-site/core';
import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** Who is signed in: `unknown` on the server and until the current-user call has answered. */
export function useSession(): ReturnType<Session['getSnapshot']> {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
