import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import type { View } from '../page/view.ts';

/** How far each entry of the history was scrolled when it was left. */
const positions = new Map<string, number>();

/** The browser's own restoration would act before a page is drawn, so it is off until a reload. */
export function takeOverScroll(): void {
  const handleShow = () => (history.scrollRestoration = 'manual');
  handleShow();
  addEventListener('pageshow', handleShow);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

/** Call while the page that is left is still on the screen. */
export function keepScroll({ entry = '' }: View): void {
  positions.set(entry, window.scrollY);
}

/**
 * Scrolls as a browser does between documents: a new page starts at its top or at its anchor, back and forward return
 * to where the reader was. Call when the new page is on the screen.
 */
export function settleScroll(left: View, { address, entry = '' }: View): void {
  // The same entry under a new address is the page that was there before: the hands stay where they are.
  if (left.entry === entry) return;
  const former = positions.get(entry);
  if (former !== undefined) return jump(former);
  if (left.address.split('?')[0] === address.split('?')[0]) return;
  const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else jump(0);
  const content = document.getElementById(contentId);
  // A page to write on has taken the focus itself.
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}

/** A reader's address may hold an escape that is none. */
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
