import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTranslationTable } from '../../db/schema/posts.ts';
import { problem } from '../../errors.ts';
import { renderPost, type Text } from '../../markdown/markdown.ts';

/** The columns of a translation derived from its text. */
export type TextColumns = Pick<PostTranslationTable, 'body' | 'html' | 'contents' | 'reading_minutes'>;

/** Rendered on write, so that reads are cheap. */
export async function renderedBody(db: Database, text: Text): Promise<TextColumns> {
  const { html, contents, reading_minutes } = await renderPost(db, text);
  return { body: text.body, html, contents: JSON.stringify(contents), reading_minutes };
}

/** Returns the publication time: now for a text published without one. */
export function publicationTime(
  status: 'draft' | 'published',
  wanted: string | null | undefined,
  before: number | null,
  now: number,
): number | null {
  const time = wanted === undefined ? before : wanted === null ? null : Date.parse(wanted);
  return status === 'published' ? (time ?? now) : time;
}

/** Returns the stated date of the last change for readers, if any; refuses a future one. */
export function changeTime(wanted: string | undefined, path: string, now: number): number | undefined {
  if (wanted === undefined) return undefined;
  const time = Date.parse(wanted);
  if (time <= now) return time;
  const message = {
    ru: 'Дата изменения ещё не наступила. Укажите прошедшую.',
    en: '“Last updated” is in the future. Enter a past date.',
  };
  throw problem('invalid_fields', {
    fields: [{ path: `${path}.updated_at`, code: 'time_in_future', message }],
  });
}

/** Returns the first revision of a translation. */
export async function newTranslation(
  db: Database,
  postId: string,
  input: Omit<Schemas['PostTranslationInput'], 'title'> & { title?: string },
  { account, now, path }: { account: string | null; now: number; path: string },
): Promise<PostTranslationTable> {
  const { language, title, summary = '', body = '', status = 'draft' } = input;
  if (title === undefined) {
    const message = { ru: 'Укажите заголовок.', en: 'Enter a title.' };
    throw problem('invalid_fields', { fields: [{ path: `${path}.title`, code: 'title_required', message }] });
  }
  const published_at = publicationTime(status, input.published_at, null, now);
  return {
    post_id: postId,
    language,
    status,
    published_at,
    title,
    summary,
    ...(await renderedBody(db, { body, language, account })),
    // A text added with an earlier date has not been changed since.
    updated_at: changeTime(input.updated_at, path, now) ?? Math.min(now, published_at ?? now),
    revision: 1,
    text_revision: 1,
    source_revision: null,
  };
}
