import type { FaceLinks } from '../../shared/acrossFaces.ts';
import { otherLogin } from './otherFace.ts';

const name = 'signed_in';
const triedKey = 'handoverTried';
/** As long as a sign-in lasts. */
const seconds = 30 * 24 * 60 * 60;

/**
 * What two hosts have in common, as a cookie's domain; null where that is one label, as `localhost`, or a number. A domain
 * under which anybody can have a name (`co.uk`, `github.io`) is refused by the browser itself.
 */
export function parentDomain(one: string, other: string): string | null {
  const [own, rest] = [one.split('.').toReversed(), other.split('.').toReversed()];
  const end = own.findIndex((label, at) => label !== rest[at]);
  const shared = own.slice(0, end === -1 ? own.length : end);
  return shared.length < 2 || /^\d+$/.test(shared[0] ?? '') ? null : shared.toReversed().join('.');
}

/** Says to the other face, without any secret, that somebody is signed in here: there one goes over by oneself. */
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

/** Whether this tab has been over and come back with nothing: it goes by itself only once. */
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
    // Where nothing is kept, nobody goes over.
  }
}
