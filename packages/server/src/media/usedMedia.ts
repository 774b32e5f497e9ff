import type { Database } from '../db/schema.ts';
import { pictureAddress } from '../markdown/figures.ts';

/** Ids of media. */
type Ids = Set<string>;

const mark = '%/media/%';

/** Takes note of every picture that the texts name. */
function note<Column extends string>(
  ids: Ids,
  rows: readonly Readonly<Record<Column, string | null>>[],
  column: Column,
): void {
  for (const row of rows)
    for (const match of (row[column] ?? '').matchAll(pictureAddress)) ids.add(match[1] ?? '');
}

/** The media that the site shows, or will once a draft is published or a deleted thing is restored. */
export async function mediaInUse(db: Database): Promise<Ids> {
  const used: Ids = new Set();
  for (const table of ['posts', 'projects'] as const) {
    const rows = await db.selectFrom(table).select('cover').where('cover', 'like', mark).execute();
    note(used, rows, 'cover');
  }
  for (const table of ['users', 'profile'] as const) {
    const rows = await db.selectFrom(table).select('photo').where('photo', 'like', mark).execute();
    note(used, rows, 'photo');
  }
  for (const table of ['post_translations', 'post_pending'] as const) {
    const rows = await db.selectFrom(table).select('body').where('body', 'like', mark).execute();
    note(used, rows, 'body');
  }
  const abouts = await db.selectFrom('profile_translations').select(['about', 'cv']).execute();
  note(used, abouts, 'about');
  for (const { cv } of abouts) if (cv) used.add(cv);
  for (const table of ['project_translations', 'experience_translations'] as const) {
    const rows = await db
      .selectFrom(table)
      .select('description')
      .where('description', 'like', mark)
      .execute();
    note(used, rows, 'description');
  }
  return used;
}

/**
 * The media of texts that can come back from the history.
 * There may be very many of them, so they are not read all at once.
 */
export async function mediaInKeptTexts(db: Database): Promise<Ids> {
  const kept: Ids = new Set();
  for (const { id } of await db.selectFrom('posts').select('id').execute()) {
    const rows = await db
      .selectFrom('post_revisions')
      .select('body')
      .where('post_id', '=', id)
      .where('body', 'like', mark)
      .execute();
    note(kept, rows, 'body');
  }
  return kept;
}
