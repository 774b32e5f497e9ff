import { useEffect, useEffectEvent } from 'react';

/**
 * Starts the task, and again when the sign-in state changes: a redeemed code is finished only once the user is seen to
 * be signed in.
 */
export function useBeginning(begin: () => unknown, isSignedIn: boolean): void {
  const start = useEffectEvent(begin);
  useEffect(() => void start(), [isSignedIn]);
}
