import { returnPath } from '@janus-site/core';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';

/** Takes the person who has just signed in back to the page that asked for it. */
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
