import type { Navigation } from '../hooks/navigation.ts';

/** Where the other face shows what was found there: its home with the project opened, or at the places of work. */
export function portfolioHref(
  { faceHref }: Pick<Navigation, 'faceHref'>,
  { kind, id }: { kind: string; id: string },
): string {
  const home = faceHref('portfolio');
  if (kind === 'experience') return `${home}#experience`;
  return `${home}${home.includes('?') ? '&' : '?'}project=${id}#project`;
}
