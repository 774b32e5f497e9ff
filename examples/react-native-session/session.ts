// The session of an app: created once, before its first screen, and read by a hook.
import { useSyncExternalStore } from 'react';
import { createClient } from '@janus-site/core';
import type { JanusClient, Outcome, PageSignals, SessionOptions, Snapshot } from '@janus-site/core';
import { openTokens } from './deviceTokens.ts';
import type { DeviceStorage } from './deviceTokens.ts';

/** The part of React Native's `AppState` that is used. */
export interface AppStates {
  addEventListener(event: 'change', listener: (state: string) => void): { remove(): void };
}

export interface AppSession {
  readonly client: JanusClient;
  /** Signs out; resolves once the device has removed the tokens, and rejects if it cannot. */
  signOut(): Promise<Outcome<undefined>>;
}

/** Opens the session with the tokens on the device, so that a signed-in user stays signed in. */
export async function openSession(
  url: string,
  device: DeviceStorage,
  appState: AppStates,
  options: Pick<SessionOptions, 'fetch' | 'clock'> = {},
): Promise<AppSession> {
  const storage = await openTokens(device);
  // Timers stop while the app is in the background: the expiry is checked again when it returns.
  const page: PageSignals = {
    isOffline: () => false,
    on(signal, callback) {
      const wanted = { show: 'active', hide: 'background', online: '' }[signal];
      const listening = appState.addEventListener('change', (state) => state === wanted && callback());
      return () => listening.remove();
    },
  };
  const client = createClient({
    ...options,
    baseUrls: { auth: url, portfolio: url, posts: url },
    storage,
    page,
    // A phone is often offline, which alone signs nobody out.
    policy: { transientRefreshFailure: 'keep', unrelatedRefusal: 'keep', refreshMarginSeconds: 30 },
  });
  return {
    client,
    async signOut() {
      const result = await client.logout();
      await storage.saved();
      return result;
    },
  };
}

export function useSession({ subscribe, getSnapshot }: JanusClient): Snapshot {
  return useSyncExternalStore(subscribe, getSnapshot);
}
