import { sql, type RawBuilder } from 'kysely';

export type Kind = 'post' | 'project' | 'experience' | 'message' | 'picture';
export type Service = 'posts' | 'portfolio';

/** How long a deleted item stays in the trash, in milliseconds. */
export const trashLifetime = 30 * 24 * 60 * 60 * 1000;

interface Place {
  table: 'posts' | 'projects' | 'experiences' | 'messages' | 'media';
  service: Service;
  /** The title that the trash shows. */
  title: RawBuilder<string>;
}

/** Returns the Russian title if there is one, else the other. */
function titleIn(texts: string, owner: string, column: string, table: string): RawBuilder<string> {
  return sql<string>`coalesce((select ${sql.ref(column)} from ${sql.table(texts)}
    where ${sql.ref(owner)} = ${sql.ref(`${table}.id`)}
    order by language desc limit 1), '')`;
}

/** The tables of the items that can be moved to the trash. */
export const places: Readonly<Record<Kind, Place>> = {
  post: {
    table: 'posts',
    service: 'posts',
    title: titleIn('post_translations', 'post_id', 'title', 'posts'),
  },
  project: {
    table: 'projects',
    service: 'portfolio',
    title: titleIn('project_translations', 'project_id', 'title', 'projects'),
  },
  experience: {
    table: 'experiences',
    service: 'portfolio',
    title: titleIn('experience_translations', 'experience_id', 'job_title', 'experiences'),
  },
  message: { table: 'messages', service: 'portfolio', title: sql<string>`name` },
  picture: {
    table: 'media',
    service: 'portfolio',
    title: sql<string>`coalesce(nullif(alt_ru, ''), nullif(alt_en, ''), name)`,
  },
};

export const kinds = Object.keys(places) as Kind[];
