import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hands on what was checked among the radio buttons of a box before the scripts came: the style sheet alone knows of it,
 * and it would be lost with the page.
 */
export function useEarlyChoice(box: RefObject<Element | null>, onChoose: (value: string) => void): void {
  const choose = useEffectEvent(onChoose);
  useLayoutEffect(() => {
    const early = box.current?.querySelector<HTMLInputElement>('input:checked');
    if (early && !early.defaultChecked) choose(early.value);
  }, [box]);
}
