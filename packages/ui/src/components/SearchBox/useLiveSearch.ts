import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveSearch } from './liveSearch.ts';

/** Loads the code of the live search at the first focus; returns the focus handler. */
export function useLiveSearch(
  field: RefObject<HTMLInputElement | null>,
  isLive: boolean,
  options: LiveSearch,
): () => void {
  const [isWanted, setWanted] = useState(false);
  const { foundId } = options;
  const show = useEffectEvent(options.show);
  // A focus before hydration fired no handler.
  useEffect(() => setWanted(field.current === document.activeElement), [field]);
  useEffect(() => {
    if (!isLive || !isWanted) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./liveSearch.ts').then(
      ({ startLiveSearch }) => {
        if (!isGone && field.current) {
          stop = startLiveSearch(field.current, { foundId, show: (words) => show(words) });
        }
      },
      // Without that code the form still searches by its address.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isLive, isWanted, field, foundId]);
  return () => setWanted(true);
}
