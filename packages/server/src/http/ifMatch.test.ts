import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../contract/document.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../testing/startTestServer.ts';
import { readOfWhole } from './ifMatch.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#357' } });
const project = (title: string) => ({ translations: [{ language: 'ru', title }] });

describeDatabases('If-Match', (databases) => {
  let bench: TestServer;
  let as = '';

  beforeAll(async () => {
    bench = await databases.startServer({ settings: { rateLimits: false } });
    as = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());

  const tagOf = (answer: TestAnswer<unknown>) => answer.headers.get('etag') ?? 'no tag';
  const read = (path: string) => bench.ask('GET', path, { as });
  const write = (method: string, path: string, body?: object, tag?: string) =>
    bench.ask<{ error: { code: string } }>(method, path, {
      as,
      body,
      ...(tag !== undefined && { headers: { 'if-match': tag } }),
    });
  async function create(path: string, body: object): Promise<string> {
    const { body: made } = await bench.ask<{ id: string }>('POST', path, { as, body });
    return `${path}${made.id}/`;
  }

  test('a write based on a read succeeds once; after that the resource must be read again', async () => {
    const version = { name: 'Для завода', design: 'classic' };
    const text = { language: 'ru', title: 'Текст' };
    const places: [path: string, method: string, changes: object[]][] = [
      [await create('/api/v1/projects/', project('Станок')), 'PATCH', [{ slug: 'one' }, { slug: 'two' }]],
      [
        await create('/api/v1/posts/', { translations: [text] }),
        'PATCH',
        [{ tags: ['one'] }, { tags: ['two'] }],
      ],
      [
        await create('/api/v1/cv-versions/', version),
        'PUT',
        [
          { ...version, name: 'one' },
          { ...version, name: 'two' },
        ],
      ],
      ['/api/v1/profile/', 'PATCH', [{ github: 'https://github.com/a' }, { github: 'https://github.com/b' }]],
      ['/api/v1/site/', 'PATCH', [{ portfolio_accent: '#112233' }, { portfolio_accent: '#223344' }]],
    ];
    for (const [path, method, [one = {}, other = {}]] of places) {
      const before = tagOf(await read(path));
      const first = await write(method, path, one, before);
      expect([path, first.status]).toEqual([path, 200]);
      const second = await write(method, path, other, before);
      expect([path, second.status, second.body.error.code]).toEqual([path, 412, 'precondition_failed']);
      const after = await read(path);
      // a write's response has the tag of the state it left
      expect([path, tagOf(first)]).toEqual([path, tagOf(after)]);
      expect((await write(method, path, other, tagOf(first))).status).toBe(200);
    }
  });

  test('an item of a list is changed and deleted only with its current tag', async () => {
    const series = { titles: { ru: 'Серия' } };
    const entry = { section: 'skills', fields: { title: { ru: 'Пайка' } } };
    const job = {
      start_date: '2024-05',
      translations: [{ language: 'ru', company: 'Завод', job_title: 'Инженер' }],
    };
    const account = { username: 'second', password: 'ten signs or more' };
    const hook = { name: 'CI', url: 'https://ci.example.com/', events: ['post.published'] };
    const redirect = { face: 'blog', from: '/once', to: '/posts' };
    await create('/api/v1/posts/', {
      tags: ['станки'],
      translations: [{ language: 'ru', title: 'О станках' }],
    });
    const tags = await bench.ask<{ items: { id: string }[] }>('GET', '/api/v1/tags/', { as });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'a.png');
    const file = await bench.ask<{ id: string }>('POST', '/api/v1/media/', { as, form });
    await bench.ask('POST', '/api/v1/feedback/', {
      body: { name: 'Анна', message: 'Привет', email: 'anna@example.com', elapsed_ms: 60_000 },
    });
    const messages = await bench.ask<{ items: { id: string }[] }>('GET', '/api/v1/feedback/', { as });
    const places: [path: string, method: string, change: object][] = [
      [await create('/api/v1/experiences/', job), 'PATCH', { start_date: '2024-06' }],
      [await create('/api/v1/career/', entry), 'PUT', { fields: { title: { ru: 'Сварка' } } }],
      [await create('/api/v1/series/', series), 'PATCH', { titles: { ru: 'Другая' } }],
      [await create('/api/v1/redirects/', redirect), 'PATCH', { to: '/' }],
      [await create('/api/v1/users/', account), 'PATCH', { first_name: 'Анна' }],
      [await create('/api/v1/webhooks/', hook), 'PATCH', { state: 'paused' }],
      [`/api/v1/tags/${tags.body.items[0]?.id}/`, 'PATCH', { names: { en: 'lathes' } }],
      [`/api/v1/media/${file.body.id}/`, 'PATCH', { name: 'b.png' }],
      [`/api/v1/feedback/${messages.body.items[0]?.id}/`, 'PATCH', { is_read: true }],
    ];
    for (const [path, method, change] of places) {
      const before = await read(path);
      expect([path, before.status]).toEqual([path, 200]);
      const changed = await write(method, path, change, tagOf(before));
      expect([path, changed.status, tagOf(changed)]).toEqual([path, 200, tagOf(await read(path))]);
      expect([path, (await write(method, path, change, tagOf(before))).status]).toEqual([path, 412]);
      expect([path, (await write('DELETE', path, undefined, tagOf(before))).status]).toEqual([path, 412]);
      expect([path, (await write('DELETE', path, undefined, tagOf(changed))).status]).toEqual([path, 204]);
      expect([path, (await read(path)).status]).toEqual([path, 404]);
    }
  });

  test('a part is compared with the tag of the whole', async () => {
    const path = await create('/api/v1/projects/', project('Часть'));
    const before = tagOf(await read(path));
    const added = await write('POST', `${path}translation/`, { language: 'en', title: 'Part' });
    const text = `${path}translation/${(added.body as unknown as { id: string }).id}`;
    expect((await write('PATCH', text, { title: 'Parts' }, before)).status).toBe(412);
    expect((await write('PATCH', text, { title: 'Parts' }, tagOf(await read(path)))).status).toBe(200);
    expect((await write('PATCH', '/api/v1/profile/translation/ru/', { name: 'Анна' }, '"x"')).status).toBe(
      412,
    );
    expect((await write('DELETE', path, undefined, before)).status).toBe(412);
    expect((await write('DELETE', path, undefined, tagOf(await read(path)))).status).toBe(204);
    expect((await write('DELETE', path, undefined, before)).status).toBe(404);
  });

  test('exactly one of several concurrent writes with the same tag succeeds', async () => {
    const path = await create('/api/v1/projects/', project('Спор'));
    const tag = tagOf(await read(path));
    const titles = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      titles.map((slug) => write('PATCH', path, { slug: `dispute-${slug}` }, tag)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const { body } = await read(path);
    expect(body['slug']).toBe(`dispute-${titles[answers.findIndex(({ status }) => status === 200)]}`);
  });

  test('the asterisk, a list of tags and a tag that a proxy made weak are accepted', async () => {
    const path = await create('/api/v1/projects/', project('Вид'));
    const current = async () => tagOf(await read(path));
    expect((await write('PATCH', path, { slug: 'forms-a' }, '*')).status).toBe(200);
    expect((await write('PATCH', path, { slug: 'forms-b' }, `"x", ${await current()}`)).status).toBe(200);
    expect((await write('PATCH', path, { slug: 'forms-c' }, `W/${await current()}`)).status).toBe(200);
    expect((await write('PATCH', path, { slug: 'forms-d' }, 'nonsense')).status).toBe(412);
  });

  test('a visitor gets 401 even with the current tag', async () => {
    const path = await create('/api/v1/projects/', project('Чужое'));
    const body = { slug: 'mine' };
    const visitor = await bench.ask('PATCH', path, {
      body,
      headers: { 'if-match': tagOf(await read(path)) },
    });
    expect(visitor.status).toBe(401);
  });

  test('is refused where no state can be read, instead of being ignored', async () => {
    const answer = await write('POST', '/api/v1/projects/', project('Новый'), '"x"');
    expect([answer.status, answer.body.error.code]).toEqual([400, 'malformed']);
  });
});

test('every write of a readable resource takes If-Match, except for deleting a preview link', () => {
  const writes = operations.filter(({ method }) => method !== 'GET' && method !== 'POST');
  const readable = writes.filter(({ id, path }) => readOfWhole(path) !== null && id !== 'deletePreviewLink');
  expect(operations.filter(({ takesIfMatch }) => takesIfMatch)).toEqual(readable);
  expect(readable.length).toBeGreaterThan(45);
});
