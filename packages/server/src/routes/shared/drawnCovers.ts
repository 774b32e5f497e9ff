import type { Face } from '@janus-site/core';
import { coverAddress, ownAccents, type CoverSubject } from '../../covers/plan.ts';
import type { Database } from '../../db/schema.ts';
import { readSettings } from './siteSettings.ts';

/** Returns the address of a drawn cover; null if the owner has turned them off (docs/behaviour.md, B50). */
export type CoverMaker = (subject: Omit<CoverSubject, 'accent'>) => string | null;

const faces: Readonly<Record<CoverSubject['kind'], Face>> = { post: 'blog', project: 'portfolio' };

/** Reads whether covers are drawn, and in which colours. */
export async function readCoverMaker(db: Database): Promise<CoverMaker> {
  const site = await readSettings(db);
  if (site.draws_covers === false) return () => null;
  return (subject) => {
    const face = faces[subject.kind];
    return coverAddress({ ...subject, accent: site[`${face}_accent`] ?? ownAccents[face] });
  };
}

/** Returns the uploaded cover, or the drawn one with a mark. */
export function shownCover(
  own: string | null,
  draw: () => string | null,
): { cover: string | null; is_cover_drawn?: true } {
  if (own !== null) return { cover: own };
  const cover = draw();
  return cover === null ? { cover } : { cover, is_cover_drawn: true };
}
