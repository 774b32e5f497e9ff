import { defaultLanguage, type FaceHosts, type Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { livePosts, storedProjects } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import { isOneOf } from '../../db/rows.ts';
import { groupBy, isoTime } from '../../values.ts';
import { isOwnHost } from '../shared/isOwnHost.ts';

const most = 10;
/** A post may link to a page in two languages, on several hosts. */
const mostLinks = 100;

interface Reader {
  now: number;
  language?: Language | undefined;
  hosts: FaceHosts;
}

/** Returns the listed posts whose published texts link to a project, newest first; other languages come last. */
export async function postsAbout(
  db: Database,
  projectId: string,
  { now, hosts, language = defaultLanguage }: Reader,
): Promise<Schemas['ProjectPost'][]> {
  const rows = await livePosts(db)
    .innerJoin('project_links as link', 'link.post_id', 'posts.id')
    .innerJoin('post_translations as text', (join) =>
      join.onRef('text.post_id', '=', 'link.post_id').onRef('text.language', '=', 'link.language'),
    )
    .select(['posts.id', 'posts.slug', 'link.host'])
    .where('posts.published_at', '<=', now)
    .where('text.status', '=', 'published')
    .where('text.published_at', '<=', now)
    .where('link.slug', 'in', (eb) =>
      storedProjects(db)
        .select('slug')
        .where('id', '=', projectId)
        .union(eb.selectFrom('project_slugs').select('slug').where('project_id', '=', projectId)),
    )
    .orderBy('posts.sort_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(mostLinks)
    .execute();
  const ours = rows.filter(({ host }) => host === '' || isOwnHost(host, hosts));
  const posts = [...new Map(ours.map((row) => [row.id, row])).values()].slice(0, most);
  const texts = await titlesOf(
    db,
    posts.map(({ id }) => id),
    now,
  );
  const links = posts.flatMap(({ id, slug }) => {
    const own = texts.get(id) ?? [];
    const shown = own.find((text) => text.language === language) ?? own[0];
    if (!shown) return [];
    const { title, language: written, published_at } = shown;
    return [{ slug: slug || id, title, language: written, published_at: isoTime(published_at) }];
  });
  return links.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
}

/** Returns the titles of the published texts of each post. */
async function titlesOf(db: Database, ids: readonly string[], now: number) {
  const texts = await db
    .selectFrom('post_translations')
    .select(['post_id', 'language', 'title', 'published_at'])
    .where(isOneOf(db, 'post_id', ids))
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .orderBy('language', 'desc')
    .execute();
  return groupBy(texts, (text) => text.post_id);
}
