import type { Face } from '@janus-site/core';
import { loginRoute } from '@janus-site/core';
import type { UiHost } from '../../../hooks/host.ts';
import { acrossFaces } from '../../shared/acrossFaces.ts';

export const otherFace: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };

/**
 * The login address of the other face, where it has tokens of its own: on one host they are shared already. It comes back
 * to the first host of this face alone, so from another one there is no way over.
 */
export function otherLogin(host: UiHost): URL | null {
  const names = [host.origin && new URL(host.origin).hostname, `${host.face}.localhost`];
  const isFirstHost = names.includes(location.hostname);
  const to = new URL(
    acrossFaces(host, otherFace[host.face], loginRoute[otherFace[host.face]]),
    location.href,
  );
  return isFirstHost && to.origin !== location.origin ? to : null;
}
