import { expect, test } from 'vitest';
import { createApi } from '../api/createApi.ts';
import { cards } from './projects.ts';

const project = {
  id: 'p',
  position: 3,
  is_published: true,
  is_featured: true,
  github_url: null,
  demo_url: 'https://demo.test',
  technologies: ['Go'],
  started_on: '2024-01',
  finished_on: null,
  cover: null,
  updated_at: '2026-01-01T00:00:00Z',
  translations: [
    { id: 't', language: 'en', title: 'One', summary: 'It works', description_html: '', has_body: true },
  ],
};

test('a list omits the long text, and says whether there is one', async () => {
  let asked = '';
  const base = 'http://a.test';
  const api = createApi({
    baseUrls: { auth: base, portfolio: base },
    fetch: async (input) => {
      asked = (input as Request).url;
      return Response.json({ items: [project], total: 1, next_cursor: null, technologies: [] });
    },
  });
  const answer = await cards('ru', { technology: 'Go', limit: 7 }).load(api);
  expect(asked).toBe(`${base}/api/v1/projects/?technology=Go&limit=7&language=ru`);
  expect(answer).toMatchObject({ ok: true, data: { total: 1, technologies: [] } });
  expect(answer.ok && answer.data.items).toEqual([
    {
      id: 'p',
      is_featured: true,
      github_url: null,
      demo_url: 'https://demo.test',
      technologies: ['Go'],
      started_on: '2024-01',
      finished_on: null,
      cover: null,
      language: 'en',
      title: 'One',
      summary: 'It works',
      has_details: true,
    },
  ]);
});
