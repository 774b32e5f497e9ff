import { useContext, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { deliberateSignOut } from './deliberateSignOut.ts';
import { useServices } from './services.ts';
import { InvalidationBusContext } from './invalidationBus.ts';

/** The time until the screen of a signed-out person is gone and requests nothing more, in milliseconds. */
const goneAfter = 100;

/**
 * Drops the whole cache when another person signs in: the only place where a session change affects the data. `onDrop`
 * drops the data that SWR would show in place of an empty entry.
 */
export function useSessionGuard(onDrop: () => void): void {
  const { session } = useServices();
  const { mutate } = useSWRConfig();
  const bus = useContext(InvalidationBusContext);

  const reload = useEffectEvent(() => {
    void mutate(() => true);
    bus.announce(() => true);
  });
  const drop = useEffectEvent(() => {
    flushSync(onDrop);
    void mutate(() => true, undefined, { revalidate: false });
  });

  useEffect(() => {
    let last = session.getSnapshot();
    let lastUser = last.user?.id ?? null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const handleChange = () => {
      const next = session.getSnapshot();
      const wasKnown = last.status !== 'unknown';
      last = next;
      if (!next.user || next.user.id === lastUser) return;
      lastUser = next.user.id;
      if (!wasKnown) return;
      drop();
      reload();
    };
    const stopChange = session.subscribe(handleChange);
    const stopOut = session.on('signedOut', (event) => {
      if (!deliberateSignOut.has(event.reason)) return;
      lastUser = null;
      drop();
      clearTimeout(timer);
      timer = setTimeout(reload, goneAfter);
    });
    return () => {
      clearTimeout(timer);
      stopChange();
      stopOut();
    };
  }, [session]);
}
