import type { Database } from '../db/schema.ts';
import { mediaAddresses } from './figures.ts';
import { RenderQueue } from './queue.ts';
import type { Rendered, RenderOptions } from './types.ts';

/**
 * One thread for the process; accounts take turns. A text takes about 20 ms, the worst within the limits of a text
 * about a second: the time limit leaves room for a busy machine.
 */
const queue = new RenderQueue({ timeLimit: 10_000 });

/** Starts the thread, so that the first text does not wait for it. */
export function warmUpMarkdown(): void {
  queue.warmUp();
}

/** A text to render, and the account that queues for it; null for the server itself. */
export interface Text {
  body: string;
  language: 'ru' | 'en';
  account: string | null;
}

/** Renders Markdown as safe HTML; call it before a transaction, not inside: it may take seconds. */
async function renderMarkdown(
  db: Database,
  { body, language, account }: Text,
  shape: Pick<RenderOptions, 'topLevel' | 'idPrefix'>,
): Promise<Rendered> {
  if (body.trim() === '') return { html: '', contents: [], reading_minutes: 1, text: '' };
  return queue.render(body, { ...shape, language, pictures: await sizesOfPictures(db, body) }, account);
}

/** A post's text is below its title. */
export function renderPost(db: Database, text: Text): Promise<Rendered> {
  return renderMarkdown(db, text, { topLevel: 2, idPrefix: '' });
}

/** A card's text shares a page with others, so its ids contain the item's id. */
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
