import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Passes on the radio button that was checked before hydration: only the style sheet has applied it, and the choice
 * would be lost with the page.
 */
export function useEarlyChoice(box: RefObject<Element | null>, onChoose: (value: string) => void): void {
  const choose = useEffectEvent(onChoose);
  useLayoutEffect(() => {
    const early = box.current?.querySelector<HTMLInputElement>('input:checked');
    if (early && !early.defaultChecked) choose(early.value);
  }, [box]);
}
