import { href, originOf, pageRoute, type Face, type Language } from '@janus-site/core';
import type { Database } from '../db/schema.ts';
import { livePosts, storedExperiences, storedPosts, storedProjects } from '../db/live.ts';
import type { Settings } from '../settings.ts';

type Place = Pick<Settings, 'hosts' | 'originScheme'>;

/** The data of an event: what visitors may read of the item, never the words of a draft. */
export interface ThingData {
  id: string;
  slug: string | null;
  translations: { language: Language; title: string; address: string | null }[];
}

export interface PostData extends ThingData {
  /** The face whose page it is. */
  page_of: Face | null;
}

function addressOn(
  face: Face,
  { hosts, originScheme }: Place,
  route: 'post' | 'project' | 'page' | 'blogPage',
  options: { params: Record<string, string>; language: Language },
): string {
  const origin = originOf(face, { host: hosts[face][0] ?? 'localhost', scheme: originScheme, hosts });
  return origin + href(route, options);
}

/** Also for a post in the trash, which has no address. */
export async function postData(db: Database, place: Place, id: string, now: number): Promise<PostData> {
  const post = await storedPosts(db).selectAll().where('id', '=', id).executeTakeFirst();
  const texts = await db
    .selectFrom('post_translations')
    .select(['language', 'title'])
    .where('post_id', '=', id)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .orderBy('language', 'desc')
    .execute();
  const slug = post?.deleted_slug ?? post?.slug ?? null;
  const face = post?.page_face ?? null;
  const isThere = post !== undefined && post.deleted_at === null && slug !== null;
  return {
    id,
    // A slug is derived from a title, so that of a draft is not sent.
    slug: texts.length > 0 ? slug : null,
    page_of: face,
    translations: texts.map(({ language, title }) => {
      const route = face === null ? 'post' : pageRoute[face];
      const params = { [face === null ? 'slug' : 'page']: slug ?? '' };
      const address = isThere ? addressOn(face ?? 'blog', place, route, { params, language }) : null;
      return { language, title, address };
    }),
  };
}

/** Returns when the next scheduled text of a post is published; null if there is none. */
export async function nextOf(db: Database, id: string, now: number): Promise<number | null> {
  const row = await livePosts(db)
    .innerJoin('post_translations as t', 't.post_id', 'posts.id')
    .select((eb) => eb.fn.min<number | string | null>('t.published_at').as('at'))
    .where('posts.id', '=', id)
    .where('t.status', '=', 'published')
    .where('t.published_at', '>', now)
    .executeTakeFirst();
  const at = row?.at ?? null;
  return at === null ? null : Number(at);
}

export async function projectData(db: Database, place: Place, id: string): Promise<ThingData> {
  const project = await storedProjects(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (project?.is_published !== 1) return { id, slug: null, translations: [] };
  const texts = await db
    .selectFrom('project_translations')
    .select(['language', 'title'])
    .where('project_id', '=', id)
    .orderBy('language', 'desc')
    .execute();
  const slug = project.deleted_slug ?? project.slug;
  return {
    id,
    slug,
    translations: texts.map(({ language, title }) => ({
      language,
      title,
      address:
        project.deleted_at === null
          ? addressOn('portfolio', place, 'project', { params: { slug }, language })
          : null,
    })),
  };
}

/** A job has no page. */
export async function experienceData(db: Database, id: string): Promise<ThingData> {
  const job = await storedExperiences(db).select('is_published').where('id', '=', id).executeTakeFirst();
  if (job?.is_published !== 1) return { id, slug: null, translations: [] };
  const texts = await db
    .selectFrom('experience_translations')
    .select(['language', 'job_title', 'company'])
    .where('experience_id', '=', id)
    .orderBy('language', 'desc')
    .execute();
  const translations = texts.map(({ language, job_title, company }) => ({
    language,
    title: [job_title, company].filter(Boolean).join(', '),
    address: null,
  }));
  return { id, slug: null, translations };
}
