import type { User } from '@janus-site/core';
import { useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';

/**
 * Returns the signed-in user, or the last one after the session ended: the screen stays while the password is
 * requested.
 */
export function useCurrentUser(): User | null {
  const { user } = useSession();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}
