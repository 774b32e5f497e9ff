import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

type Project = Schemas['Project'];

describeDatabases('the page of a project', (databases) => {
  let bench: TestServer;
  let owner = '';

  beforeAll(async () => {
    bench = await databases.startServer();
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());
  beforeEach(async () => {
    const { body } = await bench.ask<{ items: Project[] }>('GET', '/api/v1/projects/?limit=100', {
      as: owner,
    });
    for (const { id } of body.items) await send('DELETE', `projects/${id}/`);
  });

  const send = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    bench.ask(method, `/api/v1/${path}`, { as: owner, body });
  const read = (slug: string, { as, query = '' }: { as?: string; query?: string } = {}) =>
    bench.ask<Schemas['ProjectPage']>('GET', `/api/v1/project-pages/${slug}/${query}`, { as });
  async function create(title: string, more: object = {}): Promise<Project> {
    const answer = await send('POST', 'projects/', { translations: [{ language: 'ru', title }], ...more });
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    return answer.body as unknown as Project;
  }
  const codeOf = ({ status, body }: TestAnswer): unknown[] => [
    status,
    (body['error'] as { code?: string } | undefined)?.code,
  ];

  test('its slug is made from its title, with a number when the slug is in use', async () => {
    expect((await create('Тепло города')).slug).toBe('teplo-goroda');
    expect((await create('Тепло города')).slug).toBe('teplo-goroda-2');
    expect((await create('🎉')).slug).toBe('project');
    expect((await create('Своё', { slug: 'own-name' })).slug).toBe('own-name');
    expect(codeOf(await send('POST', 'projects/', { slug: 'own-name' }))).toEqual([409, 'slug_taken']);
    for (const slug of ['Own', 'a b', '-a', '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11'])
      expect(codeOf(await send('POST', 'projects/', { slug })), slug).toEqual([422, 'invalid_fields']);
  });

  test('a former slug keeps working until another project takes it', async () => {
    const one = await create('Один');
    const patched = await send('PATCH', `projects/${one.id}/`, { slug: 'first' });
    expect(patched.body['slug']).toBe('first');
    expect((await read('odin')).body.slug).toBe('first');
    // A former slug still leads to its project: a generated slug does not take it.
    const other = await create('Один');
    expect(other.slug).toBe('odin-2');
    expect(codeOf(await send('PATCH', `projects/${other.id}/`, { slug: 'first' }))).toEqual([
      409,
      'slug_taken',
    ]);
    await send('PATCH', `projects/${other.id}/`, { slug: 'odin' });
    expect((await read('odin')).body.id).toBe(other.id);
    // And back again.
    await send('PATCH', `projects/${one.id}/`, { slug: 'again' });
    expect((await send('PATCH', `projects/${one.id}/`, { slug: 'first' })).status).toBe(200);
    expect((await read('again')).body.slug).toBe('first');
  });

  test('a project in the trash frees its slug and is restored with the nearest free one', async () => {
    const one = await create('Один');
    await send('PATCH', `projects/${one.id}/`, { slug: 'first' });
    await send('DELETE', `projects/${one.id}/`);
    expect((await read('first')).status).toBe(404);
    expect((await read('odin')).status).toBe(404);
    const other = await create('x', { slug: 'first' });
    const restored = await send('POST', `deleted/${one.id}/restore/`);
    expect(restored.status).toBe(200);
    expect((await read('first')).body.id).toBe(other.id);
    expect((await read('first-2')).body.id).toBe(one.id);
    expect((await read('odin')).body.slug).toBe('first-2');
  });

  test('the long text is rendered like that of a post, on its page only', async () => {
    const body = '## Задача\n\n```c\nint x;\n```';
    const { id, slug } = await create('Узел', {
      translations: [
        { language: 'ru', title: 'Узел', outcome: '9 мкА во сне', role: 'Инженер', team: 'Один', body },
        { language: 'en', title: 'Node' },
      ],
    });
    const { translations, languages } = (await read(slug)).body;
    expect(languages).toEqual(['ru', 'en']);
    expect(translations.map(({ language }) => language)).toEqual(['ru', 'en']);
    expect(translations[0]).toMatchObject({ outcome: '9 мкА во сне', role: 'Инженер', team: 'Один' });
    expect(translations[0]?.body_html).toMatch(/^<h2 id="zadacha">/);
    expect(translations[0]).not.toHaveProperty('body');
    expect(translations[0]?.meta_description).toBe('9 мкА во сне');
    expect([translations[0]?.has_body, translations[1]?.has_body]).toEqual([true, false]);
    const list = await bench.ask<{ items: Project[] }>('GET', '/api/v1/projects/?language=ru');
    expect(list.body.items[0]?.translations[0]).not.toHaveProperty('body_html');
    const edited = await bench.ask<{ items: Project[] }>('GET', '/api/v1/projects/', { as: owner });
    expect(edited.body.items[0]?.translations[0]?.body).toBe(body);

    const text = translations[0]?.id ?? '';
    await send('PATCH', `projects/${id}/translation/${text}`, { body: '' });
    const [after] = (await read(slug, { query: '?language=ru' })).body.translations;
    expect([after?.has_body, after?.body_html, after?.outcome]).toEqual([false, '', '9 мкА во сне']);
    expect(
      (await send('PATCH', `projects/${id}/translation/${text}`, { body: 'a'.repeat(200_001) })).status,
    ).toBe(422);
  });

  test('its long text is searchable', async () => {
    await create('Узел', { translations: [{ language: 'ru', title: 'Узел', body: 'Микроконтроллер' }] });
    const found = await bench.ask<{ items: { title: string }[] }>(
      'GET',
      '/api/v1/search/?q=микроконтроллеры&language=ru',
    );
    expect(found.body.items.map(({ title }) => title)).toEqual(['Узел']);
  });

  test('its neighbours follow the home page: the first three featured projects, then the rest', async () => {
    await create('E', { is_featured: true });
    await create('D');
    await create('C', { is_featured: true });
    await create('Скрыт', { is_featured: true, is_published: false });
    await create('B', { is_featured: true });
    await create('A', { is_featured: true });
    // The list is A, B, the hidden one, C, D, E: of four featured ones the last is in the table.
    const around = async (slug: string) => {
      const { previous, next } = (await read(slug, { query: '?language=en' })).body;
      return [previous?.slug, next?.slug];
    };
    expect(await around('a')).toEqual([undefined, 'b']);
    expect(await around('c')).toEqual(['b', 'd']);
    expect(await around('d')).toEqual(['c', 'e']);
    expect(await around('e')).toEqual(['d', undefined]);
    expect((await read('b')).body.next).toEqual({ slug: 'c', title: 'C', language: 'ru' });
  });

  test('its page lists the published posts that link to it, by any of its slugs', async () => {
    const { id } = await create('Узел');
    const post = async (slug: string, translations: object[], more: object = {}) => {
      const body = {
        slug,
        translations: translations.map((one) => ({
          language: 'ru',
          title: slug,
          status: 'published',
          ...one,
        })),
        ...more,
      };
      const answer = await send('POST', 'posts/', body);
      expect([answer.status, answer.text]).toEqual([201, answer.text]);
      return answer.body['id'] as string;
    };
    const link = (address: string) => ({ body: `О [проекте](${address}).` });
    const at = (day: number) => ({ published_at: `2020-01-0${day}T00:00:00.000Z` });
    await post('second', [{ ...link('https://portfolio.localhost/projects/uzel#zadacha'), ...at(2) }]);
    const first = await post('first', [{ ...link('/en/projects/uzel'), ...at(1) }]);
    await post('third', [{ language: 'en', ...link('/projects/uzel'), ...at(3) }]);
    await post('other', [link('/projects/uzel-2'), { language: 'en', ...link('/projects/uzel/more') }]);
    await post('elsewhere', [link('https://far.example/projects/uzel')]);
    await post('later', [{ ...link('/projects/uzel'), published_at: '2100-01-01T00:00:00.000Z' }]);
    await post('half', [{}, { language: 'en', status: 'draft', ...link('/projects/uzel') }]);
    await post('unlisted', [link('/projects/uzel')], { is_unlisted: true });
    const about = async (slug = 'uzel', query = '?language=ru') =>
      (await read(slug, { query })).body.posts?.map((one) => one.slug);
    expect(await about()).toEqual(['second', 'first', 'third']);
    expect(await about('uzel', '?language=en')).toEqual(['third', 'second', 'first']);
    expect((await read('uzel')).body.posts?.[0]).toEqual({
      slug: 'second',
      title: 'second',
      language: 'ru',
      ...at(2),
    });
    await send('PATCH', `projects/${id}/`, { slug: 'node' });
    expect(await about('node')).toEqual(['second', 'first', 'third']);
    await send('DELETE', `posts/${first}/`);
    expect(await about('node')).toEqual(['second', 'third']);
  });

  test('its texts and those of posts link to the other face by the address of that face', async () => {
    const body = '[Пост](/post/node), [проект](/projects/uzel-3)';
    const texts = [{ language: 'ru', title: 'Узел', description: body, body }];
    const { slug } = await create('Узел', { slug: 'uzel-3', translations: texts });
    await send('POST', 'posts/', {
      slug: 'node',
      translations: [{ language: 'ru', title: 'Узел', status: 'published', body }],
    });
    const headers = { host: 'blog.localhost:3000' };
    const project = await bench.ask<Schemas['ProjectPage']>('GET', `/api/v1/project-pages/${slug}/`, {
      headers,
    });
    const post = await bench.ask<Schemas['Post']>('GET', '/api/v1/posts/slug/node/', { headers });
    for (const { description_html, body_html } of project.body.translations)
      for (const html of [description_html, body_html])
        expect(html).toContain(
          '<a href="http://blog.localhost:3000/post/node">Пост</a>, <a href="/projects/uzel-3">проект</a>',
        );
    expect(post.body.translations[0]?.html).toContain(
      '<a href="/post/node">Пост</a>, <a href="http://portfolio.localhost:3000/projects/uzel-3">проект</a>',
    );
  });

  test('an unpublished or unknown project has no page for visitors', async () => {
    const { slug } = await create('Скрыт', { is_published: false });
    expect((await read(slug)).status).toBe(404);
    expect((await read(slug, { as: owner })).status).toBe(200);
    expect((await read(slug, { as: owner })).body).toMatchObject({ previous: null, next: null });
    expect((await read('no-such-project')).status).toBe(404);
  });
});
