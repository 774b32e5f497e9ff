// The session of an app: made once, before its first screen, and shown by a hook.
import { useSyncExternalStore } from 'react';
import { createClient } from '@janus-site/core';
import type { JanusClient, Outcome, PageSignals, SessionOptions, Snapshot } from '@janus-site/core';
import { openTokens } from './deviceTokens.ts';
import type { DeviceStorage } from './deviceTokens.ts';

/** What is needed of React Native's `AppState`. */
export interface AppStates {
  addEventListener(event: 'change', listener: (state: string) => void): { remove(): void };
}

export interface AppSession {
  readonly client: JanusClient;
  /** Signs out; resolves once the device has forgotten the tokens, and rejects where it refuses to. */
  signOut(): Promise<Outcome<undefined>>;
}

/** Reads what the device keeps: whoever signed in before is still signed in. */
export async function openSession(
  url: string,
  device: DeviceStorage,
  appState: AppStates,
  options: Pick<SessionOptions, 'fetch' | 'clock'> = {},
): Promise<AppSession> {
  const storage = await openTokens(device);
  // timers stand still while the app is behind others: the expiry is looked at again when it is in front
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
    // a phone is without a connection often: that alone signs nobody out
    policy: { transientRefreshFailure: 'keep', refreshMarginSeconds: 30 },
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
