import type { SessionSnapshot } from '@janus-site/core';
import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';

/** Who is signed in: `unknown` on the server and until the current-user call has answered. */
export function useSession(): SessionSnapshot {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
