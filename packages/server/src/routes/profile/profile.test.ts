import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

type Profile = Schemas['Profile'];

describeDatabases('the profile', (databases) => {
  let bench: TestServer;
  let owner = '';

  beforeAll(async () => {
    bench = await databases.startServer();
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const send = (method: string, path: string, body?: unknown, form?: FormData): Promise<TestAnswer> =>
    bench.ask(method, `/api/v1/profile/${path}`, { as: owner, body, form });
  const good = <T>(answer: TestAnswer, status = 200): T => {
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body as unknown as T;
  };
  const pdf = (content: string): FormData => {
    const data = new FormData();
    data.set('file', new Blob([content]), 'cv.pdf');
    return data;
  };

  test('languages are edited separately; the first write needs a name, and the last one cannot be deleted', async () => {
    expect((await bench.ask('GET', '/cv/ru.pdf')).status).toBe(404);
    expect((await send('PATCH', 'translation/ru', { headline: 'Инженер' })).status).toBe(422);
    good(await send('PATCH', 'translation/ru', { name: 'Анна Жукова', about: '**Пишу** код' }));
    const profile = good<Profile>(await send('PATCH', 'translation/en', { name: 'Anna Zhukova' }));
    expect(profile.translations.map((text) => text.name)).toEqual(['Анна Жукова', 'Anna Zhukova']);
    expect(good<Profile>(await send('PATCH', '', { email: 'a@example.com' })).email).toBe('a@example.com');
    const seen = good<Profile>(await bench.ask('GET', '/api/v1/profile/?language=ru'));
    expect(seen.translations).toEqual([
      {
        language: 'ru',
        name: 'Анна Жукова',
        headline: '',
        about_html: '<p><strong>Пишу</strong> код</p>\n',
        meta_description: 'Пишу код',
        location: null,
        availability: '',
        answer_time: '',
        cv: '/cv/ru.pdf',
        cv_is_uploaded: false,
      },
    ]);
    expect((await send('DELETE', 'translation/en')).status).toBe(204);
    expect((await send('DELETE', 'translation/en')).status).toBe(404);
    expect((await send('DELETE', 'translation/ru')).status).toBe(409);
  });

  test('the CV is generated from the profile until one is uploaded', async () => {
    good(await send('PATCH', 'translation/ru', { name: 'Анна Жукова' }));
    const made = await bench.ask('GET', '/cv/ru.pdf');
    expect(made.status).toBe(200);
    expect(made.headers.get('content-type')).toBe('application/pdf');
    expect(made.headers.get('content-disposition')).toBe(
      `attachment; filename="anna-zhukova-cv-ru.pdf"; filename*=UTF-8''${encodeURIComponent('Анна Жукова — Резюме.pdf')}`,
    );
    expect(made.text.startsWith('%PDF-1.')).toBe(true);
    const etag = made.headers.get('etag') ?? '';
    const again = (): Promise<TestAnswer> =>
      bench.ask('GET', '/cv/ru.pdf', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    const { telegram } = good<{ telegram: string }>(
      await send('PATCH', '', { telegram: 'https://t.me/anna' }),
    );
    expect(telegram).toBe('@anna');
    expect((await again()).status).toBe(200);

    expect((await send('PUT', 'cv/ru/', undefined, pdf('<html>'))).body['error']).toMatchObject({
      code: 'invalid_pdf',
    });
    const own = '%PDF-1.7 own\n%%EOF\n';
    const uploaded = good<Profile>(await send('PUT', 'cv/ru/', undefined, pdf(own)));
    expect(uploaded.translations[0]).toMatchObject({ cv: '/cv/ru.pdf', cv_is_uploaded: true });
    expect((await bench.ask('GET', '/cv/ru.pdf')).text).toBe(own);
    expect(good<Profile>(await send('DELETE', 'cv/ru/')).translations[0]?.cv_is_uploaded).toBe(false);
    expect((await bench.ask('GET', '/cv/ru.pdf')).text).not.toBe(own);
    for (const name of ['fr.pdf', 'ru', '..%2fru.pdf'])
      expect((await bench.ask('GET', `/cv/${name}`)).status).toBe(404);
  });
});
