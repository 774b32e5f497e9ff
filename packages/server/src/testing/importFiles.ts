import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { importSite } from '../moving/import/importSite.ts';
import type { Progress } from '../moving/import/progress.ts';
import type { FolderLimits } from '../moving/import/readFolder.ts';
import { testSettings } from './testSettings.ts';

const now = Date.UTC(2026, 0, 1);
const pixels = { create: { width: 4, height: 3, channels: 3, background: '#336699' } } as const;
const png = await sharp(pixels).png().toBuffer();

type Files = Readonly<Record<string, string | Buffer>>;

/** Opens an empty site, a folder to import, and one for unpacked archives; `PNG` stands for a picture. */
export async function openImport(files: Files) {
  const { settings, remove } = testSettings();
  const folder = join(settings.dataFolder, 'in');
  const work = join(settings.dataFolder, 'work');
  mkdirSync(work);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content === 'PNG' ? png : content);
  }
  const { db, close } = openSqlite(':memory:');
  await migrate(db);
  onTestFinished(async () => {
    await close();
    remove();
  });
  const target = { db, media: createFolderStorage(settings.mediaFolder), now, record: async () => undefined };
  const run = (
    path = '',
    options: { isDryRun?: boolean; limits?: FolderLimits; mediaPath?: string; progress?: Progress } = {},
  ) => {
    return importSite(target, join(folder, path), {
      isDryRun: false,
      workFolder: work,
      ...options,
      ...(options.mediaPath !== undefined && { mediaPath: join(folder, options.mediaPath) }),
    });
  };
  return { db, folder, work, run };
}

/**
 * Imports a folder, or the named part of it, first as a dry run and then twice: the first two report the same, and the
 * last changes nothing.
 */
export async function importFiles(files: Files, path = '', mediaPath?: string) {
  const { db, run } = await openImport(files);
  const media = mediaPath === undefined ? {} : { mediaPath };
  const dry = await run(path, { ...media, isDryRun: true });
  const lines = await run(path, media);
  expect(dry.map(({ item, outcome }) => [item, outcome])).toEqual(
    lines.map(({ item, outcome }) => [item, outcome]),
  );
  const again = await run(path, media);
  expect(again.every(({ outcome }) => outcome !== 'taken' && outcome !== 'changed')).toBe(true);
  const texts = await db
    .selectFrom('post_translations')
    .innerJoin('posts', 'posts.id', 'post_translations.post_id')
    .selectAll('post_translations')
    .select(['posts.slug', 'posts.cover', 'posts.is_pinned', 'posts.canonical_url', 'posts.author_id'])
    .execute();
  const found = (slug: string, language: string) => {
    const text = texts.find((each) => each.slug === slug && each.language === language);
    if (!text) throw new Error(`${slug} ${language} is not there: ${texts.map((each) => each.slug).join()}`);
    return { ...text, body: text.body.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID') };
  };
  const notes = lines.flatMap((line) =>
    line.notes.map((note) => `${line.item} ${note.line ?? '-'} ${note.text}`),
  );
  const uploads = await db.selectFrom('media').select('name').execute();
  const tags = await db.selectFrom('post_tags').select('name').orderBy('position').execute();
  const parts = await db
    .selectFrom('series_posts')
    .innerJoin('series', 'series.id', 'series_posts.series_id')
    .innerJoin('posts', 'posts.id', 'series_posts.post_id')
    .select(['series.slug as series', 'posts.slug'])
    .orderBy('series.slug')
    .orderBy('series_posts.position')
    .execute();
  const redirects = await db.selectFrom('redirects').select(['from_path', 'to_path']).execute();
  return {
    count: texts.length,
    found,
    lines,
    notes,
    media: uploads.length,
    tags: tags.map(({ name }) => name),
    series: parts.map(({ series, slug }) => `${series} ${slug}`),
    redirects: Object.fromEntries(redirects.map(({ from_path, to_path }) => [from_path, to_path])),
  };
}
