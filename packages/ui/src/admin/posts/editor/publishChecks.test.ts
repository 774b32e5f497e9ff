import { expect, test } from 'vitest';
import type { InnerLink } from './publishChecks.ts';
import {
  bringsFindings,
  brokenFormulas,
  hasUnfinishedPicture,
  innerLinks,
  publishChecks,
  shownTags,
} from './publishChecks.ts';
import { withoutCode } from '../../markdown/withoutCode.ts';

const text = (body: string, more: object = {}) => ({ title: 'Заголовок', summary: 'Кратко', body, ...more });
const names = (body: string, more: object = {}) =>
  publishChecks(text(body, more), 'fine', 'ru').map(({ check }) => check);

test('a correct text has no findings', () => {
  const body = '## Раз\n### Два\n![схема](/a.webp)\n```\n# код\n![](/b)\n```\n`![](/c)`\n## Три';
  expect(names(body)).toEqual([]);
});

test.each([
  ['## Раз\n\nдва', '## Раз\n\nтри', false],
  ['# Раз\n\n![](/a.webp)', '# Раз\n\nтри ![](/a.webp)', false],
  ['![](/a.webp)', '![](/a.webp) ![](/b.webp)', true],
  ['[раз](/post/one)', 'и [раз](/post/one)', false],
  ['[раз](/post/one)', '[раз](/post/one) [два](/post/two)', true],
  ['раз', '![кот](#upload-1)', true],
])('changing %j to %j brings new findings: %s', (before, after, expected) => {
  expect(bringsFindings(text(before), text(after), 'ru')).toBe(expected);
});

test('a finding gives its position in the text', () => {
  const body = '## Раз\n\n![](/a.webp)';
  const [found] = publishChecks(text(body), 'fine', 'ru');
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
  ['а', { summary: 'How we heated the greenhouse' }, ['otherSummary']],
  ['![A photo of the greenhouse](/a.webp)', {}, ['otherAlt']],
  ['{{< youtube abc >}}\n\n{% raw %}', {}, ['rawMarkup', 'rawMarkup']],
  ['[caption id="1"]а[/caption]', {}, ['rawMarkup', 'rawMarkup']],
  ['`{{< youtube abc >}}` {{ value }} {% %} [embed](/posts)', {}, []],
])('the text %s with %o has the expected findings', (body, more, expected) =>
  expect(names(body, more)).toEqual(expected),
);

test('a missing or outdated translation is a finding', () => {
  expect(publishChecks(text('а'), 'missing', 'ru')).toEqual([{ check: 'noTranslation' }]);
  expect(publishChecks(text('а'), 'outdated', 'ru')).toEqual([{ check: 'outdatedTranslation' }]);
});

test('finds links within the site, but not pictures, code or links to other sites', () => {
  const body =
    '[а](/post/один) [б](/en/post/two#x "т") [в](#раздел) [г](https://x.example/post/y) ![](/post/z) `[д](/post/е)`';
  expect(innerLinks(body).map(({ kind, name }) => [kind, name])).toEqual([
    ['post', 'один'],
    ['post', 'two'],
    ['anchor', 'раздел'],
  ]);
});

test.each([
  ['[![схема](/media/x.webp)](/post/net)', '[![схема](/media/x.webp)](/post/net)', 'net'],
  ['[а ![](/b.webp) в](/post/net) [г]', '[а ![](/b.webp) в](/post/net)', 'net'],
  ['![схема](/media/x.webp) [а!](/post/net)', '[а!](/post/net)', 'net'],
  ['[а][1]\n\n[1]: /post/net2 "т"', '[1]: /post/net2', 'net2'],
  ['> [а]\n>\n> [а]: </post/net>', '> [а]: </post/net>', 'net'],
  ['а[^1]\n\n[^1]: <A class="b" href="/post/net">в</A>', '<A class="b" href="/post/net">', 'net'],
])('finds the link in %j', (body, source, name) => {
  expect(innerLinks(body)).toMatchObject([{ kind: 'post', name }]);
  const [{ place }] = innerLinks(body) as [InnerLink];
  expect(body.slice(place.from, place.to)).toBe(source);
});

test('a footnote is not the definition of a link', () => expect(innerLinks('[^1]: /post/net')).toEqual([]));

test('finds links to addresses without a page, also with the host of the site', () => {
  const body =
    '[а](/posts) [б](/en/tags/iot) [в](/нет) [г](/media/a.webp) [д](/feed.xml) [е](https://b.example/post/x) [ж](https://b.example/nope) [з](//c.example/x) [и](/en)';
  expect(innerLinks(body, 'https://b.example').map(({ kind, name }) => [kind, name])).toEqual([
    ['nowhere', '/нет'],
    ['post', 'x'],
    ['page', 'nope'],
  ]);
});

test('finds tags that the page shows as text, with their positions', () => {
  const body = 'а <kbd>б</kbd> `<script>` \\<iframe> <marquee dir="up">в</marquee>\n\n<script src="/x">';
  const html =
    '<p>а <kbd>б</kbd> <code>&lt;script&gt;</code> &lt;iframe&gt; &lt;marquee dir="up"&gt;в&lt;/marquee&gt;</p><p>&lt;script src="/x"&gt;</p>';
  const found = shownTags(body, html);
  expect(found.map(({ detail }) => detail)).toEqual(['<marquee dir="up">', '<script src="/x">']);
  expect(found.map(({ place }) => body.slice(place?.from, place?.to))).toEqual(
    found.map(({ detail }) => detail),
  );
  expect(shownTags('1 < 2 и <b>в</b>', '<p>1 &lt; 2 и <strong>в</strong></p>')).toEqual([]);
});

test('recognizes an unfinished upload, but not one quoted in code', () => {
  expect(hasUnfinishedPicture('а ![б](#upload-1)')).toBe(true);
  expect(hasUnfinishedPicture('`![б](#upload-1)`')).toBe(false);
});

test('code is replaced by the same number of spaces, an unclosed block to the end', () => {
  const body = 'а `б` в\n```ts\nг\n';
  expect(withoutCode(body)).toHaveLength(body.length);
  expect(withoutCode(body).trim()).toBe('а     в');
});

test.each([
  ['1. а\n\n   ```bash\n   # б\n   ```\n\nв', '1.ав'],
  ['- ```\n  # б\n  ```\n\nв', 'в'],
  ['> [!NOTE]\n> ~~~\n> # б\n> ~~~\n>\n> в', '>[!NOTE]>>в'],
  ['> - ````\n>   ```\n>   б\n>   ````\n> в', '>в'],
  ['- ```а``` и `б`\n- в', '-и-в'],
])('removes the code of lists and quotations in %j', (body, expected) => {
  const prose = withoutCode(body);
  expect(prose).toHaveLength(body.length);
  expect(prose.replace(/\s/g, '')).toBe(expected);
});

test('finds a formula that cannot be rendered by its source', () => {
  const body = 'а $x$ б $\\frac{<$ в $y$';
  const html = '<p>а <math></math> б <code class="math-fault">$\\frac{&lt;$</code> в</p>';
  const [found, ...rest] = brokenFormulas(body, html);
  expect([found?.check, found?.detail, rest]).toEqual(['brokenFormula', '$\\frac{<$', []]);
  expect(body.slice(found?.place?.from, found?.place?.to)).toBe('\\frac{<');
  expect(brokenFormulas(body, '<p>fine</p>')).toEqual([]);
});
