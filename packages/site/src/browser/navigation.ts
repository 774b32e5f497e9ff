import { navigate } from 'wouter/use-browser-location';

/**
 * Returns the state of a new history entry: a key for the scroll position. A random number is unique enough;
 * `randomUUID` does not exist on a page loaded over plain http.
 */
export const newEntry = () => ({ key: String(Math.random()) });

/** Returns the key of the current history entry. */
export function currentEntry(): string {
  const { key } = (history.state ?? {}) as { key?: string };
  return key ?? 'first';
}

/** Returns the path and query of the address bar. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

const present = () => ({ address: currentAddress(), entry: currentEntry() });
/** The page on the screen, and its history entry. */
let shown = present();

/** Whether the page of the address bar is still being loaded. */
export const isLeaving = (): boolean => shown.address !== currentAddress();

/** Whether the current history entry is on the screen. */
export const isShown = (): boolean => shown.entry === currentEntry();

/** Called when the current history entry is on the screen. */
export function arrive(): void {
  shown = present();
}

/** Goes to an address: on another host through the browser, on this one through the router, on this page by anchor. */
export function goTo(to: string, options: { replace?: boolean; stays?: boolean } = {}): void {
  const { replace = false, stays = false } = options;
  const url = new URL(to, location.href);
  const address = url.pathname + url.search;
  if (url.origin !== location.origin) location[replace ? 'replace' : 'assign'](url.href);
  else if (address !== currentAddress()) {
    // Stored with the entry being left: on return, the browser would scroll before the page is rendered.
    history.scrollRestoration = 'manual';
    navigate(address + url.hash, { replace, state: stays ? history.state : newEntry() });
  } else if (url.hash === '') {
    // A second press while the page is on its way must not move the one being left.
    if (!isLeaving()) window.scrollTo({ top: 0 });
  } else location.hash = url.hash;
}
