import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { createFreshness, FreshnessContext } from './freshness.ts';
import type { UiHost } from './host.ts';
import { HostContext } from './host.ts';
import { createTouchBus, TouchBusContext } from './touchBus.ts';
import { useSessionGuard } from './useSessionGuard.ts';

export interface UiProviderProps {
  host: UiHost;
  /** What the server has read already, by serialized key. */
  fallback?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The root of every tree of ours: the host, a cache of its own (never shared between requests), the session's guard. */
export function UiProvider({ host, fallback = nothing, children }: UiProviderProps) {
  const [given, setGiven] = useState(fallback);
  const [cache] = useState(() => new Map());
  const [bus] = useState(createTouchBus);
  const freshness = useMemo(() => createFreshness(given, Date.now), [given]);
  const config = useMemo(
    () => ({
      provider: () => cache,
      fallback: given,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      dedupingInterval: 2000,
    }),
    [cache, given],
  );
  return (
    <HostContext value={host}>
      <FreshnessContext value={freshness}>
        <TouchBusContext value={bus}>
          <SWRConfig value={config}>
            <SessionGuard onDrop={() => setGiven(nothing)} />
            {children}
          </SWRConfig>
        </TouchBusContext>
      </FreshnessContext>
    </HostContext>
  );
}

/** Inside the configuration, because dropping needs this tree's cache. */
function SessionGuard({ onDrop }: { onDrop(): void }) {
  useSessionGuard(onDrop);
  return null;
}
