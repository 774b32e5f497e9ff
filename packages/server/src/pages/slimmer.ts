import type { Encoding } from './encoding.ts';
import type { Page } from './page.ts';
import { pageForm } from './page.ts';
import type { PageCache } from './pageCache.ts';

/** A page that lives this long is worth the effort; one that is being edited would be compressed for nobody. */
const settleMilliseconds = 1000;

/**
 * Compresses kept pages again, as small as can be, one at a time in the background: the first visitor gets the quick
 * form without waiting, those who come later the small one.
 */
export function createSlimmer(cache: PageCache): (key: string, page: Page, encoding: Encoding) => void {
  let queue: Promise<void> = Promise.resolve();

  async function slim(key: string, page: Page, encoding: Encoding): Promise<void> {
    if (cache.get(key) !== page) return;
    await pageForm(page, encoding, 'small');
    cache.measure(key);
  }

  return (key, page, encoding) => {
    if (encoding === 'identity' || page.forms.get(encoding)?.effort === 'small') return;
    setTimeout(() => {
      queue = queue.then(() => slim(key, page, encoding)).catch(() => undefined);
    }, settleMilliseconds).unref();
  };
}
