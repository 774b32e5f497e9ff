import type { FaceLinks } from '../../shared/acrossFaces.ts';
import { otherLogin } from './otherFace.ts';

const name = 'signed_in';
const triedKey = 'handoverTried';
/** The lifetime of a sign-in. */
const seconds = 30 * 24 * 60 * 60;

/**
 * Returns the common parent of two hosts as a cookie domain; null if it is a single label such as `localhost`, or a
 * number. The browser itself refuses public suffixes (`co.uk`, `github.io`).
 */
export function parentDomain(one: string, other: string): string | null {
  const [own, rest] = [one.split('.').toReversed(), other.split('.').toReversed()];
  const end = own.findIndex((label, at) => label !== rest[at]);
  const shared = own.slice(0, end === -1 ? own.length : end);
  return shared.length < 2 || /^\d+$/.test(shared[0] ?? '') ? null : shared.toReversed().join('.');
}

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
  try {
    return sessionStorage.getItem(triedKey) !== null;
  } catch {
    return true;
  }
}

export function setTried(isTried: boolean): void {
  try {
    if (isTried) sessionStorage.setItem(triedKey, '1');
    else sessionStorage.removeItem(triedKey);
  } catch {
    // Without storage the handover never starts by itself.
  }
}
