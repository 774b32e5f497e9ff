import type { Navigation } from '../hooks/navigation.ts';
import { careerAnchor } from './careerAnchor.ts';

/** Where the other face shows what was found there: its home at the places of work, a page, an entry of the CV, or the address that leads to a project. */
export function portfolioHref(
  { faceHref }: Pick<Navigation, 'faceHref'>,
  { kind, id, slug = null }: { kind: string; id: string; slug?: string | null },
): string {
  const at = (path: string) => faceHref('portfolio').replace(/\/?(?=\?|$)/, `/${path}`);
  if (kind === 'career') return `${at('resume')}#${careerAnchor(id)}`;
  if (kind === 'page' && slug !== null) return at(slug);
  return faceHref('portfolio', kind === 'experience' ? { hash: 'experience' } : { query: { project: id } });
}
