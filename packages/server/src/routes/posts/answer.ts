import type { Schemas } from '../../contract/types.ts';
import type { PostTable, PostTranslationTable } from '../../db/schema.ts';
import { pick } from '../shared/languages.ts';
import { isoTime } from '../shared/values.ts';
import type { View } from '../shared/view.ts';

/** Who reads, and when: visitors see what has been published by now. */
export interface PostView extends View {
  /** Milliseconds. */
  now: number;
}

export type SummaryRow = Pick<
  PostTranslationTable,
  | 'post_id'
  | 'language'
  | 'status'
  | 'published_at'
  | 'title'
  | 'summary'
  | 'reading_minutes'
  | 'updated_at'
  | 'revision'
>;

export interface AuthorRow {
  first_name: string;
  last_name: string;
  photo: string | null;
}

/** What stands around the translations. */
export interface PostParts {
  post: PostTable;
  tags: readonly string[];
  author: AuthorRow | null;
}

export function isVisible(row: Pick<SummaryRow, 'status' | 'published_at'>, now: number): boolean {
  return row.status === 'published' && row.published_at !== null && row.published_at <= now;
}

/** The translations that the reader may see, or the one that was asked for. */
export function visibleTo<Row extends SummaryRow>(rows: readonly Row[], view: PostView): Row[] {
  return pick(view.withSource ? rows : rows.filter((row) => isVisible(row, view.now)), view.language);
}

export function summaryAnswer(row: SummaryRow): Schemas['PostTranslationSummary'] {
  return {
    language: row.language,
    status: row.status,
    published_at: isoTime(row.published_at),
    title: row.title,
    summary: row.summary,
    reading_minutes: row.reading_minutes,
    updated_at: isoTime(row.updated_at),
    revision: row.revision,
  };
}

export function translationAnswer(row: PostTranslationTable, view: PostView): Schemas['PostTranslation'] {
  return {
    ...summaryAnswer(row),
    html: row.html,
    contents: JSON.parse(row.contents) as Schemas['Heading'][],
    ...(view.withSource && { body: row.body }),
  };
}

export function baseAnswer({ post, tags, author }: PostParts): Schemas['PostBase'] {
  return {
    id: post.id,
    slug: post.slug,
    tags: [...tags],
    cover: post.cover,
    author,
    created_at: isoTime(post.created_at),
    updated_at: isoTime(post.updated_at),
  };
}
