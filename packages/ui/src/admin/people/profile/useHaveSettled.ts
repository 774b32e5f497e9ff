import { accessTokens, can, passkeys, profile, secondFactor, sessions, webhooks } from '@janus-site/core';
import { useState } from 'react';
import { useRead } from '../../../hooks/useRead.ts';
import { useCurrentUser } from '../../signIn/useCurrentUser.ts';

export interface Settled {
  /** The site's profile, shown first. */
  profile: boolean;
  /** The account's lists, each of which would push down those below. */
  lists: boolean;
}

/** Returns what has loaded or failed since the page was opened; a reload does not reset it. */
export function useHaveSettled(): Settled {
  const user = useCurrentUser();
  const isPending = (read: { state: string } | null) => read?.state === 'pending';
  const hasTokens = can(user, 'manageContent');
  const hasWebhooks = can(user, 'manageUsers');
  const hasProfile = can(user, 'manageProfile');
  const [about, keys, factor, signIns, tokens, hooks] = [
    useRead(hasProfile ? profile.get() : null),
    useRead(passkeys.list()),
    useRead(secondFactor.state()),
    useRead(sessions.list({ limit: 100 })),
    useRead(hasTokens ? accessTokens.list() : null),
    useRead(hasWebhooks ? webhooks.list() : null),
  ];
  const [settled, setSettled] = useState<Settled>({ profile: false, lists: false });
  const isProfileThere = settled.profile || !hasProfile || !isPending(about);
  const areListsThere =
    settled.lists ||
    ![keys, factor, signIns, hasTokens ? tokens : null, hasWebhooks ? hooks : null].some(isPending);
  const next = { profile: isProfileThere, lists: isProfileThere && areListsThere };
  if (next.profile !== settled.profile || next.lists !== settled.lists) setSettled(next);
  return next;
}
