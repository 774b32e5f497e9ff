import type { RefObject } from 'react';
import { useEffect } from 'react';

const controlsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)'),
];

interface Place {
  element: Element;
  row: Element | null;
  list: Element | null | undefined;
  /** The row's index in the list, and the control's index in the row. */
  at: number;
  control: number;
}

function placeOf(element: Element): Place {
  const row = element.closest('li, tr') ?? element.closest('[role="group"]');
  const list = row?.parentElement;
  const control = row ? controlsOf(row).findIndex((one) => one === element) : 0;
  return { element, row, list, at: list && row ? [...list.children].indexOf(row) : 0, control };
}

/** Returns the same control of the row or of the row that takes its place, or else the first control of that row. */
function controlAt({ row, list, at, control }: Place): HTMLElement | undefined {
  const next = row?.isConnected ? row : list?.isConnected && (list.children[at] ?? list.lastElementChild);
  const controls = next ? controlsOf(next) : [];
  return controls[control] ?? controls[0];
}

/**
 * When the focused element of the area is removed, moves the focus to a control of its row or group, or of the row
 * that takes the place of a removed one; otherwise to the content, or from an area beside the content back to the
 * element focused before. Keyboard users would otherwise start at the top of the page again.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let place: Place | null = null;
    let former: HTMLElement | null = null;
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      place = target instanceof Element && target !== element ? placeOf(target) : null;
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) former = relatedTarget;
    };
    const observer = new MutationObserver(() => {
      if (!place || place.element.isConnected || document.activeElement !== document.body) return;
      const main = document.querySelector('main');
      const next = controlAt(place) ?? (former?.isConnected && !main?.contains(element) ? former : main);
      place = null;
      next?.focus({ preventScroll: next === main });
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [area]);
}
