import { returnPath } from '@janus-site/core';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../../hooks/host.ts';

/** Takes the person who has just signed in back to the page that asked for it. */
export function useWayBack(isSignedIn: boolean): boolean {
  const host = useHost<'login' | 'blogLogin'>();
  const { next } = host.query;
  const back = next ? returnPath(next, '') : '';
  const leave = useEffectEvent(() => host.navigate(back, { replace: true }));
  useEffect(() => {
    if (isSignedIn && back) leave();
  }, [isSignedIn, back]);
  return isSignedIn && back !== '';
}
