import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { recountPosts } from '../../db/recountPosts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { rebuildSearch } from '../../search/rebuildSearch.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

const day = 24 * 60 * 60 * 1000;
const word = 'Kryptonim';
const text = (language: 'ru' | 'en', more: object = {}) => ({
  language,
  title: word,
  body: `Текст: ${word}`,
  status: 'published',
  ...more,
});

describeDatabases('an unlisted post', (databases) => {
  const posts = usePosts(databases);
  const unlisted = { is_unlisted: true, slug: 'a-secret', tags: ['quiet', 'iot'] };

  /** Every public operation that returns more than the requested post. */
  const lists = [
    '',
    '&language=ru',
    '&language=en',
    '&order=oldest',
    '&order=pinned',
    '&language=en&order=language',
    '&page=1',
    '&tag=quiet',
    '&tag=iot',
    ...['draft', 'published', 'scheduled', 'unlisted', 'pending', 'outdated'].map(
      (state) => `&status=${state}`,
    ),
    `&q=${word}`,
    `&q=${word}&tag=iot`,
    '&text_language=ru',
  ].map((query) => `/api/v1/posts/?limit=100${query}`);
  const others = [
    '/api/v1/posts/newest/?language=ru',
    '/api/v1/posts/newest/?language=en',
    '/api/v1/posts/archive/?language=ru',
    '/api/v1/posts/archive/?language=en',
    `/api/v1/search/?q=${word}&language=ru`,
    `/api/v1/search/?q=${word.slice(0, 5)}&language=en`,
    '/api/v1/sitemap/',
    '/api/v1/sitemap/posts/1/',
    '/api/v1/sitemap/tags/1/',
    '/api/v1/posts/slug/older/',
    '/api/v1/posts/slug/newer/',
  ];

  async function mentions(): Promise<string[]> {
    const leaks: string[] = [];
    for (const path of [...lists, ...others]) {
      const answer = await posts.bench.ask('GET', path);
      expect(answer.status, path).toBe(200);
      const words = answer.text.replaceAll(`"q":"${word}"`, '');
      if (/Kryptonim|a-secret|quiet/.test(words)) leaks.push(path);
    }
    return leaks;
  }

  test('can be read at its address and is mentioned nowhere else', async () => {
    const plain = { language: 'ru', title: 'Обычный', status: 'published' };
    await posts.create([plain], { slug: 'older', tags: ['iot'] });
    posts.clock = start + day;
    const { id } = await posts.create([text('ru'), text('en')], unlisted);
    posts.clock = start + 2 * day;
    await posts.create([plain], { slug: 'newer', tags: ['iot'] });

    const { body } = await posts.bench.ask<Schemas['Post']>('GET', '/api/v1/posts/slug/a-secret/');
    expect(body).toMatchObject({ id, is_unlisted: true, languages: ['ru', 'en'] });
    expect(await mentions()).toEqual([]);
    const list = (query = '') => posts.bench.ask<Schemas['PostList']>('GET', `/api/v1/posts/${query}`);
    expect((await list()).body).toMatchObject({
      total: 2,
      languages: ['ru'],
      tags: [{ name: 'iot', count: 2 }],
    });
    const map = (await posts.bench.ask<Schemas['SitemapPosts']>('GET', '/api/v1/sitemap/posts/1/')).body;
    expect(map.items.map(({ slug }) => slug)).toEqual(['older', 'newer']);

    // Listed, and unlisted again.
    await posts.change(id, { is_unlisted: false });
    expect(await mentions()).toEqual(
      expect.arrayContaining(
        [
          lists[0],
          `/api/v1/posts/?limit=100&q=${word}`,
          '/api/v1/sitemap/tags/1/',
          ...others.slice(0, 4),
        ].concat('/api/v1/posts/slug/older/'),
      ),
    );
    await posts.change(id, { is_unlisted: true });
    expect(await mentions()).toEqual([]);
    await posts.change(id, { slug: 'another-secret' });
    expect((await posts.bench.ask('GET', '/api/v1/posts/slug/a-secret/')).body).toMatchObject({ id });
    await posts.change(id, { slug: 'a-secret' });
  });

  test('is mentioned nowhere after its scheduled time, a restore from the trash, and a rebuild of search and counts', async () => {
    posts.clock = start + 3 * day;
    const published_at = new Date(posts.clock + day).toISOString();
    const { id } = await posts.create([text('ru', { published_at })], { ...unlisted, slug: 'a-secret-too' });
    expect(await mentions()).toEqual([]);
    posts.clock += 2 * day;
    expect((await posts.visit(id)).status).toBe(200);
    expect(await mentions()).toEqual([]);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${id}/`);
    await posts.ask(200, 'POST', `/api/v1/deleted-posts/${id}/restore/`);
    expect(await mentions()).toEqual([]);
    const { db } = posts.bench.server.database;
    await recountPosts(db);
    await inTransaction(db, (trx) => rebuildSearch(trx, () => undefined));
    expect(await mentions()).toEqual([]);
  });

  test('is found by editors', async () => {
    const list = (query: string) => posts.ask<Schemas['PostList']>(200, 'GET', `/api/v1/posts/?${query}`);
    expect((await list('status=unlisted')).items.map(({ slug }) => slug)).toEqual([
      'a-secret-too',
      'a-secret',
    ]);
    expect((await list(`q=${word}`)).total).toBe(2);
    expect((await list('status=published')).total).toBe(2);
    expect((await list('text_language=en')).items.map(({ slug }) => slug)).toEqual(['a-secret']);
  });
});
