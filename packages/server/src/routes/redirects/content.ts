import { pageRoute, type Face } from '@janus-site/core';
import { isLive, storedProjects } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { ProblemError } from '../../errors.ts';
import { visibleTo } from '../posts/answer.ts';
import { postRowBySlug, requireFace, translationsOf } from '../posts/store.ts';
import { isElsewhere, placeOf } from './path.ts';

/** `hidden` exists, but visitors cannot see it yet. */
export type Content = 'none' | 'hidden' | 'shown';

async function postContent(db: Database, slug: string, face: Face | null, now: number): Promise<Content> {
  try {
    const post = requireFace(await postRowBySlug(db, slug), face);
    const shown = visibleTo(await translationsOf(db, post.id), { now, withSource: false });
    return shown.length > 0 ? 'shown' : 'hidden';
  } catch (error) {
    if (error instanceof ProblemError) return 'none';
    throw error;
  }
}

async function projectContent(db: Database, reference: string): Promise<Content> {
  const slug = reference.toLowerCase();
  const project = await storedProjects(db)
    .select('is_published')
    .where(isLive('projects'))
    .where((eb) =>
      eb.or([
        eb('slug', '=', slug),
        eb('id', 'in', eb.selectFrom('project_slugs').select('project_id').where('slug', '=', slug)),
      ]),
    )
    .executeTakeFirst();
  if (!project) return 'none';
  return project.is_published === 1 ? 'shown' : 'hidden';
}

/** Returns the content of a face at a path, ignoring its query and anchor. */
export async function contentAt(db: Database, face: Face, address: string, now: number): Promise<Content> {
  if (isElsewhere(address)) return 'shown';
  const path = address.replace(/[?#].*$/s, '');
  // Names of uploads are never guessed or mistyped.
  if (path.startsWith('/media/')) return 'shown';
  const place = placeOf(face, path);
  if (!place) return 'none';
  const { route, params } = place;
  if (route === 'post') return postContent(db, params['slug'] ?? '', null, now);
  if (route === pageRoute[face]) return postContent(db, params['page'] ?? '', face, now);
  if (route === 'project') return projectContent(db, params['slug'] ?? '');
  return 'shown';
}
