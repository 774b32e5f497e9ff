import { accessKey, refreshKey, type TokenStorage } from './tokens.ts';
import type { PageSignals } from './types.ts';

interface EventSource {
  addEventListener?(name: string, listener: (event: { key?: string | null }) => void): void;
  removeEventListener?(name: string, listener: (event: { key?: string | null }) => void): void;
}
interface BrowserGlobals extends EventSource {
  readonly localStorage: { getItem(key: string): string | null } & {
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  readonly document?: EventSource & { readonly visibilityState?: string };
  readonly navigator?: { readonly onLine?: boolean };
}
const browser = globalThis as unknown as BrowserGlobals;

/**
 * `localStorage`, shared by all tabs of the host. Each access may throw (sandboxed frames, full quota, `null` in some
 * web views); the session then keeps the tokens in memory.
 */
export const localStorageTokens: TokenStorage = {
  shared: true,
  get: (key) => browser.localStorage.getItem(key),
  set: (key, value) => browser.localStorage.setItem(key, value),
  remove: (key) => browser.localStorage.removeItem(key),
  subscribe: (callback) =>
    listen(browser, 'storage', ({ key }) => {
      // Without a key, the whole storage was cleared.
      if (!key || key === accessKey || key === refreshKey) callback();
    }),
};

/** Returns whether there is a document. Node 25 warns about access to its own `localStorage`, so that is not tested. */
export function hasPage(): boolean {
  return typeof browser.document === 'object';
}

/** The signals of the browser's page; elsewhere there are none. */
export const browserPage: PageSignals = {
  isOffline: () => hasPage() && browser.navigator?.onLine === false,
  on(signal, callback) {
    if (signal === 'online') return listen(browser, 'online', callback);
    if (signal === 'hide') return listen(browser, 'pagehide', callback);
    const offShow = listen(browser, 'pageshow', callback);
    const offVisible = listen(browser.document, 'visibilitychange', () => {
      if (browser.document?.visibilityState === 'visible') callback();
    });
    return () => {
      offShow();
      offVisible();
    };
  },
};

function listen(
  target: EventSource | undefined,
  name: string,
  listener: (event: { key?: string | null }) => void,
): () => void {
  target?.addEventListener?.(name, listener);
  return () => target?.removeEventListener?.(name, listener);
}
