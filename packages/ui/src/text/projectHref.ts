import type { UiHost } from '../hooks/host.ts';

/** The page of a project on the other face: its home with the project opened. */
export function projectHref(host: Pick<UiHost, 'faceHref'>, id: string): string {
  const home = host.faceHref('portfolio');
  return `${home}${home.includes('?') ? '&' : '?'}project=${id}#project`;
}
