import type { ReactNode } from 'react';
import { useContext, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { ConfirmationContext, confirmingApi, createConfirmation } from './confirmation.ts';
import { createFreshness, FreshnessContext } from './freshness.ts';
import type { Reading } from './reading.ts';
import { ReadingContext } from './reading.ts';
import { createInvalidationBus, InvalidationBusContext } from './invalidationBus.ts';
import type { UiContextValues } from './UiContexts.tsx';
import { UiContexts } from './UiContexts.tsx';
import { useCachedRead } from './useCachedRead.ts';
import { useFallbackInCache } from './useFallbackInCache.ts';
import { useSessionGuard } from './useSessionGuard.ts';
import { useInvalidate } from './useInvalidate.ts';

/** The props of `UiProvider`. */
export interface UiProviderProps extends UiContextValues {
  /** The data that was read before this page was shown, by serialized key; the same object while the page is shown. */
  fallback?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The root of a tree with its own cache, never shared between requests, and with the guard of the session. */
export function UiProvider(props: UiProviderProps) {
  const { page, navigation, services, fallback: initial = nothing, children } = props;
  const [cache] = useState(() => new Map());
  // Data that one person has loaded is not shown to the next one.
  const [dropped, setDropped] = useState<UiProviderProps['fallback']>();
  const fallback = initial === dropped ? nothing : initial;
  const freshness = useMemo(() => createFreshness(fallback, Date.now), [fallback]);
  const [bus] = useState(createInvalidationBus);
  const [confirmation] = useState(createConfirmation);
  const { api, session } = services;
  const confirming = useMemo(
    () => ({ api: confirmingApi(api, confirmation), session }),
    [api, session, confirmation],
  );
  const config = useMemo(
    () => ({
      provider: () => cache,
      fallback,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      dedupingInterval: 2000,
    }),
    [cache, fallback],
  );
  return (
    <UiContexts page={page} navigation={navigation} services={confirming}>
      <ConfirmationContext value={confirmation}>
        <FreshnessContext value={freshness}>
          <InvalidationBusContext value={bus}>
            <SWRConfig value={config}>
              <CachedReading fallback={fallback} onDrop={() => setDropped(initial)}>
                {children}
              </CachedReading>
            </SWRConfig>
          </InvalidationBusContext>
        </FreshnessContext>
      </ConfirmationContext>
    </UiContexts>
  );
}

interface CachedReadingProps extends Required<Pick<UiProviderProps, 'fallback' | 'children'>> {
  /** Called when another person signs in: the fallback must be dropped. */
  onDrop(): void;
}

/** A child of the SWR configuration, because invalidating and clearing need this tree's cache. */
function CachedReading({ fallback, onDrop, children }: CachedReadingProps) {
  useSessionGuard(onDrop);
  useFallbackInCache(fallback);
  const invalidate = useInvalidate();
  const { listen } = useContext(InvalidationBusContext);
  const reading = useMemo<Reading>(
    // oxlint-disable-next-line react/hooks -- passed to `useRead`, which calls it as a hook
    () => ({ useRead: useCachedRead, invalidate, listen }),
    [invalidate, listen],
  );
  return <ReadingContext value={reading}>{children}</ReadingContext>;
}
