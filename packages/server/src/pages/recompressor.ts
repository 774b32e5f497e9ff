import type { Page, PageForm } from './page.ts';
import { pageForm } from './page.ts';
import type { PageCache } from './pageCache.ts';

/** A page that lives this long is worth the effort; one that is being edited would be compressed for nobody. */
const settleMilliseconds = 1000;
/** With so many waiting, another page is left out; its next visitor offers it again. */
const mostWaiting = 100;

/**
 * Compresses kept pages again, as small as can be, one at a time in the background, when they are asked for a second
 * time: the first visitor gets the quick form without waiting, and a page that nobody asks for again costs no more.
 */
export function createRecompressor(cache: PageCache): (key: string, page: Page, form: PageForm) => void {
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
    setTimeout(() => {
      queue = queue.then(() => recompress(key, page, form)).catch(() => undefined);
    }, settleMilliseconds).unref();
  };
}
