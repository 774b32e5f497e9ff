import { contentId } from '@janus-site/ui/components/PageHead/contentId.ts';
import type { View } from '../page/view.ts';
import { arrive, currentEntry, isLeaving, isShown, newEntry } from './navigation.ts';

/** The scroll position of each history entry when it was last on the screen. */
const positions = new Map<string, number>();

/**
 * Disables the browser's scroll restoration until a reload, because it would run before the page is rendered. The
 * browser then restores nothing within a page, either.
 */
export function takeOverScroll(): void {
  const handleShow = () => (history.scrollRestoration = 'manual');
  handleShow();
  addEventListener('pageshow', handleShow);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('scroll', () => isLeaving() || keep(currentEntry()), { passive: true });
  addEventListener('popstate', settleWithinPage);
}

function keep(entry: string): void {
  positions.set(entry, window.scrollY);
}

/** Stores the scroll position of a page that was never scrolled here. Call it while that page is still on the screen. */
export function keepScroll({ entry = '' }: View): void {
  if (!positions.has(entry)) keep(entry);
}

/** Follows links to anchors, back and forward within a page, for which nothing is loaded. */
function settleWithinPage(): void {
  if (isLeaving()) return;
  // Only the entry of an anchor that was just followed has no key.
  if (!history.state) history.replaceState(newEntry(), '');
  // Otherwise the visitor has come back before the next page was there.
  if (isShown()) return;
  settleEntry(currentEntry());
  arrive();
}

/** Returns to the former position of an entry, or goes to the anchor of the address or to the top. */
function settleEntry(entry: string): boolean {
  const former = positions.get(entry);
  const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
  if (former === undefined && target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: former ?? 0, behavior: 'instant' });
  keep(entry);
  return former !== undefined;
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
  // The same entry with a new address is the page that was already shown: position and focus stay.
  if (left.entry === entry) return;
  if (!positions.has(entry) && placeOf(left.address) === placeOf(address)) return keep(entry);
  if (settleEntry(entry)) return;
  const content = document.getElementById(contentId);
  // An editor page has set the focus itself; the link to another part of a list is below that part.
  const isSamePage = left.address.split('?')[0] === address.split('?')[0];
  if (isSamePage || !content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
}

/** Decodes an anchor; a typed address may contain an invalid escape. */
function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
