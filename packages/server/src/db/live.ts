import { sql, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { PostTable } from './schema/posts.ts';

/**
 * Deleted items stay in their table for a while. Every read of a table with deleted rows except `media` starts here and
 * so does not see them; only the trash, the backups, the panel's search and the sweep of uploads read whole tables.
 */
export function livePosts(db: Database) {
  return db.selectFrom('posts').where('posts.deleted_at', 'is', null);
}

/**
 * Whether a post appears where visitors find posts: lists, feeds, counts. Unlisted posts and pages do not. Only listed
 * posts have `published_at`, so a query on that column does not need this condition.
 */
export function isListed(post: Pick<PostTable, 'is_unlisted' | 'page_face'>): boolean {
  return post.is_unlisted === 0 && post.page_face === null;
}

/** `isListed` as a condition on `posts`. */
export const listed: RawBuilder<boolean> = sql<boolean>`(posts.is_unlisted = 0 and posts.page_face is null)`;

/** Conditions that separate posts from pages. */
export const isPost: RawBuilder<boolean> = sql<boolean>`posts.page_face is null`;
export const isPage: RawBuilder<boolean> = sql<boolean>`posts.page_face is not null`;

export function liveMessages(db: Database) {
  return db.selectFrom('messages').where('messages.deleted_at', 'is', null);
}

export function liveTags(db: Database) {
  return db.selectFrom('tags').where('tags.deleted_at', 'is', null);
}

export function liveSeries(db: Database) {
  return db.selectFrom('series').where('series.deleted_at', 'is', null);
}

export function liveRedirects(db: Database) {
  return db.selectFrom('redirects').where('redirects.deleted_at', 'is', null);
}

export function liveCvVersions(db: Database) {
  return db.selectFrom('cv_versions').where('cv_versions.deleted_at', 'is', null);
}

/** Items including those in the trash, for the panel's search and for what can be restored. */
export const storedPosts = (db: Database) => db.selectFrom('posts');
export const storedProjects = (db: Database) => db.selectFrom('projects');
export const storedExperiences = (db: Database) => db.selectFrom('experiences');
export const storedCareer = (db: Database) => db.selectFrom('career_entries');
export const storedMessages = (db: Database) => db.selectFrom('messages');
export const storedTags = (db: Database) => db.selectFrom('tags');
export const storedSeries = (db: Database) => db.selectFrom('series');
export const storedRedirects = (db: Database) => db.selectFrom('redirects');
export const storedCvVersions = (db: Database) => db.selectFrom('cv_versions');

/** A condition for hand-written SQL that a row is not deleted; `alias` is the table or its alias. */
export function isLive(alias: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${alias}.deleted_at`)} is null`;
}
