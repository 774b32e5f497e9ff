import { href, type Language } from '@janus-site/core';
import { checkBody } from '../../contract/validate.ts';
import type { Database } from '../../db/schema.ts';
import type { PostTable } from '../../db/schema/posts.ts';
import { writeContent } from '../../db/transaction.ts';
import { refusingStale } from '../../routes/posts/stale.ts';
import { postRow, translationsOf } from '../../routes/posts/store.ts';
import { applyUpdate, prepareUpdate } from '../../routes/posts/update.ts';
import { addRedirect } from '../../routes/redirects/store.ts';
import type { Importing } from './importing.ts';
import type { Made } from './progress.ts';
import type { Note } from './report.ts';
import type { SourcePost, SourceText } from './source.ts';
import { redirectMade } from './takeRedirects.ts';

const itemOf = (postId: string, language: Language): string => `${postId} ${language}`;

/** The post and language of an item. */
export function textOfItem(item: string): { postId: string; language: Language } {
  const [postId = '', language] = item.split(' ');
  return { postId, language: language === 'en' ? 'en' : 'ru' };
}

/** Records that a post waits for a refused file. */
export const awaitedText = (
  postId: string,
  { language, file }: Pick<SourceText, 'language' | 'file'>,
): Made => ({ kind: 'awaited', item_id: itemOf(postId, language), stamp: file });

/** The text that an earlier import refused, and that nobody has written since. */
async function findAwaited(
  db: Database,
  postId: string,
  { texts }: SourcePost,
): Promise<SourceText | undefined> {
  const present = new Set((await translationsOf(db, postId)).map(({ language }) => language));
  const absent = texts.filter(({ language }) => !present.has(language));
  for (const text of absent) {
    const { kind, item_id, stamp } = awaitedText(postId, text);
    const row = await db
      .selectFrom('import_items')
      .select('number')
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .where('stamp', '=', stamp)
      .executeTakeFirst();
    if (row) return text;
  }
  return undefined;
}

/** Changes a post imported earlier so that it still counts as unchanged, and can be undone with that import. */
export async function changeImported(
  trx: Database,
  { id, updated_at }: PostTable,
  change: () => Promise<void>,
): Promise<void> {
  await change();
  const after = await postRow(trx, id);
  await trx
    .updateTable('import_items')
    .set({ stamp: String(after.updated_at) })
    .where('kind', '=', 'post')
    .where('item_id', '=', id)
    .where('stamp', '=', String(updated_at))
    .execute();
}

/** Redirects old paths to a post; a path that is an address of this site, or is redirected already, is left alone. */
export async function addOldPaths(
  trx: Database,
  { slug, oldPaths }: Pick<SourcePost, 'slug' | 'oldPaths'>,
  { now, progress }: Importing,
): Promise<void> {
  for (const { from, language } of oldPaths) {
    const to = href('post', { params: { slug }, language });
    const made = await addRedirect(trx, { face: 'blog', from, to, by: 'import' }, { now });
    if (!('code' in made)) await progress.made(trx, redirectMade(made));
  }
}

/**
 * Reads the text that a post waits for, and returns a function that writes it and returns its notes; null where there
 * is none.
 */
export async function readyText(
  postId: string,
  post: SourcePost,
  importing: Importing,
): Promise<(() => Promise<Note[]>) | null> {
  const { db, now, progress } = importing;
  const text = await findAwaited(db, postId, post);
  if (!text) return null;
  const { language, file, fields } = text;
  const check = (body: string): void =>
    checkBody(
      'posts#/components/schemas/PostCreate',
      { ...post.shared, slug: post.slug, translations: [{ ...fields, language, body }] },
      0,
    );
  // first without its body, so that no pictures are imported for a refused text
  check('');
  const { body, notes } = await text.readBody();
  check(body);
  const lines = [{ line: null, text: `${file} joins its post, which came without it before.` }, ...notes];
  return async () => {
    if (importing.isDryRun) return lines;
    const row = await postRow(db, postId);
    const input = { translations: [{ ...fields, language, body }] };
    const update = await prepareUpdate(db, row, input, { authorId: row.author_id, now });
    const write = async (trx: Database): Promise<void> => {
      await changeImported(trx, await postRow(trx, postId), () => applyUpdate(trx, postId, update));
      const item_id = itemOf(postId, language);
      await trx
        .deleteFrom('import_items')
        .where('kind', '=', 'awaited')
        .where('item_id', '=', item_id)
        .execute();
      const written = (await translationsOf(trx, postId)).find((one) => one.language === language);
      await progress.made(trx, { kind: 'text', item_id, stamp: String(written?.revision) });
      const oldPaths = post.oldPaths.filter((path) => path.language === language);
      await addOldPaths(trx, { slug: row.slug, oldPaths }, importing);
      const object = { kind: 'post', id: postId, title: fields.title } as const;
      await importing.record(trx, { action: 'changed', object });
    };
    await refusingStale(db, { id: postId, now }, () => writeContent(db, write));
    return lines;
  };
}
