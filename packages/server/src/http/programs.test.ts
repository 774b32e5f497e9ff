import { expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testPassword } from '../testing/testSettings.ts';

interface Refusal {
  detail: string;
}
const letter = {
  name: 'Анна',
  message: 'Здравствуйте',
  email: 'anna@example.com',
  language: 'ru',
  face: 'blog',
};
const send = (bench: TestServer) => bench.ask('POST', '/api/v1/feedback/', { body: letter });

test('a rate-limited request states what is left of its limits, and so does a refused one', async () => {
  const bench = await startTestServer({ settings: { rateLimits: true } });
  const first = await send(bench);
  expect(first.headers.get('ratelimit-policy')).toBe(
    '"feedback";q=5;w=600, "feedback-day";q=30;w=86400, "feedback-all";q=300;w=86400',
  );
  expect(first.headers.get('ratelimit')).toBe(
    '"feedback";r=4;t=600, "feedback-day";r=29;t=86400, "feedback-all";r=299;t=86400',
  );
  for (let more = 0; more < 4; more += 1) await send(bench);
  const refused = await send(bench);
  expect([refused.status, refused.headers.get('ratelimit')]).toEqual([
    429,
    `"feedback";r=0;t=${refused.headers.get('retry-after')}`,
  ]);
  expect((await bench.ask('GET', '/api/v1/posts/?language=ru')).headers.has('ratelimit')).toBe(false);
  await bench.stop();
});

test('a successful sign-in uses up nothing of its limits', async () => {
  const bench = await startTestServer({ settings: { rateLimits: true } });
  const login = (password: string) =>
    bench.ask('POST', '/api/v1/login/', { body: { username: 'owner', password } });
  expect((await login('wrong and wrong')).headers.get('ratelimit')).toContain('"login-account";r=9');
  const { status, headers } = await bench.ask('POST', '/api/v1/login/', {
    body: { username: 'owner', password: testPassword },
  });
  expect([status, headers.get('ratelimit')]).toEqual([200, null]);
  await bench.stop();
});

test('a program gets errors in English unless it names a language', async () => {
  const bench = await startTestServer();
  const program = `janus_pat_${'0'.repeat(72)}`;
  const detail = async (as: string, language?: string) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
    return (await bench.ask<Refusal>('GET', '/api/v1/users/me/', { as, headers })).body.detail;
  };
  const [en, ru] = [await detail('x', 'en'), await detail('x', 'ru')];
  expect(en).not.toBe(ru);
  expect(await Promise.all([detail(program), detail(program, '*'), detail(program, 'ru')])).toEqual([
    en,
    en,
    ru,
  ]);
  expect(await Promise.all([detail('x'), detail('x', '*')])).toEqual([ru, ru]);
  await bench.stop();
});

test('a list links to its next page with the same query', async () => {
  const bench = await startTestServer();
  const { access_token: as } = await bench.signIn();
  for (const title of ['Один', 'Два', 'Три'])
    await bench.ask('POST', '/api/v1/posts/', { as, body: { translations: [{ language: 'ru', title }] } });
  const titles: string[] = [];
  let next: string | undefined = '/api/v1/posts/?language=ru&limit=2&order=oldest&status=draft';
  let pages = 0;
  while (next !== undefined) {
    const { body, headers }: Page = await bench.ask('GET', next, { as });
    titles.push(...body.items.map(({ translations }) => translations[0]?.title ?? ''));
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    pages += 1;
  }
  expect([pages, titles]).toEqual([2, ['Один', 'Два', 'Три']]);
  await bench.stop();
});

interface Page {
  body: { items: { translations: { title: string }[] }[] };
  headers: Headers;
}
