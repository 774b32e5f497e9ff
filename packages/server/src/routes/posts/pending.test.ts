import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';

type Pending = Schemas['Pending'];

describeDatabases('a pending change', (databases) => {
  const posts = usePosts(databases);
  const text = { title: 'Новый', summary: '', body: '**Новый** текст' };
  const published = () =>
    posts.create([{ language: 'ru', title: 'Старый', body: 'Старый', status: 'published' }]);
  const path = (id: string, language = 'ru'): string => `/api/v1/posts/${id}/pending/${language}/`;
  const save = <Body = Pending>(id: string, input: object = {}, status = 200): Promise<Body> =>
    posts.ask<Body>(status, 'PUT', path(id), { body: { version: 0, revision: 1, ...text, ...input } });

  test('is stored beside the published text, which does not change', async () => {
    const { id } = await published();
    const version = posts.bench.server.contentVersion();
    const first = await save(id);
    expect(first).toMatchObject({ language: 'ru', version: 1, revision: 1, ...text });
    const second = await save(id, { version: 1, title: '' });
    expect(second).toMatchObject({ version: 2, title: '' });
    expect(posts.bench.server.contentVersion()).toBe(version);

    const { translations, languages } = await posts.read(id);
    expect(languages).toEqual(['ru']);
    expect(translations[0]).toMatchObject({
      title: 'Старый',
      revision: 1,
      has_pending: true,
      pending: second,
    });
    const list = await posts.ask<Schemas['PostList']>(200, 'GET', '/api/v1/posts/');
    expect(list.items.find((post) => post.id === id)?.translations[0]?.has_pending).toBe(true);
    const visitor = await posts.visit(id);
    expect(visitor.text).not.toContain('Новый');
    expect(visitor.body.translations[0]).not.toHaveProperty('pending');
  });

  test('is searchable for editors until it is dropped or published, and never for visitors before', async () => {
    const { id } = await published();
    const found = async (q: string, as?: string): Promise<boolean> => {
      const { body } = await posts.bench.ask<Schemas['PostList']>(
        'GET',
        `/api/v1/posts/?q=${encodeURIComponent(q)}`,
        as === undefined ? {} : { as },
      );
      return body.items.some((post) => post.id === id);
    };
    const search = async (q: string): Promise<unknown> =>
      (await posts.bench.ask('GET', `/api/v1/search/?q=${encodeURIComponent(q)}`)).body['total'];
    const editor = await posts.token();
    await save(id, { body: 'О **канифоли**' });
    expect([await found('канифоль', editor), await found('канифоль'), await search('канифоль')]).toEqual([
      true,
      false,
      0,
    ]);
    // Another write to the post leaves it there.
    await posts.change(id, { tags: ['iot'] });
    await save(id, { version: 1, body: 'О припое' });
    expect([await found('канифоль', editor), await found('припой', editor)]).toEqual([false, true]);
    await posts.ask(204, 'DELETE', path(id));
    expect(await found('припой', editor)).toBe(false);
    await save(id, { body: 'О флюсе' });
    const translations = [{ language: 'ru', revision: 1, body: 'О флюсе' }];
    await posts.change(id, { translations });
    expect([await found('флюс'), await search('флюс')]).toEqual([true, 1]);
    const left = posts.bench.server.database.db.selectFrom('panel_documents').select('kind');
    expect(await left.where('item_id', '=', id).execute()).toEqual([]);
  });

  test('is refused with the current post when it was changed meanwhile', async () => {
    const { id } = await published();
    await save(id);
    for (const stale of [{ version: 0 }, { version: 2 }, { version: 1, revision: 2 }]) {
      const answer = await save<{
        error: { code: string };
        current: Schemas['Post'];
        author: Schemas['Author'] | null;
      }>(id, { ...stale, title: 'Поздно' }, 409);
      expect(answer.error.code).toBe('stale_revision');
      expect(answer.current.translations[0]?.pending).toMatchObject({ version: 1, title: 'Новый' });
      expect(answer.author).toMatchObject({ first_name: expect.any(String) as string });
    }
  });

  test('is saved once when the same request is repeated after a lost response', async () => {
    const { id } = await published();
    const first = await save(id);
    expect(await save(id)).toEqual(first);
    const second = await save(id, { version: first.version, title: 'Дальше' });
    expect(await save(id, { version: first.version, title: 'Дальше' })).toEqual(second);
    // Another text, another base or another author is another request.
    await save(id, { version: first.version, title: 'Другой' }, 409);
    await save(id, { version: second.version + 1, title: 'Дальше' }, 409);
    const body = { ...text, title: 'Дальше', version: first.version, revision: 1 };
    await posts.ask(409, 'PUT', path(id), { body, as: await posts.token('second') });
  });

  test('a refusal names the author of the last save', async () => {
    const { id } = await published();
    const second = await posts.token('second');
    await posts.ask(200, 'PUT', path(id), { body: { version: 0, revision: 1, ...text }, as: second });
    const me = await posts.ask<Schemas['Author']>(200, 'GET', '/api/v1/users/me/', { as: second });
    const refusal = await save<{ author: Schemas['Author'] }>(id, { version: 0 }, 409);
    expect(refusal.author).toEqual({ first_name: me.first_name, last_name: me.last_name, photo: me.photo });
  });

  test('cannot start from a text that has been published over meanwhile', async () => {
    const { id } = await published();
    await posts.change(id, { translations: [{ language: 'ru', revision: 1, body: 'Чужой' }] });
    await save(id, { revision: 1 }, 409);
    expect(await save(id, { revision: 2 })).toMatchObject({ revision: 2 });
  });

  test('can be dropped by someone who saw its current version, not an older one', async () => {
    const { id } = await published();
    await save(id);
    await save(id, { version: 1, title: 'Новее' });
    await posts.ask(409, 'DELETE', `${path(id)}?version=1`);
    expect((await posts.read(id)).translations[0]?.pending?.title).toBe('Новее');
    await posts.ask(204, 'DELETE', `${path(id)}?version=2`);
    await posts.ask(404, 'DELETE', `${path(id)}?version=2`);
  });

  test('exactly one of several concurrent saves wins', async () => {
    const { id } = await published();
    const as = await posts.token();
    for (const version of [0, 1]) {
      const saves = await Promise.all(
        ['a', 'b', 'c'].map((title) =>
          posts.bench.ask('PUT', path(id), { as, body: { ...text, version, revision: 1, title } }),
        ),
      );
      expect(saves.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    }
  });

  test('ends when the text of its language is saved; any other change of the post keeps it', async () => {
    const { id } = await published();
    await save(id);
    await posts.change(id, { tags: ['a'], translations: [{ language: 'en', title: 'Other' }] });
    await posts.change(id, { translations: [{ language: 'ru', revision: 1, status: 'published' }] });
    expect((await posts.read(id)).translations[0]?.pending?.title).toBe('Новый');
    const refused = await posts.bench.ask('PATCH', `/api/v1/posts/${id}/`, {
      as: await posts.token(),
      body: { translations: [{ language: 'ru', revision: 1, body: 'Поздно' }] },
    });
    expect(refused.status).toBe(409);
    expect((await posts.read(id)).translations[0]?.has_pending).toBe(true);
    const saved = await posts.change(id, {
      translations: [{ language: 'ru', revision: 2, body: text.body }],
    });
    expect(saved.translations[0]).toMatchObject({ pending: null, has_pending: false });
    // Based on an earlier state: its version belongs to the change that was published.
    await save(id, { revision: 3 });
    await save(id, { version: 1, revision: 1 }, 409);
  });

  test('is not overwritten by publishing without having seen its current version', async () => {
    const { id } = await published();
    await save(id);
    const publish = async (version: number): Promise<number> => {
      const translations = [{ language: 'ru', revision: 1, version, body: 'Другое', status: 'published' }];
      const as = await posts.token();
      return (await posts.bench.ask('PATCH', `/api/v1/posts/${id}/`, { as, body: { translations } })).status;
    };
    expect([await publish(0), await publish(2)]).toEqual([409, 409]);
    expect((await posts.read(id)).translations[0]?.pending?.title).toBe('Новый');
    expect(await publish(1)).toBe(200);
    expect((await posts.read(id)).translations[0]).toMatchObject({ body: 'Другое', pending: null });
  });

  test('starts with a higher version than a dropped one, which cannot be continued', async () => {
    const { id } = await published();
    const former = await save(id);
    await posts.ask(204, 'DELETE', path(id));
    posts.clock += 10_000;
    const next = await save(id, { title: 'Другой' });
    expect(next.version).toBeGreaterThan(former.version);
    await save(id, { version: former.version, title: 'Поздно' }, 409);
  });

  test('is removed together with its language', async () => {
    const { id } = await posts.create([
      { language: 'ru', title: 'Раз' },
      { language: 'en', title: 'One' },
    ]);
    await save(id);
    await posts.change(id, { translations: [{ language: 'ru', revision: 1, removed: true }] });
    await save(id, {}, 404);
    const again = await posts.change(id, { translations: [{ language: 'ru', title: 'Два' }] });
    expect(again.translations[0]?.pending).toBeNull();
  });

  test('can be dropped', async () => {
    const { id } = await published();
    await posts.ask(404, 'DELETE', path(id));
    await save(id);
    await posts.ask(204, 'DELETE', path(id.toUpperCase()));
    expect((await posts.read(id)).translations[0]).toMatchObject({ pending: null, title: 'Старый' });
    await posts.ask(404, 'DELETE', path(id));
  });

  test('needs an existing text in its language', async () => {
    const { id } = await published();
    await posts.ask(404, 'PUT', path(id, 'en'), { body: { version: 0, revision: 1, ...text } });
    await posts.ask(404, 'PUT', path('00000000-0000-4000-8000-000000000000'), {
      body: { version: 0, revision: 1, ...text },
    });
  });
});
