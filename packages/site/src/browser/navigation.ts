import { navigate } from 'wouter/use-browser-location';

/**
 * The state of a new history entry: a name to keep the scroll position under. Chance is enough to tell it from others;
 * `randomUUID` does not exist on a page that came over plain http.
 */
const newEntry = () => ({ key: String(Math.random()) });

/** The name of the history entry that is shown. */
export function currentEntry(): string {
  const { key } = (history.state ?? {}) as { key?: string };
  return key ?? 'first';
}

/** Path and query of the address bar. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Goes to an address: of another host by the browser, of this one by the router, on this page by its anchor. */
export function goTo(to: string, options: { replace?: boolean; stays?: boolean } = {}): void {
  const { replace = false, stays = false } = options;
  const url = new URL(to, location.href);
  const address = url.pathname + url.search;
  if (url.origin !== location.origin) location[replace ? 'replace' : 'assign'](url.href);
  else if (address !== currentAddress()) {
    // The entry that is left keeps this: the browser would scroll a page that is not there yet when it comes back.
    history.scrollRestoration = 'manual';
    navigate(address + url.hash, { replace, state: stays ? history.state : newEntry() });
  } else if (url.hash === '') window.scrollTo({ top: 0 });
  else location.hash = url.hash;
}
