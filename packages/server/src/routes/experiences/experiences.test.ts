import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

type Experience = Schemas['Experience'];

describeDatabases('experiences', (databases) => {
  let bench: TestServer;
  let owner = '';

  beforeAll(async () => {
    bench = await databases.startServer();
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const send = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    bench.ask(method, `/api/v1/experiences/${path}`, { as: owner, body });
  const good = <T>(answer: TestAnswer, status = 200): T => {
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body as unknown as T;
  };
  const text = { language: 'ru', company: 'Завод', job_title: 'Инженер', description: '- раз' };

  test('a job can be created, translated, reordered and deleted', async () => {
    const first = good<Experience>(
      await send('POST', '', { start_date: '2020-01', translations: [text] }),
      201,
    );
    expect(first).toMatchObject({ end_date: null, is_published: true, technologies: [], position: 0 });
    expect(first.translations[0]?.description_html).toBe('<ul>\n<li>раз</li>\n</ul>\n');
    const second = good<Experience>(
      await send('POST', '', { start_date: '2018-05-01', end_date: '2019-12' }),
      201,
    );

    const english = { language: 'en', company: 'Plant', job_title: 'Engineer' };
    const added = good<{ id: string }>(await send('POST', `${first.id}/translation/`, english), 201);
    expect((await send('POST', `${first.id}/translation/`, english)).status).toBe(409);
    const changed = await send('PATCH', `${first.id}/translation/${added.id}`, { location: 'Berlin' });
    expect(good<object>(changed)).toMatchObject({ company: 'Plant', location: 'Berlin' });

    good(await send('POST', 'reorder/', { ids: [second.id, first.id] }));
    expect((await send('POST', 'reorder/', { ids: [first.id] })).status).toBe(422);
    expect(good<Experience>(await send('PATCH', `${first.id}/`, { technologies: ['C'] })).position).toBe(1);
    expect((await send('PATCH', `${second.id}/`, { end_date: '2017-01' })).status).toBe(422);

    const seen = good<Schemas['ExperienceList']>(await bench.ask('GET', '/api/v1/experiences/?language=en'));
    expect(seen.total).toBe(1);
    expect(seen.items[0]?.translations).toMatchObject([{ company: 'Plant' }]);
    expect(seen.items[0]?.translations[0]).not.toHaveProperty('description');

    expect((await send('DELETE', `${first.id}/translation/${added.id}`)).status).toBe(204);
    expect((await send('DELETE', `${first.id}/`)).status).toBe(204);
    expect((await send('DELETE', `${first.id}/`)).status).toBe(404);
  });
});
