import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import type { View } from '../page/view.ts';

/** The scroll position of each history entry when it was left. */
const positions = new Map<string, number>();

/** Disables the browser's scroll restoration until a reload, because it would run before the page is rendered. */
export function takeOverScroll(): void {
  const handleShow = () => (history.scrollRestoration = 'manual');
  handleShow();
  addEventListener('pageshow', handleShow);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

/** Stores the scroll position. Call it while the page being left is still on the screen. */
export function keepScroll({ entry = '' }: View): void {
  positions.set(entry, window.scrollY);
}

/**
 * Scrolls as a browser does between documents: a new page starts at its top or anchor, back and forward return to the
 * former position. Call it when the new page is on the screen.
 */
export function settleScroll(left: View, { address, entry = '' }: View): void {
  // The same entry with a new address is the page that was already shown: position and focus stay.
  if (left.entry === entry) return;
  const former = positions.get(entry);
  if (former !== undefined) return jump(former);
  if (left.address.split('?')[0] === address.split('?')[0]) return;
  const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else jump(0);
  const content = document.getElementById(contentId);
  // An editor page has set the focus itself.
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}

/** Decodes an anchor; a typed address may contain an invalid escape. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function jump(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
