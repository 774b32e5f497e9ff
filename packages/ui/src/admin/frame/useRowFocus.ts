import type { RefObject } from 'react';
import { useEffect } from 'react';

const controlsOf = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)'),
];

interface Place {
  row: Element;
  list: Element;
  /** The row's index in the list, and the control's index in the row. */
  at: number;
  control: number;
}

function placeOf(element: Element): Place | null {
  const row = element.closest('li, tr');
  const list = row?.parentElement;
  if (!row || !list) return null;
  const control = controlsOf(row).findIndex((one) => one === element);
  return { row, list, at: [...list.children].indexOf(row), control };
}

/**
 * When the focused row is removed, focuses the same control of the row that takes its place, or of the last row:
 * keyboard users would otherwise start at the top of the page again.
 */
export function useRowFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let place: Place | null = null;
    const remember = ({ target }: FocusEvent) => {
      place = target instanceof Element ? placeOf(target) : null;
    };
    const observer = new MutationObserver(() => {
      if (!place || place.row.isConnected || document.activeElement !== document.body) return;
      const { list, at, control } = place;
      place = null;
      const next = list.children[at] ?? list.lastElementChild;
      const controls = list.isConnected && next ? controlsOf(next) : [];
      (controls[control] ?? controls[0])?.focus();
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [area]);
}
