import { expect, test } from 'vitest';
import { writeContent } from '../../db/transaction.ts';
import { claimSlug, idBySlug, keepFormerSlug } from '../../routes/posts/slugs.ts';
import { openImport } from '../../testing/importFiles.ts';

const files = { 'one.md': '---\ntitle: One\nlang: en\n---\nWords.\n' };

/** Imports a post, and gives it another address. */
async function importRenamed() {
  const { db, run } = await openImport(files);
  await run();
  const { id } = await db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  await writeContent(db, async (trx) => {
    await claimSlug(trx, id, 'first');
    await trx.updateTable('posts').set({ slug: 'first' }).where('id', '=', id).execute();
    await keepFormerSlug(trx, id, 'one');
  });
  return { db, run, id };
}

const outcomes = (lines: readonly { outcome: string }[]): string[] => lines.map(({ outcome }) => outcome);

test('a post whose address was changed stays, and keeps its old address', async () => {
  const { db, run, id } = await importRenamed();
  expect(outcomes(await run())).toEqual(['kept']);
  expect(await db.selectFrom('posts').select(['id', 'slug']).execute()).toEqual([{ id, slug: 'first' }]);
  expect(await idBySlug(db, 'one')).toBe(id);
});

test('a deleted post is imported again', async () => {
  const { db, run, id } = await importRenamed();
  await db.updateTable('posts').set({ deleted_at: 1, slug: id, deleted_slug: 'first' }).execute();
  expect(outcomes(await run())).toEqual(['taken']);
  expect(await idBySlug(db, 'one')).not.toBe(id);
});
