import { sql, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { PostTable } from './schema/posts.ts';

/**
 * What was deleted stays in its table for a while. Everything that reads posts, projects, experiences, the career or messages
 * begins here, and so does not see it; the bin, the backups, the panel's search and the sweep of media alone look at
 * whole tables.
 */
export function livePosts(db: Database) {
  return db.selectFrom('posts').where('posts.deleted_at', 'is', null);
}

/**
 * Whether a post stands where visitors come upon posts: lists, feeds, counts. One that only its address leads to does
 * not, nor does a page. The first of its times (`published_at`) is kept of such posts alone, so what asks for that
 * time needs not ask this.
 */
export function isListed(post: Pick<PostTable, 'is_unlisted' | 'page_face'>): boolean {
  return post.is_unlisted === 0 && post.page_face === null;
}

/** The same as a condition on `posts`. */
export const listed: RawBuilder<boolean> = sql<boolean>`(posts.is_unlisted = 0 and posts.page_face is null)`;

/** Posts that are posts, and those that are pages. */
export const isPost: RawBuilder<boolean> = sql<boolean>`posts.page_face is null`;
export const isPage: RawBuilder<boolean> = sql<boolean>`posts.page_face is not null`;

export function liveMessages(db: Database) {
  return db.selectFrom('messages').where('messages.deleted_at', 'is', null);
}

/** What is there and what lies in the bin: the panel's search finds both. */
export const storedPosts = (db: Database) => db.selectFrom('posts');
export const storedProjects = (db: Database) => db.selectFrom('projects');
export const storedExperiences = (db: Database) => db.selectFrom('experiences');
export const storedCareer = (db: Database) => db.selectFrom('career_entries');
export const storedMessages = (db: Database) => db.selectFrom('messages');

/** The same as a condition, for SQL that is written by hand; of `alias` where the table has one. */
export function isLive(alias: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null`;
}
