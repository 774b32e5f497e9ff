import { returnPath } from '@janus-site/core';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';

/** Returns a user who has just signed in to the page that required it. */
export function useWayBack(isSignedIn: boolean): boolean {
  const { query } = usePage<'login' | 'blogLogin'>();
  const { navigate } = useNavigation();
  const { next } = query;
  const back = next ? returnPath(next, '') : '';
  const leave = useEffectEvent(() => navigate(back, { replace: true }));
  useEffect(() => {
    if (isSignedIn && back) leave();
  }, [isSignedIn, back]);
  return isSignedIn && back !== '';
}
