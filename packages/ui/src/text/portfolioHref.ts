import type { Navigation } from '../hooks/navigation.ts';
import { pathOn } from './pathOn.ts';

/** Returns a search result's address on the portfolio: the home's experience, a page, a CV entry, or a project. */
export function portfolioHref(
  { faceHref }: Pick<Navigation, 'faceHref'>,
  { kind, id, slug = null }: { kind: string; id: string; slug?: string | null },
): string {
  const at = (path: string) => pathOn(faceHref('portfolio'), path);
  // The id that CareerEntries gives it; a shared function would be a file of its own on both pages.
  if (kind === 'career') return `${at('resume')}#entry-${id}`;
  if (kind === 'page' && slug !== null) return at(slug);
  return faceHref('portfolio', kind === 'experience' ? { hash: 'experience' } : { query: { project: id } });
}
