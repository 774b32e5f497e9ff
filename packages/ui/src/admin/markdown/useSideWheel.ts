import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Scrolls sideways with a vertical wheel; at its ends the page scrolls. */
export function useSideWheel(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      if (event.deltaX !== 0 || event.ctrlKey) return;
      const before = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [box]);
}
