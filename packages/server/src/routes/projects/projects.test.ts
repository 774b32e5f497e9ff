import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

type Project = Schemas['Project'];
type ProjectList = Schemas['ProjectList'];

describeDatabases('projects', (databases) => {
  let bench: TestServer;
  let owner = '';

  beforeAll(async () => {
    bench = await databases.startServer();
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());
  beforeEach(async () => {
    for (const { id } of (await list('?limit=100', owner)).items) await send('DELETE', `${id}/`);
  });

  const send = (method: string, path: string, body?: unknown, form?: FormData): Promise<TestAnswer> =>
    bench.ask(method, `/api/v1/projects/${path}`, { as: owner, body, form });
  const good = <T>(answer: TestAnswer, status = 200): T => {
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body as unknown as T;
  };
  const list = async (query = '', as?: string): Promise<ProjectList> =>
    good(await bench.ask('GET', `/api/v1/projects/${query}`, { as }));
  const create = async (title: string, more: object = {}): Promise<Project> =>
    good(
      await send('POST', '', {
        ...more,
        translations: [{ language: 'ru', title, description: '# О\n\n**нём**' }],
      }),
      201,
    );
  const titles = async (query = ''): Promise<(string | undefined)[]> =>
    (await list(query)).items.map((project) => project.translations[0]?.title);

  test('of two renames at one moment neither loses the address that it was given', async () => {
    const { id } = await create('Имя');
    for (let round = 0; round < 10; round += 1) {
      const slugs = [`first-${round}`, `second-${round}`];
      const answers = await Promise.all(slugs.map((slug) => send('PATCH', `${id}/`, { slug })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      for (const slug of slugs) good(await bench.ask('GET', `/api/v1/project-pages/${slug}/`));
    }
  });

  test('visitors see only published ones that have a text, without its source', async () => {
    await create('Видно');
    await create('Скрыто', { is_published: false });
    good(await send('POST', '', {}), 201);
    const { items, total } = await list();
    expect([total, items.length]).toEqual([1, 1]);
    expect(items[0]?.translations[0]).not.toHaveProperty('description');
    expect(items[0]?.translations[0]?.description_html).toMatch(/<h4 id="[0-9a-f]{8}-o">О/);
    expect((await list('', owner)).total).toBe(3);
  });

  test('a technology filters the list, and the list counts the technologies', async () => {
    await create('Три', { technologies: ['Rust'], is_published: false });
    await create('Два', { technologies: ['Rust', 'go'] });
    await create('Один', { technologies: ['Go', 'SQLite', 'GO'] });
    expect(await titles('?technology=GO')).toEqual(['Один', 'Два']);
    expect(await titles('?technology=rust')).toEqual(['Два']);
    const page = await list('?technology=go&limit=1');
    expect([page.total, page.items.length]).toEqual([2, 1]);
    expect(page.technologies).toEqual([
      { name: 'Go', count: 2 },
      { name: 'SQLite', count: 1 },
      { name: 'Rust', count: 1 },
    ]);
    const next = await list(`?technology=go&limit=1&cursor=${page.next_cursor}`);
    expect(next.items[0]?.translations[0]?.title).toBe('Два');
    expect(await list('?technology=cobol')).toMatchObject({ items: [], total: 0, next_cursor: null });
  });

  test('a single project is read by its id, by visitors only while it is published', async () => {
    const shown = await create('Видно');
    const hidden = await create('Скрыто', { is_published: false });
    const read = (id: string, as?: string) => bench.ask('GET', `/api/v1/projects/${id}/?language=ru`, { as });
    expect(good<Project>(await read(shown.id)).translations[0]).not.toHaveProperty('description');
    expect((await read(hidden.id)).status).toBe(404);
    expect(good<Project>(await read(hidden.id, owner)).translations[0]).toHaveProperty('description');
    expect((await read('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  test('translations are resources of their own, one for each language', async () => {
    const { id } = await create('Датчик');
    const added = good<Schemas['ProjectTranslation']>(
      await send('POST', `${id}/translation/`, { language: 'en', title: 'Sensor' }),
      201,
    );
    const again = await send('POST', `${id}/translation/`, { language: 'en', title: 'Again' });
    expect([again.status, again.body['error']]).toMatchObject([409, { code: 'translation_exists' }]);
    const path = `${id}/translation/${added.id}`;
    expect(good<object>(await send('PATCH', path, { description: '*x*' }))).toMatchObject({
      title: 'Sensor',
      description_html: '<p><em>x</em></p>\n',
    });
    expect(await titles('?language=en')).toEqual(['Sensor']);
    const other = await create('Другой');
    expect((await send('PATCH', `${other.id}/translation/${added.id}`, { title: 'x' })).status).toBe(404);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('DELETE', path)).status).toBe(404);
    expect(await titles('?language=en')).toEqual(['Другой', 'Датчик']);
  });

  test('dates must be valid and in order', async () => {
    const refused = async (input: object): Promise<unknown> => (await send('POST', '', input)).body['error'];
    const fields = (path: string): object => ({ code: 'invalid_fields', fields: [{ path }] });
    expect(await refused({ started_on: '2024-02-31' })).toMatchObject(fields('started_on'));
    expect(await refused({ started_on: '2024-02', finished_on: '2023-12-01' })).toMatchObject(
      fields('finished_on'),
    );
    const { id } = await create('Срок', { started_on: '2024-02-10', finished_on: '2024-02' });
    expect((await send('PATCH', `${id}/`, { started_on: '2024-03' })).status).toBe(422);
    expect(good<Project>(await send('PATCH', `${id}/`, { finished_on: null })).finished_on).toBeNull();
  });

  test('a new order must name every project exactly once', async () => {
    const ids = [await create('А'), await create('Б'), await create('В')].map((project) => project.id);
    const [a = '', b = '', c = ''] = ids;
    for (const wrong of [
      [a, b],
      [a, b, c, '00000000-0000-4000-8000-000000000000'],
      [a, b, '00000000-0000-4000-8000-000000000000'],
    ]) {
      expect((await send('POST', 'reorder/', { ids: wrong })).body['error']).toMatchObject({
        code: 'invalid_order',
      });
    }
    expect(
      good<ProjectList>(await send('POST', 'reorder/', { ids: [c, a, b] })).items.map(
        (project) => project.id,
      ),
    ).toEqual([c, a, b]);
    expect(await titles()).toEqual(['В', 'А', 'Б']);
  });

  test('concurrent reorders end in exactly one of the requested orders', async () => {
    const ids: string[] = [];
    for (const title of ['А', 'Б', 'В', 'Г']) ids.push((await create(title)).id);
    const reversed = [...ids].reverse();
    const orders = [ids, reversed, ids, reversed, ids, reversed];
    for (const answer of await Promise.all(orders.map((order) => send('POST', 'reorder/', { ids: order })))) {
      expect(answer.status).toBe(200);
    }
    const order = (await list()).items.map((project) => project.id);
    expect([ids.join(), reversed.join()]).toContain(order.join());
  });

  test('pages follow the saved order', async () => {
    for (const title of ['А', 'Б', 'В']) await create(title);
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next_cursor ?? ''}`);
    expect(second).toMatchObject({ total: 3, next_cursor: null });
    expect([...first.items, ...second.items].map((project) => project.translations[0]?.title)).toEqual([
      'В',
      'Б',
      'А',
    ]);
  });

  test('search results follow changes of a project', async () => {
    const found = async (): Promise<number> =>
      good<Schemas['SearchAnswer']>(
        await bench.ask('GET', '/api/v1/search/?q=%D1%82%D0%B5%D0%BF%D0%BB%D0%B8%D1%86%D0%B0'),
      ).total;
    const { id } = await create('Теплицы');
    expect(await found()).toBe(1);
    await send('PATCH', `${id}/`, { is_published: false });
    expect(await found()).toBe(0);
    await send('PATCH', `${id}/`, { is_published: true });
    expect(await found()).toBe(1);
    await send('DELETE', `${id}/`);
    expect(await found()).toBe(0);
  });

  test('a cover is a stored picture, served as immutable', async () => {
    const { id } = await create('С обложкой');
    const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const form = (bytes: Uint8Array): FormData => {
      const data = new FormData();
      data.set('file', new Blob([new Uint8Array(bytes)]), 'cover.png');
      return data;
    };
    const { cover } = good<Project>(await send('PUT', `${id}/cover/`, undefined, form(picture)));
    const served = await bench.ask('GET', `${cover ?? ''}?w=480`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    const etag = served.headers.get('etag') ?? '';
    expect(
      (await bench.ask('GET', `${cover ?? ''}?w=480`, { headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
    expect((await bench.ask('GET', `${cover ?? ''}?w=1600`)).status).toBe(200);
    for (const name of [
      'x.webp',
      '..%2f..%2fsecret',
      '00000000-0000-4000-8000-000000000000.webp',
      '%00.webp',
    ]) {
      expect((await bench.ask('GET', `/media/${name}`)).status).toBe(404);
    }
    const svg = await send(
      'PUT',
      `${id}/cover/`,
      undefined,
      form(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    );
    expect([svg.status, svg.body['error']]).toMatchObject([422, { code: 'invalid_picture' }]);
    expect(good<Project>(await send('DELETE', `${id}/cover/`)).is_cover_drawn).toBe(true);
  });

  test('an uploaded picture can be set as a cover by its address, on a new and on an existing project', async () => {
    const png = await sharp({ create: { width: 40, height: 25, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(png)]), 'picture.png');
    const kept = good<Schemas['Media']>(await bench.ask('POST', '/api/v1/media/', { as: owner, form }), 201);
    const usesOf = async (): Promise<(string | null)[]> => {
      const path = '/api/v1/media/?limit=100';
      const { items } = good<Schemas['MediaList']>(await bench.ask('GET', path, { as: owner }));
      return (items.find(({ url }) => url === kept.url)?.uses ?? []).map((use) => use.id);
    };
    const made = await create('С картинкой', { cover: kept.url });
    expect(made.cover).toBe(kept.url);
    expect(made).not.toHaveProperty('is_cover_drawn');
    expect(await usesOf()).toEqual([made.id]);
    const other = await create('Без картинки');
    expect(good<Project>(await send('PATCH', `${other.id}/`, { cover: kept.url })).cover).toBe(kept.url);
    expect((await usesOf()).sort()).toEqual([made.id, other.id].sort());
    expect(good<Project>(await send('PATCH', `${made.id}/`, { cover: null })).is_cover_drawn).toBe(true);
    expect(await usesOf()).toEqual([other.id]);
    for (const cover of ['https://a.example/x.png', '/media/../secret', '/x.webp', '', 1]) {
      const refused = await send('PATCH', `${other.id}/`, { cover });
      expect([refused.status, refused.body['error']], String(cover)).toMatchObject([
        422,
        { code: 'invalid_fields', fields: [{ path: 'cover' }] },
      ]);
    }
  });
});
