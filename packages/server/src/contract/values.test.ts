import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../testing/startTestServer.ts';
import type { Schemas } from './types.ts';

describeDatabases('values', (databases) => {
  let bench: TestServer;
  let as = '';
  beforeAll(async () => {
    bench = await databases.startServer();
    as = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const send = <T = Record<string, unknown>>(
    method: string,
    path: string,
    body: unknown,
  ): Promise<TestAnswer<T>> => bench.ask<T>(method, `/api/v1/${path}`, { as, body });
  async function refusedFields(method: string, path: string, body: unknown): Promise<unknown[]> {
    const { status, body: answer } = await send<Schemas['Problem']>(method, path, body);
    return [status, ...(answer.error.fields ?? []).map((field) => field.path)];
  }

  test.each([
    { photo: 'https://exa mple/a.png' },
    { photo: '/media/../x' },
    { photo: 'http://a.example/a.png' },
    { github: 'https://a.example:99999/' },
    { github: 'https://' },
    { telegram: 'an na' },
    { email: 'a b@example.com' },
  ])('a profile refuses what its pages cannot show: %o', async (body) => {
    expect(await refusedFields('PATCH', 'profile/', body)).toEqual([422, ...Object.keys(body)]);
  });

  test('posts, projects and jobs refuse it as well', async () => {
    const translations = [{ language: 'ru', title: 'Пост' }];
    expect(await refusedFields('POST', 'posts/', { translations, cover: 'https://exa mple/a.png' })).toEqual([
      422,
      'cover',
    ]);
    for (const published_at of ['2016-12-31T23:59:60Z', '9999-12-31T23:59:59Z', '2024-02-30T00:00:00Z']) {
      const texts = [{ language: 'ru', title: 'Пост', status: 'published', published_at }];
      expect(await refusedFields('POST', 'posts/', { translations: texts })).toEqual([
        422,
        'translations.0.published_at',
      ]);
    }
    for (const started_on of ['2024-02-31', '2023-02-29', '0000-01', '9999-01'])
      expect(await refusedFields('POST', 'projects/', { started_on })).toEqual([422, 'started_on']);
    expect(await refusedFields('POST', 'projects/', { demo_url: 'https://a.example:99999/' })).toEqual([
      422,
      'demo_url',
    ]);
    const job = { start_date: '2024-05-17', end_date: '2024-05-16' };
    expect(await refusedFields('POST', 'experiences/', job)).toEqual([422, 'end_date']);
  });

  test('an address in any alphabet is accepted', async () => {
    const github = 'https://пример.рф/путь';
    expect((await send('PATCH', 'profile/', { github })).body['github']).toBe(github);
  });

  test('invisible characters are removed from texts, but not from a password', async () => {
    const title = 'По\u0001ст\u000B\uFFFE';
    const made = await send<Schemas['Post']>('POST', 'posts/', {
      tags: ['io\u0007t'],
      translations: [{ language: 'ru', title, body: 'раз\tдва\n\u001Fтри' }],
    });
    expect(made.body).toMatchObject({
      tags: ['iot'],
      translations: [{ title: 'Пост', body: 'раз\tдва\nтри' }],
    });
    const password = 'ten signs\u0001 or more';
    await send('POST', 'users/', { username: 'anna', password });
    expect((await bench.ask('POST', '/api/v1/login/', { body: { username: 'anna', password } })).status).toBe(
      200,
    );
    expect(
      (
        await bench.ask('POST', '/api/v1/login/', {
          body: { username: 'anna', password: 'ten signs or more' },
        })
      ).status,
    ).toBe(401);
    for (const name of ['a\0b', '\uD800'])
      expect((await send('PATCH', 'profile/translation/ru/', { name })).status).toBe(400);
  });

  test('a text of invisible characters alone is empty', async () => {
    const translations = [{ language: 'ru', title: '\u0001\u0002' }];
    expect(await refusedFields('POST', 'posts/', { translations })).toEqual([422, 'translations.0.title']);
  });
});
