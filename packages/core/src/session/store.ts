import { accessKey, deviceKey, refreshKey, type TokenStorage } from './tokens.ts';
import type { SignedOut } from './types.ts';

/** Both tokens as stored at one moment. */
export interface Pair {
  readonly access: string | null;
  readonly refresh: string | null;
}

/** The tokens of one storage. Never throws; shared by all clients of a page. */
export interface TokenStore {
  readonly shared: boolean;
  /** Called after a change made in this page. */
  readonly listeners: Set<(cause?: SignedOut) => void>;
  /** The first error of the storage, wrapped because any value can be thrown. */
  readonly failure: { readonly error: unknown } | null;
  /** The owner of a session by its refresh token, after that replaced another one here: no claim may say so. */
  owners: ReadonlyMap<string | null, string | null>;
  read(): Pair;
  write(pair: Pair): void;
  readDevice(): string | null;
  /** Best effort: nothing depends on it. */
  writeDevice(token: string): void;
  /** Changes made by other tabs. */
  watch(callback: () => void): () => void;
}

const stores = new WeakMap<TokenStorage, TokenStore>();

/** Returns the store of a storage object; two clients on one storage (StrictMode, hot reload) share it. */
export function storeOf(storage: TokenStorage): TokenStore {
  let store = stores.get(storage);
  if (!store) stores.set(storage, (store = createStore(storage)));
  return store;
}

function createStore(storage: TokenStorage): TokenStore {
  // Values that the storage refused to keep, with what it held at that time: the tab uses the new pair from memory
  // until another tab changes the stored one.
  const overlay = new Map<string, { value: string | null; under: string | null | undefined }>();
  let failure: { error: unknown } | null = null;

  function attempt<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      failure ??= { error };
      return undefined;
    }
  }
  function get(key: string): string | null {
    const over = overlay.get(key);
    if (over) return over.value;
    return attempt(() => storage.get(key)) ?? null;
  }
  function put(key: string, value: string | null): void {
    const isKept = attempt(() => {
      if (value === null) storage.remove(key);
      else storage.set(key, value);
      return true;
    });
    if (isKept) overlay.delete(key);
    else overlay.set(key, { value, under: attempt(() => storage.get(key)) });
  }

  return {
    shared: storage.shared === true,
    listeners: new Set(),
    owners: new Map(),
    get failure() {
      return failure;
    },
    read() {
      for (const [key, { under }] of overlay) {
        const now = attempt(() => storage.get(key));
        // All or nothing: a pair must not be mixed from two sessions.
        if (now !== undefined && now !== under) overlay.clear();
      }
      return { access: get(accessKey), refresh: get(refreshKey) };
    },
    write(pair) {
      // The refresh token first, so that whoever sees the new access token also sees the new refresh token, and nobody
      // starts a refresh from a half-cleared pair.
      put(refreshKey, pair.refresh);
      put(accessKey, pair.access);
    },
    readDevice: () => attempt(() => storage.get(deviceKey)) ?? null,
    writeDevice: (token) => attempt(() => storage.set(deviceKey, token)),
    watch: (callback) => attempt(() => storage.subscribe?.(callback)) ?? (() => undefined),
  };
}
