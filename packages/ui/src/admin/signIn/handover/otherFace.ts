import type { Face } from '@janus-site/core';
import { loginRoute } from '@janus-site/core';
import type { FaceLinks } from '../../shared/acrossFaces.ts';
import { acrossFaces } from '../../shared/acrossFaces.ts';

export const otherFace: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };

/**
 * The login address of the other face, where it has tokens of its own: on one host they are shared already. It comes back
 * to the first host of this face alone, so from another one there is no way over.
 */
export function otherLogin(links: FaceLinks): URL | null {
  const names = [new URL(links.origin).hostname, `${links.face}.localhost`];
  const isFirstHost = names.includes(location.hostname);
  const to = new URL(
    acrossFaces(links, otherFace[links.face], loginRoute[otherFace[links.face]]),
    location.href,
  );
  return isFirstHost && to.origin !== location.origin ? to : null;
}
