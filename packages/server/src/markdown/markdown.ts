import type { Database } from '../db/schema.ts';
import { pictureAddress } from './figures.ts';
import { createRenderQueue } from './queue.ts';
import type { Rendered, RenderOptions } from './types.ts';

/** One thread for the process, whoever asks. A text takes some 20 ms; the limit leaves room for a machine that is busy. */
const queue = createRenderQueue({ timeLimit: 15_000 });

/** Starts the thread, so that the first text does not wait for it. */
export function warmUpMarkdown(): void {
  queue.warmUp();
}

/** Safe HTML of Markdown; call it before a transaction, not inside: it may take seconds. */
async function renderMarkdown(
  db: Database,
  body: string,
  options: Omit<RenderOptions, 'pictures'>,
): Promise<Rendered> {
  if (body.trim() === '') return { html: '', contents: [], reading_minutes: 1, text: '' };
  return queue.render(body, { ...options, pictures: await sizesOfPictures(db, body) });
}

/** A post's text stands under its title. */
export function renderPost(db: Database, body: string, language: 'ru' | 'en'): Promise<Rendered> {
  return renderMarkdown(db, body, { language, topLevel: 2, idPrefix: '' });
}

/** A card's text stands beside others on one page: its ids carry the item's own. */
export function renderCard(db: Database, body: string, language: 'ru' | 'en', id: string): Promise<Rendered> {
  return renderMarkdown(db, body, { language, topLevel: 4, idPrefix: `${id.slice(0, 8)}-` });
}

async function sizesOfPictures(db: Database, body: string): Promise<RenderOptions['pictures']> {
  const ids = [...new Set([...body.matchAll(pictureAddress)].map((match) => match[1] ?? ''))].slice(0, 500);
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
