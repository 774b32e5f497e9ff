import { loginRoute, withReturnPath } from '@janus-site/core';
import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';

/** Redirects a visitor to the login page, with a return address. */
export function useWayToLogin(isClosed: boolean): void {
  const { face } = usePage();
  const { navigate, href } = useNavigation();
  const leave = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const back = pathname + search + hash;
    navigate(withReturnPath(href(loginRoute[face]), back), { replace: true });
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);
}
