import { useEffect, useEffectEvent } from 'react';

/** Begins the task, and again once the sign-in has changed: what was taken has its end where it is seen to work. */
export function useBeginning(begin: () => unknown, isSignedIn: boolean): void {
  const start = useEffectEvent(begin);
  useEffect(() => void start(), [isSignedIn]);
}
