import type { User } from '@janus-site/core';
import { useState } from 'react';
import { useSession } from '../../hooks/useSession.ts';

/** Who is signed in, or was until the session ended: what is on the screen stays while the password is asked for. */
export function useCurrentUser(): User | null {
  const { user } = useSession();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}
