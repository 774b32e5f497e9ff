import type { Face } from '@janus-site/core';
import { loginRoute } from '@janus-site/core';
import type { FaceLinks } from '../../shared/acrossFaces.ts';
import { acrossFaces } from '../../shared/acrossFaces.ts';

export const otherFace: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };

/**
 * Returns the login address of the other face if it has its own tokens: on one host they are shared. The other face
 * returns only to the first host of this face, so on any other host there is no handover.
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
