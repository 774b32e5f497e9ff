import type { Navigation } from '../hooks/navigation.ts';

/** Where the other face shows what was found there: its home at the places of work, a page, or the address that leads to a project. */
export function portfolioHref(
  { faceHref }: Pick<Navigation, 'faceHref'>,
  { kind, id, slug = null }: { kind: string; id: string; slug?: string | null },
): string {
  const home = faceHref('portfolio');
  if (kind === 'page' && slug !== null) return home.replace(/\/?(?=\?|$)/, `/${slug}`);
  if (kind === 'experience') return `${home}#experience`;
  return `${home}${home.includes('?') ? '&' : '?'}project=${id}`;
}
