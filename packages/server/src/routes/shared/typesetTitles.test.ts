import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';
import { typesetTitles } from './typesetTitles.ts';

const title = 'Про "производительность" и `производительность` в базе';
const typeset = 'Про «произ\u00adво\u00adди\u00adтель\u00adность» и\u00a0`производительность` в\u00a0базе';

test('a title of short words has nothing to typeset', async () => {
  const text = { title: 'Новый узел', language: 'ru' } as const;
  await typesetTitles([text]);
  expect(text).not.toHaveProperty('title_typeset');
});

describeDatabases('the title above a text', (databases) => {
  const posts = usePosts(databases);

  test('is typeset with soft hyphens, beside the plain one, for the page of a post alone', async () => {
    const { slug } = await posts.create([{ language: 'ru', title, status: 'published' }]);
    const { body } = await posts.bench.ask<Schemas['Post']>('GET', `/api/v1/posts/slug/${slug}/`);
    expect(body.translations[0]).toMatchObject({ title, title_typeset: typeset });
    const list = await posts.bench.ask<Schemas['PostList']>('GET', '/api/v1/posts/');
    expect(list.text).toContain('производительность');
    expect(list.text).not.toContain('\u00ad');
  });

  test('is typeset for the page of a project alone', async () => {
    const translations = [{ language: 'ru', title }];
    const { slug } = await posts.ask<Schemas['Project']>(201, 'POST', '/api/v1/projects/', {
      body: { translations },
    });
    const { body } = await posts.bench.ask<Schemas['ProjectPage']>('GET', `/api/v1/project-pages/${slug}/`);
    expect(body.translations[0]).toMatchObject({ title, title_typeset: typeset });
    const list = await posts.bench.ask<Schemas['ProjectList']>('GET', '/api/v1/projects/');
    expect(list.text).not.toContain('\u00ad');
  });
});
