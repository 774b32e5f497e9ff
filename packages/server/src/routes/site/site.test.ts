import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

describeDatabases('the site settings', (databases) => {
  let bench: TestServer;
  let owner = '';

  beforeAll(async () => {
    bench = await databases.startServer();
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const send = (path: string, body: unknown, as = owner): Promise<TestAnswer> =>
    bench.ask('PATCH', `/api/v1/site/${path}`, { as, body });
  const seen = async (language = ''): Promise<Schemas['Site']> => {
    const query = language === '' ? '' : `?language=${language}`;
    return (await bench.ask<Schemas['Site']>('GET', `/api/v1/site/${query}`)).body;
  };
  const fieldsOf = (answer: TestAnswer) => (answer.body['error'] as { fields?: unknown }).fields;

  test('a new site has only defaults', async () => {
    expect(await seen()).toEqual({});
    expect(await seen('ru')).toEqual({});
  });

  test('a saved value stays, and null restores the default', async () => {
    expect((await send('', { blog_accent: '#0b6e4f' })).body).toEqual({ blog_accent: '#0b6e4f' });
    const named = await send('translation/ru', { blog_name: 'Записки', blog_title: 'Блог {name:genitive}' });
    expect(named.body).toEqual({
      blog_accent: '#0b6e4f',
      ru: { blog_name: 'Записки', blog_title: 'Блог {name:genitive}' },
    });
    expect((await send('translation/ru', { blog_title: null })).body['ru']).toEqual({ blog_name: 'Записки' });
    // A name also serves for the other language.
    expect(await seen('en')).toEqual({ blog_accent: '#0b6e4f', en: { blog_name: 'Записки' } });
    expect((await send('translation/ru', { blog_name: null })).body).toEqual({ blog_accent: '#0b6e4f' });
    expect((await send('', { blog_accent: null })).body).toEqual({});
  });

  test('the home page has its sections in the owner’s order, each once, or none', async () => {
    expect((await send('', { home: ['experience', 'projects'] })).body).toEqual({
      home: ['experience', 'projects'],
    });
    expect(await seen('en')).toEqual({ home: ['experience', 'projects'] });
    expect((await send('', { home: [] })).body).toEqual({ home: [] });
    for (const home of [['contacts'], ['projects', 'projects'], 'projects'])
      expect((await send('', { home })).status).toBe(422);
    const { db } = bench.server.database;
    await db.updateTable('site_settings').set({ settings: '{"home":["projects","projects"]}' }).execute();
    expect(await seen()).toEqual({});
    expect((await send('', { home: null })).body).toEqual({});
  });

  test('the home page of the blog has sections of its own, under the same rules', async () => {
    const blog_home = ['topics', 'newest'];
    expect((await send('', { blog_home, home: [] })).body).toEqual({ home: [], blog_home });
    expect(await seen('en')).toEqual({ home: [], blog_home });
    expect((await send('', { blog_home: [], home: null })).body).toEqual({ blog_home: [] });
    for (const wrong of [
      ['projects'],
      ['lead', 'lead'],
      ['lead', 'newest', 'topics', 'lead'],
      'lead',
      [null],
    ])
      expect((await send('', { blog_home: wrong })).status).toBe(422);
    const { db } = bench.server.database;
    await db.updateTable('site_settings').set({ settings: '{"blog_home":["lead","series"]}' }).execute();
    expect(await seen()).toEqual({});
    expect((await send('', { blog_home: null })).body).toEqual({});
  });

  test('the typeface and corners can be set, and null restores the defaults', async () => {
    expect((await send('', { typeface: 'literata', corners: 'square' })).body).toEqual({
      typeface: 'literata',
      corners: 'square',
    });
    expect((await send('', { typeface: 'onest', corners: 'round' })).status).toBe(200);
    expect(await seen('en')).toEqual({ typeface: 'onest', corners: 'round' });
    expect((await send('', { typeface: null })).body).toEqual({ corners: 'round' });
    expect((await send('', { corners: null })).body).toEqual({});
  });

  test('menu items can be reordered, renamed and hidden, and null restores the default menus', async () => {
    const navigation = async (query: string) => {
      const { body } = await bench.ask<Schemas['Site']>('GET', `/api/v1/site/?${query}`);
      expect(body).not.toHaveProperty('menus');
      return body.navigation?.header.map(({ name }) => name);
    };
    const menus = {
      portfolio: [
        { item: 'resume', names: { ru: 'Резюме' } },
        { item: 'experience', is_hidden: true },
      ],
    };
    expect((await send('', { menus })).body).toEqual({ menus });
    expect(await navigation('language=ru&face=portfolio')).toEqual(['Резюме', 'Проекты', 'Контакты']);
    expect(await navigation('language=en&face=portfolio')).toEqual(['CV', 'Projects', 'Contacts']);
    expect(await navigation('language=en&face=blog')).toEqual(['All posts', 'Portfolio']);
    expect(await navigation('language=en')).toBeUndefined();
    for (const bad of [
      { header: [] },
      { blog: [{ item: 'https://evil.example' }] },
      { blog: [{ item: 'page:../admin' }] },
      { blog: [{ item: 'posts', names: { ru: ' ' } }] },
      { blog: [{ item: 'posts', names: { ru: 'x'.repeat(41) } }] },
      { blog: Array.from({ length: 101 }, () => ({ item: 'posts' })) },
    ])
      expect((await send('', { menus: bad })).status).toBe(422);
    const { db } = bench.server.database;
    await db.updateTable('site_settings').set({ settings: '{"menus":{"blog":[{"item":1}]}}' }).execute();
    expect(await seen()).toEqual({});
    expect((await send('', { menus: null })).body).toEqual({});
  });

  test('title templates are filled in, and left out when they need a name that is missing', async () => {
    const title = '{name}: {site}';
    await send('translation/ru', { blog_name: 'Записки', blog_title: title, post_title: '{title} — {site}' });
    expect((await seen('ru')).ru).toEqual({ blog_name: 'Записки', post_title: '{title} — Записки' });
    await bench.ask('PATCH', '/api/v1/profile/translation/ru', { as: owner, body: { name: 'Анна' } });
    expect((await seen('ru')).ru?.blog_title).toBe('Анна: Записки');
    expect((await seen()).ru?.blog_title).toBe(title);
    await send('translation/ru', { blog_name: null, blog_title: null, post_title: null });
  });

  test('concurrent changes are all kept', async () => {
    const saves = await Promise.all([
      send('', { blog_accent: '#0b6e4f' }),
      send('', { portfolio_accent: '#0b5f7a' }),
      send('translation/ru', { blog_name: 'Записки' }),
      send('translation/en', { blog_name: 'Notes' }),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await seen()).toEqual({
      blog_accent: '#0b6e4f',
      portfolio_accent: '#0b5f7a',
      ru: { blog_name: 'Записки' },
      en: { blog_name: 'Notes' },
    });
    await send('', { blog_accent: null, portfolio_accent: null });
    for (const language of ['ru', 'en']) await send(`translation/${language}`, { blog_name: null });
  });

  test('an unknown placeholder in a template is named in the error', async () => {
    const answer = await send('translation/ru', {
      blog_title: '{site} {owner}',
      post_title: '{title} {name}',
    });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toMatchObject([
      { path: 'blog_title', code: 'unknown_placeholder', message: 'Здесь нельзя подставить {owner}.' },
    ]);
    // A home page has no title template.
    expect((await send('translation/en', { portfolio_title: '{title}' })).status).toBe(422);
    expect(await seen()).toEqual({});
  });

  test.each([
    ['', { blog_accent: 'red' }],
    ['', { blog_accent: '#0B6E4F' }],
    ['', { blog_accent: '#0b6e4f;}' }],
    // The default is not a value.
    ['', { typeface: 'inter' }],
    ['', { typeface: 'Comic Sans' }],
    ['', { typeface: ['onest'] }],
    ['', { corners: 'soft' }],
    ['', { corners: '8px' }],
    ['', { corners: 0 }],
    ['', { unknown: true }],
    ['', {}],
    ['translation/ru', { blog_name: '' }],
    ['translation/ru', { blog_name: ' ' }],
    ['translation/ru', { blog_name: 'two\nlines' }],
    ['translation/ru', { blog_name: 'x'.repeat(61) }],
    ['translation/ru', { blog_name: 5 }],
  ])('refuses %s %j', async (path, body) => {
    expect((await send(path, body)).status).toBe(422);
    expect(await seen()).toEqual({});
  });

  test('a stored value outside the contract shows the defaults; a valid one is kept', async () => {
    const { db } = bench.server.database;
    const store = (site: object) =>
      db
        .updateTable('site_settings')
        .set({ settings: JSON.stringify(site) })
        .execute();
    for (const wrong of [
      { theme: 'blue' },
      { typeface: 'inter' },
      { corners: 'soft' },
      { home: ['blog'] },
      { home: 'projects' },
      { blog_home: ['lead', 'lead'] },
    ]) {
      await store(wrong);
      expect([wrong, await seen()]).toEqual([wrong, {}]);
    }
    const right = {
      theme: 'dark',
      typeface: 'onest',
      corners: 'round',
      home: [],
      blog_home: ['topics', 'lead'],
    };
    await store(right);
    expect(await seen()).toEqual(right);
    await store({});
  });

  test('a damaged row shows the defaults', async () => {
    const { db } = bench.server.database;
    for (const settings of ['{"blog_accent":"red"}', '{"typeface":"x"}', '{"corners":"0}*{x:y"}']) {
      await db.updateTable('site_settings').set({ settings }).execute();
      expect(await seen('ru')).toEqual({});
    }
    await db.updateTable('site_settings').set({ settings: '{}' }).execute();
  });
});
