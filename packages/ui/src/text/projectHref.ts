import type { Navigation } from '../hooks/navigation.ts';

/** The page of a project on the other face: its home with the project opened. */
export function projectHref({ faceHref }: Pick<Navigation, 'faceHref'>, id: string): string {
  const home = faceHref('portfolio');
  return `${home}${home.includes('?') ? '&' : '?'}project=${id}#project`;
}
