import { expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import { similar } from './similarProjects.ts';

const projects = ['teplo-goroda', 'teplo-doma', 'shift-journal', 'next-tram'].map((slug, index) => ({
  id: `id-${index}`,
  slug,
  is_published: index !== 1,
  translations: [{ language: 'ru', title: index === 2 ? 'Журнал смены' : slug }],
}));

async function offer(wanted: string) {
  const requests: string[] = [];
  const api = createApi({
    baseUrls: { auth: 'http://a.test', portfolio: 'http://a.test', posts: 'http://a.test' },
    fetch: async (input) => {
      const { pathname, search } = new URL((input as Request).url);
      requests.push(pathname + search);
      return Response.json({ items: projects, total: projects.length, next_cursor: null, technologies: [] });
    },
  });
  const answer = await similar('ru', wanted).load(api);
  if (!answer.ok) throw new Error(answer.error.message);
  return { titles: answer.data.map(({ slug, title }) => [slug, title]), requests };
}

test('offers a project with a similar slug, by one request', async () => {
  expect(await offer('/projects/teplo-gorod')).toEqual({
    titles: [['teplo-goroda', 'teplo-goroda']],
    requests: ['/api/v1/projects/?language=ru&limit=100'],
  });
});

test('offers no hidden project', async () => {
  expect((await offer('/projects/teplo-doma')).titles).toEqual([['teplo-goroda', 'teplo-goroda']]);
});

test('matches a title as well as a slug', async () => {
  const { titles } = await offer(`/projects/${encodeURIComponent('журнал-смены')}`);
  expect(titles).toEqual([['shift-journal', 'Журнал смены']]);
});

test.each(['/projects/zzz', '/projects/wp-login.php', '/projects/%'])(
  'offers nothing for %s',
  async (wanted) => {
    expect((await offer(wanted)).titles).toEqual([]);
  },
);
