import type { Page, PageForm } from './page.ts';
import { pageForm } from './page.ts';
import type { PageCache } from './pageCache.ts';

/** A page that lives this long is worth the effort; while it is being edited, the result would go unused. */
const settleMilliseconds = 1000;
/** When this many wait, another page is skipped; its next visitor offers it again. */
const mostWaiting = 100;

/** Calls `run` after some time; it does not keep the process running. */
export type RunLater = (run: () => void, milliseconds: number) => void;

/**
 * Compresses cached pages again, as small as possible, one at a time in the background, when they are requested a
 * second time: the first visitor gets the quick form without waiting, and a page nobody requests again costs no more.
 */
export function createRecompressor(
  cache: PageCache,
  later: RunLater = (run, milliseconds) => void setTimeout(run, milliseconds).unref(),
): (key: string, page: Page, form: PageForm) => void {
  const waiting = new Set<PageForm>();
  let queue: Promise<void> = Promise.resolve();

  async function recompress(key: string, page: Page, form: PageForm): Promise<void> {
    try {
      if (!cache.holds(key, page)) return;
      await pageForm(page, form.encoding, 'small');
      cache.measure(key);
    } finally {
      waiting.delete(form);
    }
  }

  return (key, page, form) => {
    if (form.effort === 'small' || form.encoding === 'identity') return;
    if (waiting.has(form) || waiting.size >= mostWaiting) return;
    waiting.add(form);
    later(() => {
      queue = queue.then(() => recompress(key, page, form)).catch(() => undefined);
    }, settleMilliseconds);
  };
}
