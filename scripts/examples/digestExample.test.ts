import { afterAll, beforeAll, expect, it } from 'vitest';
import { digest } from '../../examples/deno-digest/digest.ts';
import { startTestServer } from '../../packages/server/src/testing.ts';
import type { TestServer } from '../../packages/server/src/testing.ts';

let test: TestServer;
let url = '';

beforeAll(async () => {
  test = await startTestServer();
  url = new URL(await test.server.listen()).origin;
  const { access_token: as } = await test.signIn();
  for (const [slug, title, summary, daysAgo] of [
    ['old', 'An old one', '', 9],
    ['lathe', 'A lathe', 'It turns.', 2],
    ['press', 'A press', '', 1],
  ] as const) {
    const published_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const text = { language: 'en', title, summary, body: 'x', status: 'published', published_at };
    const body = { slug, translations: [text] };
    expect((await test.ask('POST', '/api/v1/posts/', { as, body })).status).toBe(201);
  }
});
afterAll(() => test.stop());

it('lists the posts of the requested days, the newest first, each with its date and summary', async () => {
  const text = await digest({ url, language: 'en', days: 7 });
  expect(text.split('\n').map((line) => line.replace(/\d{4}-\d\d-\d\d$/, 'DATE'))).toEqual([
    `- [A press](${url}/en/post/press), DATE`,
    `- [A lathe](${url}/en/post/lathe), DATE`,
    '  It turns.',
  ]);
});

it('omits posts that are not in the language or not recent enough', async () => {
  expect(await digest({ url, language: 'ru', days: 7 })).not.toContain('lathe');
  expect(await digest({ url, language: 'en', days: 0.5 })).not.toContain('press');
});

it('throws a readable message, with the runtime’s error as its cause, if the site cannot be read', async () => {
  const away = digest({ url: 'http://127.0.0.1:9', language: 'ru', days: 7 });
  await expect(away).rejects.toThrow(/^[А-Я].+/);
  await expect(away).rejects.toHaveProperty('cause', expect.any(Error));
});
