import { expect, test } from 'vitest';
import { brokenFormulas, innerLinks, publishChecks, withoutCode } from './publishChecks.ts';

const text = (body: string, more: object = {}) => ({ title: 'Заголовок', summary: 'Кратко', body, ...more });
const names = (body: string, more: object = {}) =>
  publishChecks(text(body, more), 'fine').map(({ check }) => check);

test('a text in order has nothing to look at', () => {
  const body = '## Раз\n### Два\n![схема](/a.webp)\n```\n# код\n![](/b)\n```\n`![](/c)`\n## Три';
  expect(names(body)).toEqual([]);
});

test('each finding says where it is', () => {
  const body = '## Раз\n\n![](/a.webp)';
  const [found] = publishChecks(text(body), 'fine');
  expect(found).toMatchObject({ check: 'noAlt', detail: '/a.webp' });
  expect(body.slice(found?.place?.from, found?.place?.to)).toBe('![](/a.webp)');
});

test.each([
  ['', {}, ['noBody']],
  ['а', { title: ' ' }, ['noTitle']],
  ['а', { summary: '' }, ['noSummary']],
  ['а', { summary: 'а'.repeat(201) }, ['longSummary']],
  ['# Раз', {}, ['topHeading']],
  ['### Раз', {}, ['skippedHeading']],
  ['## Раз\n#### Два\n## Три', {}, ['skippedHeading']],
  ['![Загружаю…](#upload-1)', {}, ['unfinishedPicture']],
])('%s %o', (body, more, expected) => expect(names(body, more)).toEqual(expected));

test('the other language counts', () => {
  expect(publishChecks(text('а'), 'missing')).toEqual([{ check: 'noTranslation' }]);
  expect(publishChecks(text('а'), 'outdated')).toEqual([{ check: 'outdatedTranslation' }]);
});

test('links inside the site are found, pictures, code and other sites are not', () => {
  const body =
    '[а](/post/один) [б](/en/post/two#x "т") [в](#раздел) [г](https://x.example/post/y) ![](/post/z) `[д](/post/е)`';
  expect(innerLinks(body).map(({ kind, name }) => [kind, name])).toEqual([
    ['post', 'один'],
    ['post', 'two'],
    ['anchor', 'раздел'],
  ]);
});

test('code is blanked in its place, an open block to the end', () => {
  const body = 'а `б` в\n```ts\nг\n';
  expect(withoutCode(body)).toHaveLength(body.length);
  expect(withoutCode(body).trim()).toBe('а     в');
});

test('a formula that cannot be drawn is found by its source', () => {
  const body = 'а $x$ б $\\frac{<$ в $y$';
  const html = '<p>а <math></math> б <code class="math-fault">$\\frac{&lt;$</code> в</p>';
  const [found, ...rest] = brokenFormulas(body, html);
  expect([found?.check, found?.detail, rest]).toEqual(['brokenFormula', '$\\frac{<$', []]);
  expect(body.slice(found?.place?.from, found?.place?.to)).toBe('\\frac{<');
  expect(brokenFormulas(body, '<p>fine</p>')).toEqual([]);
});
