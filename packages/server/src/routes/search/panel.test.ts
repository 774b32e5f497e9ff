import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';
import { removeExpiredTrash } from '../trash/store.ts';

type Item = Schemas['PanelSearchItem'];

const day = 24 * 60 * 60 * 1000;
const picture = '/media/0b6a9c1e-7a2d-4f3b-8c4d-5e6f7a8b9c0d.webp';

describeDatabases('the search of the admin area', (databases) => {
  const posts = usePosts(databases);
  const { ask, create } = posts;
  const items = async (q: string, more = ''): Promise<Item[]> => {
    const path = `/api/v1/search/panel/?q=${encodeURIComponent(q)}${more}`;
    return (await ask<Schemas['PanelSearchAnswer']>(200, 'GET', path)).items;
  };
  const found = async (q: string, more = ''): Promise<string[]> =>
    (await items(q, more)).map(
      ({ kind, title, is_deleted }) => `${kind}: ${title}${is_deleted ? ', deleted' : ''}`,
    );
  const words = () =>
    posts.bench.server.database.db.selectFrom('panel_words').selectAll().orderBy('word').execute();
  const createItem = (resource: 'projects' | 'experiences', body: object) =>
    ask<{ id: string }>(201, 'POST', `/api/v1/${resource}/`, { body });
  const place = { start_date: '2020-01-01', is_published: false };
  const job = { language: 'ru', company: 'Мебиус', job_title: 'Слесарь', description: 'Паял микросхемы' };

  test('finds drafts, unpublished items, pending changes and messages by any word form, typo or keyboard layout', async () => {
    const draft = await create([{ language: 'ru', title: 'Теплица', body: 'О рассаде' }], { tags: ['Дача'] });
    await create([{ language: 'ru', title: 'Огород', body: 'О теплице', status: 'published' }]);
    await createItem('projects', {
      is_published: false,
      translations: [{ language: 'ru', title: 'Датчики теплицы', description: 'x' }],
    });
    await createItem('experiences', { ...place, translations: [job] });
    const message = { name: 'Фёдор', message: 'Продайте теплицу', email: 'a@example.com' };
    await posts.bench.ask('POST', '/api/v1/feedback/', { body: message });

    const everywhere = ['post: Теплица', 'post: Огород', 'project: Датчики теплицы', 'message: Фёдор'];
    for (const q of ['теплицы', 'телпица', 'ntgkbwf', 'тепли']) expect(await found(q)).toEqual(everywhere);
    expect(await found('теплица', '&kind=project')).toEqual(['project: Датчики теплицы']);
    expect(await found('рассада')).toEqual(['post: Теплица']);
    expect(await found('тег:дача теплица')).toEqual(['post: Теплица']);
    expect(await found('микросхема')).toEqual(['experience: Слесарь, Мебиус']);
    expect(await found('"паял микросхемы"')).toEqual(['experience: Слесарь, Мебиус']);
    expect(await found('"микросхемы паял"')).toEqual([]);
    expect(await found('федор')).toEqual(['message: Фёдор']);
    expect((await items('федор'))[0]?.state).toBe('inbox');
    expect(await found('!!!')).toEqual([]);

    await ask(200, 'PUT', `/api/v1/posts/${draft.id}/pending/ru/`, {
      body: { version: 0, revision: 1, title: 'Парник', summary: '', body: 'О помидорах' },
    });
    expect(await found('помидоры')).toEqual(['post: Парник']);
  });

  test('the lists of posts and messages accept typos and wrong keyboard layouts as the search does', async () => {
    await create([{ language: 'ru', title: 'Осциллограф', body: 'x' }]);
    const message = { name: 'Инна', message: 'Про вольтметр', email: 'a@example.com' };
    await posts.bench.ask('POST', '/api/v1/feedback/', { body: message });
    const total = async (path: string): Promise<number> =>
      (await ask<{ total: number }>(200, 'GET', path)).total;
    for (const q of ['осцилограф', 'jcwbkkjuhfa'])
      expect([q, await total(`/api/v1/posts/?q=${encodeURIComponent(q)}`)]).toEqual([q, 1]);
    for (const q of ['вольтмерт', 'djkmnvtnh'])
      expect([q, await total(`/api/v1/feedback/?q=${encodeURIComponent(q)}`)]).toEqual([q, 1]);
    // Words of unpublished texts are not suggested to visitors.
    const visitor = await posts.bench.ask<Schemas['SearchAnswer']>(
      'GET',
      `/api/v1/search/?q=${encodeURIComponent('осцилограф')}`,
    );
    expect(visitor.body).toEqual({ items: [], total: 0, suggestion: null });
  });

  test('an item is found once, in the requested language', async () => {
    await create([
      { language: 'ru', title: 'Модуль zigbee', body: 'x', status: 'published' },
      { language: 'en', title: 'A zigbee module', body: 'x' },
    ]);
    expect(await found('zigbee', '&language=ru')).toEqual(['post: Модуль zigbee']);
    expect(await found('zigbee', '&language=en')).toEqual(['post: A zigbee module']);
  });

  test('finds pictures by their descriptions, and names the text that shows them', async () => {
    const body = `![Схема усилителя](${picture})\n\n![Плата & «корпус»](${picture})`;
    const post = await create([{ language: 'ru', title: 'Звук', body, status: 'published' }]);
    const [item] = await items('усилитель');
    expect(item).toMatchObject({ kind: 'picture', item: 'post', id: post.id, title: 'Схема усилителя' });
    expect(await found('корпус')).toEqual(['picture: Плата & «корпус»']);
    await posts.change(post.id, { translations: [{ language: 'ru', revision: 1, body: 'Без картинок' }] });
    expect(await found('усилитель')).toEqual([]);
  });

  test('finds items in the trash until they are restored or removed, without counting their words', async () => {
    const before = await words();
    const post = await create([
      { language: 'ru', title: 'Паяльник', body: 'О канифоли', status: 'published' },
    ]);
    const texts = [{ language: 'ru', title: 'Канифоль', description: 'x' }];
    const project = await createItem('projects', { translations: texts });
    const experience = await createItem('experiences', { ...place, translations: [job] });
    const paths = [`posts/${post.id}`, `projects/${project.id}`, `experiences/${experience.id}`];
    for (const path of paths) await ask(204, 'DELETE', `/api/v1/${path}/`);
    const deleted = ['post: Паяльник, deleted', 'project: Канифоль, deleted'];
    expect(await found('канифоль')).toEqual(deleted);
    expect(await found('мебиус', '&kind=experience&limit=1')).toHaveLength(1);
    expect((await posts.bench.ask('GET', '/api/v1/search/?q=канифоль')).body['total']).toBe(0);
    expect((await ask<{ total: number }>(200, 'GET', '/api/v1/posts/?q=канифоль')).total).toBe(0);

    await ask(200, 'POST', `/api/v1/deleted-posts/${post.id}/restore/`);
    expect(await found('канифоль')).toEqual(['post: Паяльник', 'project: Канифоль, deleted']);
    await ask(204, 'DELETE', `/api/v1/posts/${post.id}/`);
    await ask(204, 'DELETE', `/api/v1/deleted-posts/${post.id}/`);
    await removeExpiredTrash(posts.bench.server.database.db, start + 31 * day);
    expect(await found('канифоль')).toEqual([]);
    expect(await words()).toEqual(before);
  });
});
