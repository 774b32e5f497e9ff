import type { Database } from '../db/schema.ts';
import { mediaAddresses } from './figures.ts';
import { RenderQueue } from './queue.ts';
import type { Rendered, RenderOptions } from './types.ts';

/**
 * One thread for the process; accounts take turns. A text takes some 20 ms, the worst that fits the limits of a text
 * about a second: the time leaves room for a machine that is busy.
 */
const queue = new RenderQueue({ timeLimit: 10_000 });

/** Starts the thread, so that the first text does not wait for it. */
export function warmUpMarkdown(): void {
  queue.warmUp();
}

/** A text to render, and whose turn it takes: the id of the account, or null for the server itself. */
export interface Text {
  body: string;
  language: 'ru' | 'en';
  account: string | null;
}

/** Safe HTML of Markdown; call it before a transaction, not inside: it may take seconds. */
async function renderMarkdown(
  db: Database,
  { body, language, account }: Text,
  shape: Pick<RenderOptions, 'topLevel' | 'idPrefix'>,
): Promise<Rendered> {
  if (body.trim() === '') return { html: '', contents: [], reading_minutes: 1, text: '' };
  return queue.render(body, { ...shape, language, pictures: await sizesOfPictures(db, body) }, account);
}

/** A post's text stands under its title. */
export function renderPost(db: Database, text: Text): Promise<Rendered> {
  return renderMarkdown(db, text, { topLevel: 2, idPrefix: '' });
}

/** A card's text stands beside others on one page: its ids carry the item's own. */
export function renderCard(db: Database, text: Text, id: string): Promise<Rendered> {
  return renderMarkdown(db, text, { topLevel: 4, idPrefix: `${id.slice(0, 8)}-` });
}

async function sizesOfPictures(db: Database, body: string): Promise<RenderOptions['pictures']> {
  const ids = [...new Set([...body.matchAll(mediaAddresses)].map((match) => match[1] ?? ''))].slice(0, 500);
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
  const sizes: Record<string, { width: number; height: number }> = {};
  for (const { id, width, height } of rows) if (width && height) sizes[id] = { width, height };
  return sizes;
}
