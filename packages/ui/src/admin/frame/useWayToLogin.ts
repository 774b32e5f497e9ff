import { loginRoute, withReturnPath } from '@janus-site/core';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../../hooks/host.ts';

/** Sends a visitor to the login, with the way back. */
export function useWayToLogin(isClosed: boolean): void {
  const host = useHost();
  const leave = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const back = pathname + search + hash;
    host.navigate(withReturnPath(host.href(loginRoute[host.face]), back), { replace: true });
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);
}
