import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openImport } from '../../testing/importFiles.ts';
import { CancelledError, silent, type Progress } from './progress.ts';

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

async function fivePosts(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = { 'hugo.toml': '' };
  for (const number of [1, 2, 3, 4, 5]) {
    files[`content/posts/p${number}/index.md`] = `---\ntitle: P${number}\nseries: All\n---\n![a](a.png)\n`;
    files[`content/posts/p${number}/a.png`] = await picture(number * 40);
  }
  return files;
}

/** Cancels the import after the first post. */
const stopping = (isLost: boolean): Progress => ({
  ...silent,
  async step() {
    throw new CancelledError({ isLost });
  },
});

test('a cancelled import leaves no picture without its post, and a later one completes it', async () => {
  const { db, run } = await openImport(await fivePosts());
  await expect(run('', { progress: stopping(false) })).rejects.toThrow(CancelledError);
  const posts = await db.selectFrom('posts').select(['slug', 'id']).orderBy('slug').execute();
  const media = await db.selectFrom('media').select('id').execute();
  expect(posts.length).toBeGreaterThan(0);
  expect(posts.length).toBeLessThan(5);
  expect(media).toHaveLength(posts.length);
  const lines = await run();
  expect(lines.map(({ outcome }) => outcome).sort()).toEqual([
    ...Array.from({ length: posts.length }, () => 'kept'),
    ...Array.from({ length: 5 - posts.length }, () => 'taken'),
  ]);
  expect(await db.selectFrom('media').select('id').execute()).toHaveLength(5);
  expect(await db.selectFrom('series_posts').select('post_id').execute()).toHaveLength(5);
});

test('an import that has lost its job writes nothing more', async () => {
  const { db, run } = await openImport(await fivePosts());
  await expect(run('', { progress: stopping(true) })).rejects.toThrow(CancelledError);
  expect(await db.selectFrom('posts').select('id').execute()).toHaveLength(1);
});
