import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { Database } from '../db/schema.ts';
import { testSettings } from '../testing/testSettings.ts';
import { storePdf, storePicture } from './store.ts';
import { sweepMedia } from './sweep.ts';

const day = 24 * 60 * 60 * 1000;

/** Puts a text each into the history of a post, beside its text, and into the trash. */
async function keepIn(db: Database, [history = '', pending = '', deleted = '']: string[]): Promise<void> {
  const post_id = 'a';
  const text = { post_id, language: 'ru', revision: 1, title: '', summary: '' } as const;
  for (const [id, deleted_at, body] of [
    [post_id, null, ''],
    ['b', 1, deleted],
  ] as const) {
    const dates = { sort_at: 1, created_at: 1, updated_at: 1, deleted_at, published_at: null };
    const post = { id, slug: id, deleted_slug: null, cover: null, author_id: null, ...dates };
    await db
      .insertInto('posts')
      .values({ ...post, original_language: 'ru' })
      .execute();
    const numbers = { text_revision: 1, source_revision: null, reading_minutes: 1, updated_at: 1 };
    const draft = { status: 'draft', published_at: null, search_key: '', html: '', contents: '[]' } as const;
    await db
      .insertInto('post_translations')
      .values({ ...text, ...numbers, ...draft, post_id: id, body })
      .execute();
  }
  const saved = {
    status: 'draft',
    was_public: 0,
    author_id: null,
    begun_at: 1,
    created_at: 1,
    characters: 1,
  } as const;
  await db
    .insertInto('post_revisions')
    .values({ ...text, ...saved, body: history })
    .execute();
  await db
    .insertInto('post_pending')
    .values({ ...text, version: 1, author_id: null, updated_at: 1, body: pending })
    .execute();
}

describeDatabases('media', (databases) => {
  test('what no text refers to, nor one that can come back, is removed after a day, with its files', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings();
    const bytes = await sharp({ create: { width: 600, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const used = await storePicture(db, settings, bytes);
    const unused = await storePicture(db, settings, bytes);
    const cv = await storePdf(db, settings, Buffer.from('%PDF-1.4\n%%EOF'));
    const text = { headline: '', about_html: '', location: null };
    await db
      .insertInto('profile_translations')
      .values({ ...text, language: 'ru', name: 'И', about: `![](${used.url} "Я")`, cv })
      .execute();
    const kept = await Promise.all(Array.from({ length: 3 }, () => storePicture(db, settings, bytes)));
    await keepIn(
      db,
      kept.map((picture) => `![](${picture.url})`),
    );
    const stray = '00000000-0000-4000-8000-000000000000-480.webp';
    await writeFile(join(settings.mediaFolder, stray), 'x');
    await writeFile(join(settings.mediaFolder, 'notes.txt'), 'x');
    await utimes(join(settings.mediaFolder, stray), 0, 0);

    expect(await sweepMedia(db, settings, { now: Date.now() })).toBe(0);
    expect(await sweepMedia(db, settings, { now: Date.now() + day + 1000 })).toBe(1);
    const files = await readdir(settings.mediaFolder);
    const pictures = [used, ...kept].flatMap(({ id }) => [`${id}-480.webp`, `${id}.webp`]);
    expect(files.sort()).toEqual([`${cv}.pdf`, ...pictures, 'notes.txt'].sort());
    const rows = await db.selectFrom('media').select('id').execute();
    expect(rows.map((row) => row.id)).not.toContain(unused.id);
    await close();
    remove();
  });
});
