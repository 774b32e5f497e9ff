import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';

interface Entry {
  key?: unknown;
}

function entryKey(): string {
  const state: unknown = history.state;
  const key = state !== null && typeof state === 'object' ? (state as Entry).key : undefined;
  return typeof key === 'string' ? key : 'first';
}

export interface Scroller {
  /** Call when a new page is on the screen. */
  arrive(former: string, address: string): void;
  dispose(): void;
}

/**
 * The state of a new history entry: a name to keep the scroll position under. Chance is enough to tell it from others;
 * `randomUUID` does not exist on a page that came over plain http.
 */
export function newEntry(): { key: string } {
  return { key: String(Math.random()) };
}

/**
 * Scrolls as a browser does between documents: a new page starts at its top or at its anchor, back and forward return
 * to where the reader was. The browser's own restoration would act before the page is drawn, so it is off until a reload.
 */
export function createScroller(): Scroller {
  const positions = new Map<string, number>();
  let shown = entryKey();
  let isReturning = false;

  const handleScroll = () => void positions.set(shown, window.scrollY);
  const handleReturn = () => (isReturning = true);
  const handleHide = () => (history.scrollRestoration = 'auto');
  const handleShow = () => (history.scrollRestoration = 'manual');
  handleShow();
  addEventListener('scroll', handleScroll, { passive: true });
  addEventListener('popstate', handleReturn);
  addEventListener('pagehide', handleHide);
  addEventListener('pageshow', handleShow);

  function jump(top: number): void {
    window.scrollTo({ top, behavior: 'instant' });
  }

  return {
    arrive(former, address) {
      const wasReturning = isReturning;
      const left = shown;
      isReturning = false;
      shown = entryKey();
      if (wasReturning) return jump(positions.get(shown) ?? 0);
      // The same entry under a new address is the page that was there before: the hands stay where they are.
      if (left === shown || former.split('?')[0] === address.split('?')[0]) return;
      const target =
        location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target === null) jump(0);
      else target.scrollIntoView({ behavior: 'instant' });
      document.getElementById(contentId)?.focus({ preventScroll: true });
    },
    dispose() {
      history.scrollRestoration = 'auto';
      removeEventListener('scroll', handleScroll);
      removeEventListener('popstate', handleReturn);
      removeEventListener('pagehide', handleHide);
      removeEventListener('pageshow', handleShow);
    },
  };
}
