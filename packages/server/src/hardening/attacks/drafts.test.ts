import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';

type Post = Schemas['Post'];
const word = 'Kryptonim';
const text = (title: string, more: object = {}) => ({
  language: 'ru',
  title,
  summary: title,
  body: title,
  ...more,
});

describeDatabases('unpublished content', (databases) => {
  test('is not disclosed: by id, by slug, in lists, in search or in any other response', async () => {
    const bench = await databases.startServer();
    const { access_token: as } = await bench.signIn();
    const make = async (body: object) => (await bench.ask<Post>('POST', '/api/v1/posts/', { as, body })).body;
    const later = { status: 'published', published_at: '2190-01-01T00:00:00Z' };
    const draft = await make({ slug: 'a-draft', tags: ['quiet'], translations: [text(word)] });
    const waiting = await make({ slug: 'a-later', translations: [text(word, later)] });
    const deleted = await make({ slug: 'a-gone', translations: [text(word, { status: 'published' })] });
    await bench.ask('DELETE', `/api/v1/posts/${deleted.id}/`, { as });
    const open = await make({ slug: 'an-open', translations: [text('Open', { status: 'published' })] });
    const pending = { version: 0, revision: 1, title: word, summary: word, body: word };
    await bench.ask('PUT', `/api/v1/posts/${open.id}/pending/ru/`, { as, body: pending });
    const project = {
      is_published: false,
      technologies: [word],
      translations: [{ language: 'ru', title: word }],
    };
    const { body: hidden } = await bench.ask<{ id: string }>('POST', '/api/v1/projects/', {
      as,
      body: project,
    });

    const absent = [draft, waiting, deleted].flatMap(({ id, slug }) => [
      `/api/v1/posts/${id}/`,
      `/api/v1/posts/${id.toUpperCase()}/`,
      `/api/v1/posts/${id}/?language=ru`,
      `/api/v1/posts/slug/${slug}/`,
      `/api/v1/posts/slug/${slug.toUpperCase()}/`,
      `/api/v1/posts/slug/${id}/`,
    ]);
    absent.push(`/api/v1/projects/${hidden.id}/`);
    const closed = [
      ...[draft, open].flatMap(({ id }) => [
        `/api/v1/posts/${id}/revisions/ru/`,
        `/api/v1/posts/${id}/revisions/ru/1/`,
      ]),
      '/api/v1/deleted-posts/',
      '/api/v1/deleted/',
      '/api/v1/feedback/',
      '/api/v1/events/',
    ];
    const lists = [
      '/api/v1/posts/?limit=100',
      '/api/v1/posts/?limit=100&language=ru',
      `/api/v1/posts/?q=${word}`,
      '/api/v1/posts/?tag=quiet',
      ...['draft', 'scheduled', 'outdated', 'pending'].map((state) => `/api/v1/posts/?state=${state}`),
      '/api/v1/posts/newest/?language=ru',
      `/api/v1/search/?q=${word}&language=ru`,
      '/api/v1/sitemap/',
      '/api/v1/sitemap/posts/1/',
      '/api/v1/sitemap/tags/1/',
      '/api/v1/projects/',
      `/api/v1/projects/?technology=${word}`,
      `/api/v1/posts/${open.id}/`,
      '/api/v1/posts/slug/an-open/',
    ];
    const leaks: string[] = [];
    const look = async (path: string, expected: readonly number[]) => {
      const answer = await bench.ask('GET', path);
      expect(expected, path).toContain(answer.status);
      const words = answer.text.replaceAll(new RegExp(`"(q|technology)":"${word}"`, 'g'), '');
      if (/Kryptonim|a-draft|a-later|a-gone|quiet/.test(words)) leaks.push(path);
    };
    for (const path of absent) await look(path, [404]);
    for (const path of closed) await look(path, [401]);
    for (const path of lists) await look(path, [200, 400, 401, 404, 422]);
    expect(leaks).toEqual([]);
    // and by guessed preview links
    for (const token of ['a'.repeat(43), draft.id.repeat(2)])
      await look(`/api/v1/preview-links/${token}/`, [404]);
    expect((await bench.ask('GET', `/api/v1/posts/${draft.id}/`, { as })).text).toContain(word);
    await bench.stop();
  });
});
