import type { FaceLinks } from '../../shared/acrossFaces.ts';
import { readStored, store } from '../../shared/storage.ts';
import { parentDomain } from '../../../text/parentDomain.ts';
import { otherLogin } from './otherFace.ts';

const name = 'signed_in';
const triedKey = 'handoverTried';
/** The lifetime of a sign-in. */
const seconds = 30 * 24 * 60 * 60;

/**
 * Lets the other face know, without any secret, that somebody is signed in here, so that it starts the handover by
 * itself.
 */
export function setMark(links: FaceLinks, isSignedIn: boolean): void {
  const other = otherLogin(links);
  const domain = other && parentDomain(location.hostname, other.hostname);
  if (!domain) return;
  const isSecure = location.protocol === 'https:' ? '; Secure' : '';
  const age = isSignedIn ? seconds : 0;
  document.cookie = `${name}=1; Domain=${domain}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure}`;
}

export function hasMark(): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}

/** Whether this tab has already tried the handover, which starts by itself only once. */
export function hasTried(): boolean {
  // Without storage the handover never starts by itself.
  return readStored('sessionStorage', triedKey) !== null;
}

export function setTried(isTried: boolean): void {
  store('sessionStorage', triedKey, isTried ? '1' : null);
}
