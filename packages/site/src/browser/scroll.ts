import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import type { View } from '../page/view.ts';
import { currentAddress, currentEntry } from './navigation.ts';

/** The scroll position of each history entry when it was left. */
const positions = new Map<string, number>();
/** The history entry on the screen, and its page; null until the first change. */
let shown: { entry: string; address: string } | null = null;

const present = () => ({ entry: currentEntry(), address: currentAddress() });

/**
 * Disables the browser's scroll restoration until a reload, because it would run before the page is rendered. The
 * browser then restores nothing within a page, either.
 */
export function takeOverScroll(): void {
  const handleShow = () => (history.scrollRestoration = 'manual');
  handleShow();
  addEventListener('pageshow', handleShow);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('click', leaveByAnchor, { capture: true });
  addEventListener('popstate', returnWithinPage);
}

/** Stores the place that a link within the page leaves. */
function leaveByAnchor({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || ctrlKey || metaKey || shiftKey) return;
  shown ??= present();
  if (link.origin !== location.origin || link.pathname + link.search !== shown.address) return;
  positions.set(shown.entry, window.scrollY);
  // The browser goes to the anchor, wherever it was left before.
  positions.delete(link.href);
  shown = { ...shown, entry: link.href };
}

/** Scrolls when back or forward lead to another place of the same page. */
function returnWithinPage(): void {
  const next = present();
  if (!shown || shown.address !== next.address || shown.entry === next.entry) return;
  positions.set(shown.entry, window.scrollY);
  shown = next;
  const former = positions.get(next.entry);
  if (former === undefined) showAnchor();
  else jump(former);
}

/** Stores the scroll position. Call it while the page being left is still on the screen. */
export function keepScroll({ entry = '' }: View): void {
  positions.set(shown?.entry ?? entry, window.scrollY);
}

/** Another query of a page is another view of it, unless it is another part of a list. */
function placeOf(address: string): string {
  const [path = '', query] = address.split('?');
  return path + (new URLSearchParams(query).get('cursor') ?? '');
}

/**
 * Scrolls as a browser does between documents: a new page starts at its top or anchor, back and forward return to the
 * former position. Call it when the new page is on the screen.
 */
export function settleScroll(left: View, { address, entry = '' }: View): void {
  shown = { entry, address };
  // The same entry with a new address is the page that was already shown: position and focus stay.
  if (left.entry === entry) return;
  const former = positions.get(entry);
  if (former !== undefined) return jump(former);
  if (placeOf(left.address) === placeOf(address)) return;
  showAnchor();
  const content = document.getElementById(contentId);
  // An editor page has set the focus itself; the link to another part of a list is below that part.
  const isSamePage = left.address.split('?')[0] === address.split('?')[0];
  if (isSamePage || !content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}

/** Goes to the anchor of the address, or to the top. */
function showAnchor(): void {
  const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else jump(0);
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
