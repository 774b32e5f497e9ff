import { navigate as pushAddress } from 'wouter/use-browser-location';
import { newEntry } from './scroll.ts';

/** Goes to an address: of another host by the browser, of this one by the router, on this page by its anchor. */
export function goTo(to: string, options: { replace?: boolean; stays?: boolean } = {}): void {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) {
    if (options.replace === true) location.replace(url.href);
    else location.assign(url.href);
    return;
  }
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (isHere && url.hash !== '') {
    location.hash = url.hash;
  } else if (isHere) {
    window.scrollTo({ top: 0 });
  } else {
    pushAddress(url.pathname + url.search + url.hash, {
      replace: options.replace ?? false,
      state: options.stays ? history.state : newEntry(),
    });
  }
}

/** Path and query of the address bar. */
export function currentAddress(): string {
  return location.pathname + location.search;
}
