import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { ConfirmationContext, confirmingApi, createConfirmation } from './confirmation.ts';
import { createFreshness, FreshnessContext } from './freshness.ts';
import type { UiHost } from './host.ts';
import { HostContext } from './host.ts';
import type { Reading } from './reading.ts';
import { ReadingContext } from './reading.ts';
import { createInvalidationBus, InvalidationBusContext } from './invalidationBus.ts';
import { useCachedRead } from './useCachedRead.ts';
import { useSessionGuard } from './useSessionGuard.ts';
import { useTouch } from './useTouch.ts';

export interface UiProviderProps {
  host: UiHost;
  /** What the server, or the host before it showed this page, has read already, by serialized key. */
  fallback?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The root of a tree with a cache of its own (never shared between requests) and the session's guard. */
export function UiProvider({ host, fallback = nothing, children }: UiProviderProps) {
  const [cache] = useState(() => new Map());
  const [seeded, setSeeded] = useState<UiProviderProps['fallback']>();
  if (seeded !== fallback) {
    seedCache(cache, fallback, seeded);
    setSeeded(fallback);
  }
  const freshness = useMemo(() => createFreshness(fallback, Date.now), [fallback]);
  const [bus] = useState(createInvalidationBus);
  const [confirmation] = useState(createConfirmation);
  const api = useMemo(() => confirmingApi(host.api, confirmation), [host.api, confirmation]);
  const confirming = useMemo(() => ({ ...host, api }), [host, api]);
  const config = useMemo(
    () => ({
      provider: () => cache,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      dedupingInterval: 2000,
    }),
    [cache],
  );
  return (
    <HostContext value={confirming}>
      <ConfirmationContext value={confirmation}>
        <FreshnessContext value={freshness}>
          <InvalidationBusContext value={bus}>
            <SWRConfig value={config}>
              <CachedReading>{children}</CachedReading>
            </SWRConfig>
          </InvalidationBusContext>
        </FreshnessContext>
      </ConfirmationContext>
    </HostContext>
  );
}

/**
 * Into the cache itself, not into SWR's `fallback`: only what is in the cache under its key can be touched by a write,
 * and the data of a later page replace older ones.
 */
function seedCache(
  cache: Map<string, unknown>,
  values: Readonly<Record<string, unknown>>,
  former: Readonly<Record<string, unknown>> = nothing,
): void {
  for (const [key, data] of Object.entries(values)) {
    // Carried over from the page before: the cache may know better by now.
    if (former[key] === data) continue;
    cache.set(key, { data, isValidating: false, isLoading: false, _k: key });
  }
}

/** Inside the configuration, because touching and dropping need this tree's cache. */
function CachedReading({ children }: Pick<UiProviderProps, 'children'>) {
  useSessionGuard();
  const touch = useTouch();
  // oxlint-disable-next-line react/hooks -- handed to `useRead`, which calls it as the hook that it is
  const reading = useMemo<Reading>(() => ({ useRead: useCachedRead, touch }), [touch]);
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}
