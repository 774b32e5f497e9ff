import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How long a pointer rests before a tooltip appears, in milliseconds; the next one then appears immediately. */
const restTime = 500;
/** The time to move the pointer from the button onto its tooltip, in milliseconds (WCAG 1.4.13). */
const leaveTime = 150;

export interface Tip {
  target: HTMLElement;
  text: string;
}

/** Returns the element with `data-tip` that has the pointer or the keyboard focus. Listens once for the whole page. */
export function useTip(tip: RefObject<HTMLElement | null>): Tip | null {
  const [shown, setShown] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastHidden = -Infinity;
    let current: HTMLElement | null = null;
    let isPressed = false;

    const show = (target: HTMLElement, wait: number) => {
      if (current === target) return clearTimeout(timer);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const text = target.dataset['tip'];
        if (!text || !target.isConnected || target.matches('[aria-haspopup][aria-expanded=true]')) return;
        current = target;
        setShown({ target, text });
      }, wait);
    };
    const hide = () => {
      clearTimeout(timer);
      if (current) lastHidden = Date.now();
      current = null;
      setShown(null);
    };
    const handleOver = (event: PointerEvent) => {
      // Touch has no hover: a press is the action itself.
      if (event.pointerType === 'touch') return;
      if (event.target instanceof Node && tip.current?.contains(event.target)) return clearTimeout(timer);
      const target = tipped(event.target);
      if (target) return show(target, Date.now() - lastHidden < restTime ? 0 : restTime);
      clearTimeout(timer);
      if (current && !current.matches(':focus-visible')) timer = setTimeout(hide, leaveTime);
    };
    const handleFocus = (event: FocusEvent) => {
      const target = tipped(event.target);
      if (target?.matches(':focus-visible') && !isPressed) show(target, 0);
      else hide();
    };
    const handlePress = () => {
      isPressed = true;
      hide();
    };
    const handleRelease = () => {
      isPressed = false;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') hide();
    };
    const listen: readonly (readonly [string, (event: never) => void])[] = [
      ['pointerover', handleOver],
      ['focusin', handleFocus],
      ['focusout', hide],
      ['pointerdown', handlePress],
      ['pointerup', handleRelease],
      ['pointercancel', handleRelease],
      ['keydown', handleKey],
      ['scroll', hide],
    ];
    for (const [name, listener] of listen) document.addEventListener(name, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listen)
        document.removeEventListener(name, listener as EventListener, true);
    };
  }, [tip]);
  return shown;
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}
