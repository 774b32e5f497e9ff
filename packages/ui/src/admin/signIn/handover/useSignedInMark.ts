import { useEffect, useEffectEvent } from 'react';
import { deliberateSignOut } from '../../../hooks/deliberateSignOut.ts';
import { useServices } from '../../../hooks/services.ts';
import { useFaceLinks } from '../../shared/acrossFaces.ts';

/** Keeps the mark that tells the other face whether somebody is signed in here. */
export function useSignedInMark(isSignedIn: boolean): void {
  const { session } = useServices();
  const links = useFaceLinks();
  const mark = useEffectEvent(async (isIn: boolean) => {
    const marks = await import('./signedInMark.ts').catch(() => null);
    marks?.setMark(links, isIn);
    // After a deliberate sign-out, a link from the other face must not sign the user in again.
    marks?.setTried(!isIn);
  });
  useEffect(() => {
    if (isSignedIn) void mark(true);
  }, [isSignedIn]);
  useEffect(
    () =>
      session.on('signedOut', ({ reason }) => {
        if (deliberateSignOut.has(reason)) void mark(false);
      }),
    [session],
  );
}
