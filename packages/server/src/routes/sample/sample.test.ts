import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { openStorage } from '../../media/openStorage.ts';
import { installSample, type SampleOptions } from '../../sample.ts';
import { describeDatabase } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const tenMinutes = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Two of each kind without pictures: the full sample takes two seconds to create. */
const smallSample = mkdtempSync(join(tmpdir(), 'janus-small-sample-'));
const languages = ['ru', 'en'] as const;
const texts = (text: object): object[] => languages.map((language) => ({ language, ...text }));
for (const slug of ['one', 'two']) {
  mkdirSync(join(smallSample, 'posts', slug), { recursive: true });
  for (const language of languages)
    writeFileSync(
      join(smallSample, 'posts', slug, `${language}.md`),
      `---\ntitle: ${slug}\nstatus: published\npublished_at: 2024-01-02T00:00:00Z\n---\nText.\n`,
    );
}
writeFileSync(
  join(smallSample, 'portfolio.json'),
  JSON.stringify({
    profile: { translations: texts({ name: 'Sample' }) },
    projects: ['One', 'Two'].map((title) => ({ is_published: true, translations: texts({ title }) })),
    experiences: ['One', 'Two'].map((company) => ({
      is_published: true,
      start_date: '2020-01',
      translations: texts({ company, job_title: 'Engineer' }),
    })),
  }),
);
afterAll(() => rmSync(smallSample, { recursive: true }));

describeDatabase('sqlite', 'the sample', (databases) => {
  let bench: TestServer;
  let owner = '';
  let files: ReturnType<typeof testSettings>;
  // Changes merge by ten minutes of the clock, which must not end between two calls.
  const begun = Math.floor(Date.now() / tenMinutes) * tenMinutes;
  const clock = { now: begun };

  beforeEach(async () => {
    clock.now = begun;
    bench = await databases.startServer({ now: () => clock.now });
    owner = (await bench.signIn()).access_token;
    files = testSettings();
  });
  const install = async (options?: SampleOptions): Promise<void> => {
    const { db } = bench.server.database;
    await installSample(db, openStorage(files.settings), { now: clock.now, ...options });
    clock.now += 1000;
  };
  afterEach(async () => {
    files.remove();
    await bench.stop();
  });

  const sample = async (method = 'GET', path = ''): Promise<Schemas['Sample']> => {
    const answer = await bench.ask<Schemas['Sample']>(method, `/api/v1/sample/${path}`, { as: owner });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const titles = async (resource: string): Promise<string[]> => {
    const { body } = await bench.ask<{
      items: { translations: { title?: string; job_title?: string }[] }[];
    }>('GET', `/api/v1/${resource}/?limit=100`);
    return body.items.map(({ translations: [text] }) => text?.title ?? text?.job_title ?? '');
  };
  const tags = async (): Promise<readonly Schemas['Tag'][]> =>
    (await bench.ask<Schemas['TagList']>('GET', '/api/v1/tags/', { as: owner })).body.items;
  const blogSentences = async (): Promise<(string | undefined)[]> => {
    const { body } = await bench.ask<Schemas['Site']>('GET', '/api/v1/site/', { as: owner });
    return [body.ru?.blog_sentence, body.en?.blog_sentence];
  };
  const everything = async (): Promise<object> => ({
    posts: await titles('posts'),
    projects: await titles('projects'),
    experiences: await titles('experiences'),
    career: (await bench.ask<Schemas['CareerList']>('GET', '/api/v1/career/')).body.items,
    series: (await bench.ask<Schemas['SeriesList']>('GET', '/api/v1/series/')).body.items,
    tags: (await tags()).map(({ names, count }) => ({ names, count })),
    profile: (await bench.ask<Schemas['Profile']>('GET', '/api/v1/profile/')).body.translations,
    blog: await blogSentences(),
  });
  const idOf = async (resource: string): Promise<string> => {
    const { body } = await bench.ask<{ items: { id: string }[] }>('GET', `/api/v1/${resource}/?limit=1`);
    return body.items[0]?.id ?? '';
  };

  /** Counts the trail's rows per action; changes of one object by one person are one row. */
  const actions = async (): Promise<Record<string, number>> => {
    const { db } = bench.server.database;
    const events = await db
      .selectFrom('events')
      .select('action')
      .where('action', '<>', 'signed_in')
      .execute();
    const counts: Record<string, number> = {};
    for (const { action } of events) counts[action] = (counts[action] ?? 0) + 1;
    return counts;
  };

  test('is listed completely, is removed in one step, and is restored unchanged', async () => {
    await install();
    const before = await everything();
    const count = (await tags()).length;
    expect(count).toBeGreaterThan(5);
    expect(await blogSentences()).toEqual([expect.stringMatching(/[а-я]/), expect.stringMatching(/[a-z]/)]);
    const made = await sample();
    expect(new Set(made.items.map(({ kind }) => kind))).toEqual(
      new Set(['post', 'project', 'experience', 'career', 'series']),
    );
    expect([made.has_profile, made.restorable]).toEqual([true, 0]);
    const removed = await sample('DELETE');
    expect([removed.items, removed.has_profile, removed.restorable]).toEqual([
      [],
      false,
      made.items.length + 1,
    ]);
    expect(await everything()).toEqual({
      posts: [],
      projects: [],
      experiences: [],
      career: [],
      series: [],
      tags: [],
      profile: [],
      blog: [undefined, undefined],
    });
    const written = made.items.length + count;
    expect(await actions()).toEqual({ deleted: written, changed: 1 });
    expect(await sample('POST', 'restore/')).toEqual(made);
    expect(await actions()).toEqual({ deleted: written, restored: written, changed: 1 });
    expect(await everything()).toEqual(before);
  });

  test('does not include items that somebody has changed', async () => {
    await install({ folder: smallSample });
    const made = await sample();
    const [post, project] = [await idOf('posts'), await idOf('projects')];
    await bench.ask('PATCH', `/api/v1/posts/${post}/`, { as: owner, body: { tags: ['мой'] } });
    await bench.ask('PATCH', `/api/v1/projects/${project}/`, { as: owner, body: { technologies: ['C'] } });
    await bench.ask('PATCH', '/api/v1/profile/translation/ru', { as: owner, body: { name: 'Анна' } });
    const left = await sample();
    expect([left.items.length, left.has_profile]).toEqual([made.items.length - 2, false]);
    await sample('DELETE');
    expect([await idOf('posts'), await idOf('projects')]).toEqual([post, project]);
    const { body } = await bench.ask<Schemas['Profile']>('GET', '/api/v1/profile/');
    expect(body.translations.some(({ name }) => name === 'Анна')).toBe(true);
    expect(await blogSentences()).toEqual([undefined, undefined]);
  });

  test('leaves a tag that somebody has described or given to their own post', async () => {
    await install();
    const [described, shared, ...others] = await tags();
    const body = { descriptions: { ru: 'Моё' } };
    await bench.ask('PATCH', `/api/v1/tags/${described?.id}/`, { as: owner, body });
    const translations = [{ language: 'ru', title: 'Моё' }];
    await bench.ask('POST', '/api/v1/posts/', {
      as: owner,
      body: { translations, tags: [shared?.names.ru] },
    });
    await sample('DELETE');
    const left = (await tags()).map(({ id, count }) => [id, count]);
    expect(left).toEqual(
      expect.arrayContaining([
        [described?.id, 0],
        [shared?.id, 1],
      ]),
    );
    expect(left).toHaveLength(2);
    await sample('POST', 'restore/');
    expect(await tags()).toHaveLength(others.length + 2);
  });

  test('is restored without what was deleted before it, and overwrites no profile written since', async () => {
    await install({ folder: smallSample });
    const project = await idOf('projects');
    await bench.ask('DELETE', `/api/v1/projects/${project}/`, { as: owner });
    const { restorable } = await sample('DELETE');
    await bench.ask('PATCH', '/api/v1/profile/translation/ru', { as: owner, body: { name: 'Анна' } });
    const back = await sample('POST', 'restore/');
    expect([back.items.length, back.has_profile, back.restorable]).toEqual([restorable - 1, false, 0]);
    expect(back.items.some(({ id }) => id === project)).toBe(false);
    const { body } = await bench.ask<Schemas['Profile']>('GET', '/api/v1/profile/');
    expect(body.translations.map(({ name }) => name)).toEqual(['Анна']);
  });

  test('cannot be restored after 30 days', async () => {
    await install({ folder: smallSample });
    await sample('DELETE');
    await bench.server.database.db
      .updateTable('sample_items')
      .set({ removed_at: clock.now - 31 * day })
      .execute();
    expect((await sample()).restorable).toBe(0);
    expect((await sample('POST', 'restore/')).items).toEqual([]);
  });
});
