import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertRow } from '../rows.ts';
import { openPostgres, openSqlite } from '../open.ts';
import type { Database, Tables } from '../schema.ts';
import { up as first } from './001.ts';
import { up as second } from './002.ts';

const ids = {
  post: '00000000-0000-4000-8000-00000000000a',
  project: '00000000-0000-4000-8000-00000000000b',
  experience: '00000000-0000-4000-8000-00000000000c',
  message: '00000000-0000-4000-8000-00000000000d',
  taker: '00000000-0000-4000-8000-00000000000e',
};
/** The fields of the responses below; each has some of them. */
interface Answer {
  id: string;
  total: number;
  items: { kind: string; title: string }[];
  translations: unknown[];
}

const deletedAt = Date.now() - 1000;
const times = { created_at: 5, updated_at: 9 };
const post = {
  cover: null,
  author_id: ids.taker,
  original_language: 'ru',
  published_at: 5,
  sort_at: 5,
  ...times,
};
const text = { language: 'ru', status: 'published', title: 'Канифоль', summary: '' };
const rendered = {
  search_key: 'канифоль',
  reading_minutes: 1,
  html: '<p>ёж</p>',
  contents: '[]',
  body: 'ёж',
};
const counts = { revision: 2, text_revision: 2, source_revision: null };
const owned = { position: 0, technologies: '[]', is_published: 1, ...times };

/** The trash in the second shape: every row of an item by its table. */
const bin = {
  post: {
    posts: [{ id: ids.post, slug: 'kanifol', ...post }],
    post_slugs: [
      { slug: 'former', post_id: ids.post },
      { slug: 'taken', post_id: ids.post },
    ],
    post_tags: [{ post_id: ids.post, position: 0, name: 'IoT', name_key: 'iot', sort_at: 5 }],
    post_translations: [
      { post_id: ids.post, ...text, published_at: 5, ...rendered, ...counts, updated_at: 9 },
    ],
    post_revisions: [
      {
        post_id: ids.post,
        ...text,
        revision: 2,
        was_public: 1,
        author_id: ids.taker,
        begun_at: 5,
        created_at: 9,
        characters: 2,
        body: 'ёж',
      },
    ],
    post_pending: [],
    preview_links: [],
  },
  project: {
    projects: [
      {
        id: ids.project,
        is_featured: 0,
        github_url: null,
        demo_url: null,
        started_on: null,
        finished_on: null,
        cover: null,
        ...owned,
      },
    ],
    project_translations: [
      {
        id: 'pt',
        project_id: ids.project,
        language: 'ru',
        title: 'Теплица',
        summary: '',
        description: '',
        description_html: '',
      },
    ],
  },
  experience: {
    experiences: [{ id: ids.experience, company_url: null, start_date: '2020-01', end_date: null, ...owned }],
    experience_translations: [
      {
        id: 'et',
        experience_id: ids.experience,
        language: 'ru',
        company: 'Завод',
        job_title: 'Инженер',
        location: null,
        description: '',
        description_html: '',
      },
    ],
  },
  message: {
    messages: [
      {
        id: ids.message,
        name: 'Аня',
        message: 'Секретно',
        email: 'a@example.com',
        telegram: null,
        language: 'ru',
        face: 'blog',
        created_at: 5,
        read_at: null,
        state: 'inbox',
        search_key: 'аня',
      },
    ],
  },
} as const;

/** Fills the second shape with an item of every kind in the trash and a post that took the slug of one. */
async function fillSecondShape(db: Database): Promise<void> {
  const migrations = { '001': { up: first }, '002': { up: second } };
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) throw error;
  const taker = { id: ids.taker, slug: 'taken', ...post, author_id: null };
  await insertRow(db, 'posts', taker);
  for (const [kind, content] of Object.entries(bin))
    await insertRow(db, 'trash' as keyof Tables, {
      id: ids[kind as keyof typeof bin],
      service: kind === 'post' ? 'posts' : 'portfolio',
      kind,
      title: kind,
      deleted_at: deletedAt,
      expires_at: deletedAt + 30 * 24 * 60 * 60 * 1000,
      content: JSON.stringify(content),
    });
}

describeDatabases('items deleted before deleted rows stayed in their tables', (databases) => {
  test('stay in the trash and are restored unchanged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-bin-'));
    const databaseUrl = await databases.createDatabase();
    const sqliteFile = join(folder, 'old.sqlite');
    const old = databaseUrl === null ? openSqlite(sqliteFile) : openPostgres(databaseUrl);
    await fillSecondShape(old.db);
    await old.close();

    const bench = await databases.startServer({ settings: { databaseUrl, sqliteFile } });
    const { access_token: as } = await bench.signIn();
    const ask = (method: string, path: string) => bench.ask<Answer>(method, `/api/v1/${path}`, { as });
    const visit = async (path: string) => (await bench.ask(`GET`, `/api/v1/${path}`)).status;
    expect((await ask('GET', 'deleted-posts/')).body.items).toMatchObject([
      { id: ids.post, title: 'Канифоль', deleted_at: new Date(deletedAt).toISOString() },
    ]);
    const portfolio = (await ask('GET', 'deleted/')).body.items;
    expect(portfolio.map(({ kind, title }) => `${kind} ${title}`).toSorted()).toEqual([
      'experience Инженер',
      'message Аня',
      'project Теплица',
    ]);
    expect(await visit('posts/slug/kanifol/')).toBe(404);
    for (const id of [ids.project, ids.experience, ids.message])
      expect((await ask('POST', `deleted/${id}/restore/`)).status).toBe(200);
    const restored = await ask('POST', `deleted-posts/${ids.post}/restore/`);
    expect(restored.body).toMatchObject({ slug: 'kanifol', tags: ['IoT'], author: null });
    expect(restored.body.translations).toMatchObject([{ title: 'Канифоль', body: 'ёж', revision: 2 }]);
    expect((await ask('GET', `posts/${ids.post}/revisions/ru/`)).body.total).toBe(1);
    expect(await visit('posts/slug/former/')).toBe(200);
    expect((await ask('GET', 'posts/slug/taken/')).body.id).toBe(ids.taker);
    expect((await bench.ask('GET', `/api/v1/search/?q=${encodeURIComponent('теплицы')}`)).body['total']).toBe(
      1,
    );
    expect((await ask('GET', 'feedback/')).body.items).toMatchObject([
      { id: ids.message, message: 'Секретно' },
    ]);
    await bench.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
