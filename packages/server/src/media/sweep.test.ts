import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { removeExpiredTrash } from '../routes/trash/store.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { usePosts } from '../testing/usePosts.ts';
import { createFolderStorage } from './folderStorage.ts';
import { openStorage } from './openStorage.ts';
import { storePdf, storePicture } from './store.ts';
import { sweepMedia } from './sweep.ts';
import { recordUses, writeUses } from './uses.ts';

const day = 24 * 60 * 60 * 1000;

/** Ids of all uploads that any row of any table refers to: what must not be swept, found by reading everything. */
async function namedMedia(db: Database): Promise<Set<string>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const ids = new Set<string>();
  for (const table of tables.filter((name) => !/^(media|media_uses|search_.*)$/.test(name))) {
    const rows = await db
      .selectFrom(table as 'posts')
      .selectAll()
      .execute();
    for (const [, id] of JSON.stringify(rows).matchAll(/\/media\/([0-9a-f-]{36})/g)) ids.add(id ?? '');
  }
  const files = await db.selectFrom('profile_translations').select('cv').execute();
  for (const { cv } of files) if (cv) ids.add(cv);
  return ids;
}

type Step = readonly [act: string, item: number, picture: number];
const acts = ['create', 'body', 'cover', 'pending', 'publish', 'unlink', 'delete', 'restore', 'purge'];
const step = fc.tuple(
  fc.constantFrom(
    ...acts,
    'project',
    'projectText',
    'removeProject',
    'restoreProject',
    'about',
    'photo',
    'later',
  ),
  fc.nat(2),
  fc.nat(5),
);

describeDatabases('the sweep of uploads', (databases) => {
  test('removes unused uploads outside the library after a day, with their files', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings();
    const media = openStorage(settings);
    const bytes = await sharp({ create: { width: 600, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const used = await storePicture(db, media, bytes);
    const unused = await storePicture(db, media, bytes, { inLibrary: false });
    const kept = await storePicture(db, media, bytes);
    const cv = await storePdf(db, media, Buffer.from('%PDF-1.4\n%%EOF'));
    const profile = { kind: 'profile', item_id: 'profile' } as const;
    await recordUses(db, { ...profile, place: 'ru' }, `![](${used.url} "Я") ![](${used.url})`);
    await writeUses(db, { ...profile, place: 'ru/cv' }, [cv]);
    const stray = '00000000-0000-4000-8000-000000000000-480.webp';
    await writeFile(join(settings.mediaFolder, stray), 'x');
    await writeFile(join(settings.mediaFolder, 'notes.txt'), 'x');
    await utimes(join(settings.mediaFolder, stray), 0, 0);

    expect(await sweepMedia(db, media, { now: Date.now() })).toBe(0);
    expect(await sweepMedia(db, media, { now: Date.now() + day + 1000 })).toBe(1);
    const files = await readdir(settings.mediaFolder);
    const left = [used, kept].flatMap(({ id }) => [`${id}-480.webp`, `${id}.webp`]);
    expect(files.sort()).toEqual([`${cv}.pdf`, ...left, 'notes.txt'].sort());
    const rows = await db.selectFrom('media').select('id').execute();
    expect(rows.map((row) => row.id)).not.toContain(unused.id);
    await close();
    remove();
  });
});

describeDatabases('the uploads that a text uses', (databases) => {
  test('are found in HTML too: pictures, sources, videos and posters, of every type', async () => {
    const { db, close } = await databases.open();
    const ids = Array.from({ length: 9 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
    const row = {
      kind: 'picture',
      content_type: 'image/webp',
      width: 1,
      height: 1,
      size: 1,
      widths: '[]',
    } as const;
    for (const id of ids)
      await db
        .insertInto('media')
        .values({ ...row, id, created_at: 1 })
        .execute();
    const text = `<img src="/media/${ids[0]}.webp?w=480" alt='x'>
      <IMG SRC=/media/${ids[1]}.svg>
      <picture><source srcset="/media/${ids[2]}.webp 1x, /media/${ids[3]}.webp?w=1080 2x"><img src='/media/${ids[4]}.webp'></picture>
      <video poster="https://me.example/media/${ids[5]}.webp" src="/media/${ids[6]}.mp4"></video>
      <video><source src="/media/${ids[7]}.webm"></video>
      media/${ids[8]}.html`;
    const place = { kind: 'post', item_id: 'p', place: 'ru' } as const;
    await recordUses(db, place, text);
    const used = async () =>
      (await db.selectFrom('media_uses').select('media_id').orderBy('media_id').execute()).map(
        (use) => use.media_id,
      );
    expect(await used()).toEqual(ids.slice(0, 8));
    await recordUses(db, place, `<video poster="/media/${ids[5]}.webp"></video>`);
    expect(await used()).toEqual([ids[5]]);
    await close();
  });
});

describeDatabases('the recorded uses of pictures', (databases) => {
  const posts = usePosts(databases);
  const { ask } = posts;

  /** Runs random writes, deletions and restorations, with a sweep after each; whatever a row refers to must stay. */
  async function play(steps: readonly Step[]): Promise<void> {
    const { db } = posts.bench.server.database;
    for (const table of ['media_uses', 'media'] as const) await db.deleteFrom(table).execute();
    const sweep = () => sweepMedia(db, createFolderStorage('/nowhere'), { now: 3 * day, grace: day });
    const pictures = Array.from({ length: 6 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
    const ids = { post: [] as string[], project: [] as string[] };
    const at = (list: string[], index: number) => list[index % Math.max(1, list.length)] ?? pictures[0];
    for (const [act, item, picture] of steps) {
      const kind = {
        content_type: 'image/webp',
        width: 1,
        height: 1,
        size: 1,
        widths: '[]',
        created_at: 1,
        in_library: 0,
      } as const;
      const present = new Set((await db.selectFrom('media').select('id').execute()).map(({ id }) => id));
      for (const id of pictures)
        if (!present.has(id))
          await db
            .insertInto('media')
            .values({ id, kind: 'picture', ...kind })
            .execute();
      const url = `/media/${pictures[picture]}.webp`;
      const text = `a ![](${url}) b ![](/media/${pictures[(picture + 1) % 6]}.webp)`;
      await perform({ act, url, text, post: at(ids.post, item), project: at(ids.project, item), ids, item });
      await sweep();
      const left = (await db.selectFrom('media').select('id').execute()).map(({ id }) => id);
      const named = await namedMedia(db);
      expect([act, left.sort()]).toEqual([act, pictures.filter((id) => named.has(id)).sort()]);
    }
    for (const id of ids.post)
      await posts.bench.ask('DELETE', `/api/v1/posts/${id}/`, { as: await posts.token() });
    for (const id of ids.project)
      await posts.bench.ask('DELETE', `/api/v1/projects/${id}/`, { as: await posts.token() });
    await ask(200, 'PATCH', '/api/v1/profile/', { body: { photo: null } });
    await removeExpiredTrash(db, Number.MAX_SAFE_INTEGER);
    await ask(200, 'PATCH', '/api/v1/profile/translation/ru/', { body: { name: 'И', about: '' } });
    await sweep();
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  }

  interface Performance {
    act: string;
    url: string;
    text: string;
    post: string | undefined;
    project: string | undefined;
    ids: { post: string[]; project: string[] };
    item: number;
  }

  /** A refused step changes nothing, and is as good as any other. */
  async function perform({ act, url, text, post, project, ids, item }: Performance): Promise<void> {
    const as = await posts.token();
    const send = (method: string, path: string, body?: unknown) =>
      posts.bench.ask(method, path, { as, body });
    const language = item % 2 === 0 ? 'ru' : 'en';
    const read = async () =>
      (
        await posts.bench.ask<Schemas['Post']>('GET', `/api/v1/posts/${post}/`, { as })
      ).body.translations?.find((each) => each.language === language);
    const write = async (change: object) =>
      send('PATCH', `/api/v1/posts/${post}/`, {
        translations: [{ language, revision: (await read())?.revision, title: 'T', ...change }],
      });
    if (act === 'create') {
      const translations = [{ language: 'ru', title: 'T', body: text }];
      ids.post.push((await posts.create(translations, { cover: url })).id);
    } else if (act === 'body') await write({ body: text });
    else if (act === 'publish') await write({ status: 'published' });
    else if (act === 'unlink') await write({ removed: true });
    else if (act === 'cover') await send('PATCH', `/api/v1/posts/${post}/`, { cover: item ? url : null });
    else if (act === 'pending') {
      const { revision = 1, pending } = (await read()) ?? {};
      const body = { version: pending?.version ?? 0, revision, title: 'T', summary: '', body: text };
      await send(
        item ? 'PUT' : 'DELETE',
        `/api/v1/posts/${post}/pending/${language}/`,
        item ? body : undefined,
      );
    } else if (act === 'delete') await send('DELETE', `/api/v1/posts/${post}/`);
    else if (act === 'restore') await send('POST', `/api/v1/deleted-posts/${post}/restore/`);
    else if (act === 'purge') await send('DELETE', `/api/v1/deleted-posts/${post}/`);
    else if (act === 'project') {
      const translations = [{ language: 'ru', title: 'T', description: text }];
      const made = await send('POST', '/api/v1/projects/', { translations });
      ids.project.push(String(made.body['id']));
    } else if (act === 'projectText')
      await send('POST', `/api/v1/projects/${project}/translation/`, {
        language: 'en',
        title: 'T',
        description: text,
      });
    else if (act === 'removeProject') await send('DELETE', `/api/v1/projects/${project}/`);
    else if (act === 'restoreProject') await send('POST', `/api/v1/deleted/${project}/restore/`);
    else if (act === 'about')
      await send('PATCH', '/api/v1/profile/translation/ru/', { name: 'И', about: text });
    else if (act === 'photo') await send('PATCH', '/api/v1/profile/', { photo: item ? url : null });
    else posts.clock += 11 * 60 * 1000;
  }

  test('are right after any writes: pictures in use are never swept, all others are', async () => {
    const runs = databases.engine === 'sqlite' ? 20 : 2;
    const plays = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), play);
    await fc.assert(plays, { numRuns: runs, seed: 20_261_123 });
  }, 120_000);
});
