import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { storePdf, storePicture } from './store.ts';
import { sweepMedia } from './sweep.ts';

const day = 24 * 60 * 60 * 1000;

describeDatabases('media', (databases) => {
  test('what nothing refers to is removed after a day, with its files', async () => {
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
    const stray = '00000000-0000-4000-8000-000000000000-480.webp';
    await writeFile(join(settings.mediaFolder, stray), 'x');
    await writeFile(join(settings.mediaFolder, 'notes.txt'), 'x');
    await utimes(join(settings.mediaFolder, stray), 0, 0);

    expect(await sweepMedia(db, settings, { now: Date.now() })).toBe(0);
    expect(await sweepMedia(db, settings, { now: Date.now() + day + 1000 })).toBe(1);
    const files = await readdir(settings.mediaFolder);
    expect(files.sort()).toEqual([`${cv}.pdf`, `${used.id}-480.webp`, `${used.id}.webp`, 'notes.txt'].sort());
    const rows = await db.selectFrom('media').select('id').execute();
    expect(rows.map((row) => row.id)).not.toContain(unused.id);
    await close();
    remove();
  });
});
