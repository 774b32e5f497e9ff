import { expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import { similar } from './similarPosts.ts';

const posts = ['one-table-is-a-queue', 'nine-microamps', 'russian-search', 'sqlite-on-the-server'].map(
  (slug, index) => ({
    id: `id-${index}`,
    slug,
    translations: [{ title: index === 2 ? 'Поиск по-русски' : slug }],
  }),
);

async function offer(wanted: string, found: string[] = []) {
  const asked: string[] = [];
  const api = createApi({
    baseUrls: { auth: 'http://a.test', portfolio: 'http://a.test', posts: 'http://a.test' },
    fetch: async (input) => {
      const { pathname, search } = new URL((input as Request).url);
      asked.push(decodeURIComponent(pathname + search));
      if (pathname.includes('search')) return Response.json({ items: found.map((id) => ({ id })) });
      return Response.json({ items: posts });
    },
  });
  const answer = await similar('ru', wanted).load(api);
  if (!answer.ok) throw new Error(answer.error.message);
  return { ...answer.data, slugs: answer.data.items.map(({ slug }) => slug), asked };
}

test('offers the most similar slugs first', async () => {
  expect(await offer('/post/one-tabel-is-queue')).toMatchObject({
    isSimilar: true,
    slugs: ['one-table-is-a-queue'],
  });
});

test('matches a title as well as a slug', async () => {
  const wanted = `/post/${encodeURIComponent('поиск-по-русски')}`;
  expect(await offer(wanted)).toMatchObject({ isSimilar: true, slugs: ['russian-search'] });
});

test('searches the texts for a word that is in no slug or title', async () => {
  const { slugs, asked } = await offer('/broker', ['id-0']);
  expect(slugs).toEqual(['one-table-is-a-queue']);
  expect(asked[1]).toBe('/api/v1/search/?q=broker&language=ru&kind=post');
});

test('offers the newest if nothing is similar', async () => {
  expect(await offer('/zzz')).toMatchObject({
    isSimilar: false,
    slugs: posts.slice(0, 3).map(({ slug }) => slug),
  });
});

test.each(['/wp-login.php', '/%', '/'])('does not compare %s with anything', async (wanted) => {
  const { isSimilar, asked } = await offer(wanted);
  expect(isSimilar).toBe(false);
  expect(asked).toEqual(['/api/v1/posts/?language=ru&limit=3']);
});
