import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';
import { aliasHeadings } from './aliasHeadings.ts';

test('an id that the text uses anywhere is no alias', () => {
  const own = '<h2 id="a">A</h2><h2 id="b">B</h2><li id="fn-1">c</li><h2 id="d">D</h2>';
  const other = '<h2 id="b">B</h2><h2 id="fn-1">F</h2><h2 id="e">E</h2>';
  expect(aliasHeadings(own, other)).toBe(own.replace('<h2 id="d">', '<h2 id="d"><span id="e"></span>'));
});

const russian = '## Устройство\n\n### Датчик\n\n## Node';
const english = '## Structure\n\n### Sensor\n\n## Node';

describeDatabases('the headings of a page in two languages', (databases) => {
  const posts = usePosts(databases);
  const make = (bodies: { ru: string; en: string }, more: object = {}) =>
    posts.create([
      { language: 'ru', title: 'Узел', body: bodies.ru, status: 'published' },
      { language: 'en', title: 'Node', body: bodies.en, status: 'published', ...more },
    ]);
  const htmlOf = async (slug: string, language: string) => {
    const path = `/api/v1/posts/slug/${slug}/?language=${language}`;
    return (await posts.bench.ask<Schemas['Post']>('GET', path)).body.translations[0]?.html ?? '';
  };

  test('have the ids of their counterparts as well', async () => {
    const { id, slug } = await make({ ru: russian, en: english });
    const inEnglish = await htmlOf(slug, 'en');
    expect(inEnglish).toContain('<h2 id="structure"><span id="ustroystvo"></span>Structure');
    expect(inEnglish).toContain('<h3 id="sensor"><span id="datchik"></span>Sensor');
    expect(inEnglish).toContain('<h2 id="node">Node');
    expect(await htmlOf(slug, 'ru')).toContain('<h2 id="ustroystvo"><span id="structure"></span>');
    // Only its page needs them.
    const { translations } = (await posts.visit(id)).body;
    expect(JSON.stringify(translations)).not.toContain('<span id=');
  });

  test.each([
    ['number', { en: `${english}\n\n## More` }, {}],
    ['levels', { en: english.replace('###', '##') }, {}],
    ['publication', { en: english }, { published_at: new Date(start + 1e9).toISOString() }],
  ])('have no others if the texts differ in %s', async (_, bodies, more) => {
    const { slug } = await make({ ru: russian, ...bodies }, more);
    expect(await htmlOf(slug, 'ru')).toContain('<h2 id="ustroystvo">Устрой');
    expect(await htmlOf(slug, 'en')).not.toContain('<span id=');
  });

  test('have them in the texts of a project too', async () => {
    const translations = [
      { language: 'ru', title: 'Узел', description: '# Коротко', body: russian },
      { language: 'en', title: 'Node', description: '# In short', body: english },
    ];
    const { id, slug } = await posts.ask<Schemas['Project']>(201, 'POST', '/api/v1/projects/', {
      body: { translations },
    });
    const path = `/api/v1/project-pages/${slug}/?language=en`;
    const [text] = (await posts.bench.ask<Schemas['ProjectPage']>('GET', path)).body.translations;
    expect(text?.body_html).toContain('<h2 id="structure"><span id="ustroystvo"></span>');
    const prefix = id.slice(0, 8);
    expect(text?.description_html).toContain(`id="${prefix}-in-short"><span id="${prefix}-korotko">`);
  });
});
