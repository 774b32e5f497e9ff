import fc from 'fast-check';
import { beforeAll, expect, test, afterAll } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { trashLifetime } from '../../db/kinds.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';
import { createRedirects } from './answerRedirects.ts';
import { removeExpiredRedirects } from './store.ts';

type Redirect = Schemas['Redirect'];

describeDatabases('manual redirects', (databases) => {
  let bench: TestServer;
  let as = '';
  const hosts = { portfolio: ['example.com'], blog: ['blog.example.com'] };

  beforeAll(async () => {
    const pages = async () => new Response(null, { status: 404 });
    bench = await databases.startServer({ pages, settings: { hosts, rateLimits: false } });
    as = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const ask = async <T = Redirect>(
    status: number,
    method: string,
    path: string,
    body?: object,
  ): Promise<T> => {
    const answer = await bench.ask<T>(method, path, { as, body });
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body;
  };
  const create = (from: string, to: string, face = 'portfolio') =>
    ask(201, 'POST', '/api/v1/redirects/', { face, from, to });
  const refusal = async (from: string, to: string, face = 'portfolio') => {
    const body = { face, from, to };
    const answer = await ask<{ error: { fields: { path: string; code: string }[] } }>(
      422,
      'POST',
      '/api/v1/redirects/',
      body,
    );
    return answer.error.fields.map(({ path, code }) => `${path} ${code}`).join();
  };
  const list = (query: string) => ask<Schemas['RedirectList']>(200, 'GET', `/api/v1/redirects/?${query}`);
  const follow = async (path: string, host = 'example.com') => {
    const answer = await bench.ask('GET', path, { headers: { host } });
    return answer.status === 404 ? null : `${answer.status} ${answer.headers.get('location')}`;
  };

  test('answer 301 to a page of their face or to https elsewhere, on any host of the site', async () => {
    const made = await create(' /2014/cv.html ', '/#contacts');
    expect(made).toMatchObject({
      from: '/2014/cv',
      to: '/#contacts',
      created_by: 'hand',
      hits: 0,
      last_hit_at: null,
    });
    expect(await follow('/2014/cv.html?utm_source=x')).toBe('301 /#contacts');
    expect(await follow('/2014/cv', 'blog.example.com')).toBe('301 http://example.com/#contacts');
    const talk = await create('/talk', 'https://conf.example.org/%D0%B4%D0%BE%D0%BA%D0%BB%D0%B0%D0%B4');
    expect(talk.to).toBe('https://conf.example.org/доклад');
    expect(await follow('/talk/')).toBe('301 https://conf.example.org/%D0%B4%D0%BE%D0%BA%D0%BB%D0%B0%D0%B4');
    await create('/старое', '/posts?tag=iot', 'blog');
    expect(await follow(encodeURI('/старое'), 'localhost:3000')).toBe('301 /posts?domain=blog&tag=iot');
  });

  test('are refused at an address of the site, to a missing page, in a chain, and to the site by its host', async () => {
    await ask(201, 'POST', '/api/v1/posts/', {
      slug: 'uses',
      page_face: 'blog',
      translations: [{ language: 'ru', title: 'Чем пользуюсь' }],
    });
    await create('/taken', '/');
    expect(await refusal('/taken.html', '/')).toBe('from address_taken');
    for (const from of ['/admin', '/posts', '/media/x.webp', '/uses', '/api/v1/site/'])
      expect(await refusal(from, '/')).toBe('from own_address');
    expect(await refusal('/x', '/uses')).toBe('to no_such_page');
    expect(await refusal('/x', '/posts')).toBe('to no_such_page');
    expect(await refusal('/x', '/admin/site')).toBe('to no_such_page');
    expect(await refusal('/x', '/post/nothing', 'blog')).toBe('to no_such_page');
    expect(await refusal('/x', '/projects/nothing')).toBe('to no_such_page');
    expect(await refusal('/x', '/taken')).toBe('to chain');
    for (const to of [
      'javascript:alert(1)',
      'http://example.org/',
      'https://blog.example.com/posts',
      'https://LOCALHOST:1/',
    ])
      expect(await refusal('/x', to)).toBe('to not_a_path');
    // A redirect to an unpublished page is accepted, but does nothing yet.
    await create('/my-tools', '/uses', 'blog');
    expect(await follow('/my-tools', 'blog.example.com')).toBeNull();
    await ask(200, 'GET', '/api/v1/redirects/?face=blog');
  });

  test('are listed by face, newest first, and found by either address', async () => {
    for (const at of [1, 2, 3]) await create(`/listed/Один-${at}`, `https://far.example/${at}`, 'blog');
    const found = await list('face=blog&q=%D0%BE%D0%B4%D0%B8%D0%BD&limit=2');
    expect([found.total, found.items.length]).toEqual([3, 2]);
    const rest = await list(`face=blog&q=far.example&limit=2&cursor=${found.next_cursor}`);
    expect(rest.items).toHaveLength(1);
    expect((await list('face=blog&q=far.example&limit=2&page=2')).items).toEqual(rest.items);
    expect((await list('face=portfolio&q=far.example')).total).toBe(0);
    expect((await list('face=blog&q=%25')).total).toBe(0);
  });

  test('can be changed, deleted and restored, but not restored where another redirect is', async () => {
    const { id } = await create('/moved', '/');
    await follow('/moved');
    expect(await ask(200, 'PATCH', `/api/v1/redirects/${id}/`, { to: 'https://example.org/' })).toMatchObject(
      {
        from: '/moved',
        to: 'https://example.org/',
      },
    );
    await ask(200, 'PATCH', `/api/v1/redirects/${id}/`, { from: '/moved/again' });
    expect(await follow('/moved')).toBeNull();
    expect(await follow('/moved/again')).toBe('301 https://example.org/');
    await ask(204, 'DELETE', `/api/v1/redirects/${id}/`);
    expect(await follow('/moved/again')).toBeNull();
    await ask(404, 'PATCH', `/api/v1/redirects/${id}/`, { to: '/' });
    expect((await list('face=portfolio')).deleted).toMatchObject([{ id, from: '/moved/again' }]);
    expect((await list('face=blog')).deleted).toEqual([]);
    await ask(200, 'POST', `/api/v1/redirects/${id}/restore/`);
    expect(await follow('/moved/again')).toBe('301 https://example.org/');
    await ask(204, 'DELETE', `/api/v1/redirects/${id}/`);
    const other = await create('/moved/again', '/');
    await ask(404, 'POST', `/api/v1/redirects/${id}/restore/`);
    await ask(204, 'DELETE', `/api/v1/redirects/${other.id}/`);
    const { db } = bench.server.database;
    await removeExpiredRedirects(db, Date.now() + trashLifetime - 60_000);
    await ask(200, 'POST', `/api/v1/redirects/${other.id}/restore/`);
    await ask(204, 'DELETE', `/api/v1/redirects/${other.id}/`);
    await removeExpiredRedirects(db, Date.now() + trashLifetime + 1);
    await ask(404, 'POST', `/api/v1/redirects/${other.id}/restore/`);
  });

  test('are counted without delaying a response', async () => {
    const { db } = bench.server.database;
    const { id } = await create('/counted', '/');
    const row = () =>
      db
        .selectFrom('redirects')
        .select(['hits', 'last_hit_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const redirects = createRedirects({
      db,
      settings: { hosts, originScheme: 'https' },
      now: () => 1_700_000_000_000,
      onError: expect.fail,
    });
    for (let at = 0; at < 3; at += 1) await redirects.answer(new Request('https://example.com/counted'));
    expect(Number((await row()).hits)).toBe(0);
    await redirects.flush();
    expect([Number((await row()).hits), Number((await row()).last_hit_at)]).toEqual([3, 1_700_000_000_000]);
    await redirects.flush();
    expect(Number((await row()).hits)).toBe(3);
  });

  test('cannot be listed by visitors', async () => {
    const answer = await bench.ask('GET', '/api/v1/redirects/?face=blog');
    expect(answer.status).toBe(401);
  });

  test('no sequence of writes, with pages that come and go, makes a visitor follow more than one redirect', async () => {
    const { db } = bench.server.database;
    await db.deleteFrom('redirects').execute();
    // Each address can be a page, a redirect, and the target of one.
    const names = ['ring-a', 'ring-b', 'ring-c'];
    const pages = new Map<string, string>();
    for (const slug of names) {
      const translations = [{ language: 'ru', title: slug, status: 'published' }];
      const page = await ask<{ id: string }>(201, 'POST', '/api/v1/posts/', {
        slug,
        page_face: 'blog',
        translations,
      });
      pages.set(slug, page.id);
      await ask(204, 'DELETE', `/api/v1/posts/${page.id}/`);
    }
    const ids = new Map<number, string>();
    const send = (method: string, path: string, body?: object) =>
      bench.ask<Redirect>(method, path, { as, body });
    const name = fc.constantFrom(...names);
    const write = fc.record({
      kind: fc.constantFrom('create', 'update', 'delete', 'restore', 'page', 'noPage'),
      from: name,
      to: name,
      at: fc.nat(2),
      end: fc.constantFrom('', '.html', '/', '?x=1', '#y'),
    });
    const redirects = createRedirects({
      db,
      settings: { hosts, originScheme: 'https' },
      now: Date.now,
      onError: expect.fail,
    });
    let led = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 4, maxLength: 12 }), async (writes) => {
        for (const { kind, from, to, at, end } of writes) {
          const body = { from: `/${from}`, to: `/${to}${end}` };
          const id = ids.get(at) ?? '';
          if (kind === 'create') {
            const made = await send('POST', '/api/v1/redirects/', { ...body, face: 'blog' });
            if (made.status === 201) ids.set(at, made.body.id);
          } else if (kind === 'update') await send('PATCH', `/api/v1/redirects/${id}/`, body);
          else if (kind === 'delete') await send('DELETE', `/api/v1/redirects/${id}/`);
          else if (kind === 'restore') await send('POST', `/api/v1/redirects/${id}/restore/`);
          else if (kind === 'page') await send('POST', `/api/v1/deleted-posts/${pages.get(from)}/restore/`);
          else await send('DELETE', `/api/v1/posts/${pages.get(from)}/`);
        }
        for (const each of names) {
          const step = await redirects.answer(new Request(`https://blog.example.com/${each}`));
          const next = step?.headers.get('location');
          if (next == null) continue;
          led += 1;
          expect(await redirects.answer(new Request(new URL(next, 'https://blog.example.com')))).toBeNull();
        }
      }),
      { numRuns: 40, seed: 20_261_125 },
    );
    expect(led).toBeGreaterThan(5);
    await redirects.flush();
  });
});
