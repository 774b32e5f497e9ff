import { expect, onTestFinished, test, vi } from 'vitest';
import { importFiles as take } from '../../testing/importFiles.ts';
import { readAnyDate, readDate } from './dates.ts';
import { fixtures } from './fixtures.ts';
import { convertShortcodes } from './shortcodes.ts';

test('Hugo: bundles in two languages, TOML and JSON, shortcodes, pictures from static', async () => {
  const { count, found, notes, media, tags } = await take(fixtures.hugo);
  expect(count).toBe(3);
  expect(found('sensor', 'ru')).toMatchObject({
    title: 'Датчик',
    published_at: Date.UTC(2024, 1, 3, 7),
    body: '![Схема](/media/ID.webp "Рис. 1")\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n[дальше](/en/post/plain)\n\n{{< gist a b >}}',
  });
  expect(found('sensor', 'en').body).toBe('```go\nx := 1\n```');
  expect(found('plain', 'en')).toMatchObject({ status: 'draft', body: '![logo](/media/ID.webp)' });
  expect(tags).toEqual(['iot', 'esp32']);
  // one picture under two names is imported once
  expect(media).toBe(1);
  expect(notes).toEqual([
    'posts/sensor - Fields without a place here: weight.',
    'posts/sensor 15 The shortcode gist stays as it is written: {{< gist a b >}}',
  ]);
});

test('Jekyll: the date in the file name, drafts, Liquid', async () => {
  const { found, notes } = await take(fixtures.jekyll);
  expect(found('hello-world', 'en')).toMatchObject({
    published_at: Date.UTC(2020, 4, 6),
    status: 'published',
  });
  expect(found('hello-world', 'en').body).toBe(
    '```ruby\nputs 1\n```\n\n{{ x }}\n\n![a](/media/ID.webp){:width="10"}',
  );
  expect(found('later', 'en').status).toBe('draft');
  expect(notes).toEqual(['posts/hello-world 12 Left out: {: .note}']);
});

test('Hexo: pictures come from the folder of the post', async () => {
  const { found, tags } = await take(fixtures.hexo);
  expect(found('first', 'ru').body).toBe('![слова](/media/ID.webp)\n\nдальше');
  expect(found('first', 'ru').updated_at).toBe(Date.UTC(2021, 1, 2, 3, 4, 5));
  expect(tags).toEqual(['один']);
});

test('Astro: language folders, covers, and a note about MDX components', async () => {
  const { found, notes } = await take(fixtures.astro);
  expect(found('one', 'ru').cover).toMatch(/^\/media\//);
  expect(found('one', 'ru').body).toContain('[two](/post/one#part)');
  expect(found('one', 'en').title).toBe('One');
  expect(notes.some((note) => note.includes('component Box'))).toBe(true);
});

test('Eleventy: translationKey joins texts into one post, and links to files lead to posts', async () => {
  const { count, found } = await take(fixtures.eleventy);
  expect(count).toBe(4);
  expect(found('a', 'en').body).toBe('[b](/en/post/b)');
  expect(found('be', 'ru').title).toBe('Б');
  expect(found('be', 'en').title).toBe('B');
});

test('Docusaurus: the blog in both languages without its truncation marks, and no documentation', async () => {
  const { count, found, redirects } = await take(fixtures.docusaurus);
  expect(count).toBe(2);
  expect(found('one', 'ru')).toMatchObject({ title: 'Один', body: ':::tip\n\nСовет.\n\n:::\n\n\nДальше.' });
  expect(found('one', 'en')).toMatchObject({
    published_at: Date.UTC(2022, 2, 4),
    body: 'English text.\n\n\n\nMore.',
  });
  expect(redirects['/blog/one']).toBe('/post/one');
});

test('Obsidian: wiki links and pictures are found by name in any folder', async () => {
  const { found, notes } = await take(fixtures.obsidian);
  expect(found('zametka', 'ru')).toMatchObject({ title: 'Моя заметка' });
  expect(found('zametka', 'ru').body).toContain(
    '![](/media/ID.webp)\n\n[см.](/post/drugaya) и [Нет такой](<Нет такой>)',
  );
  expect(notes).toEqual([expect.stringContaining('Нет такой leads to nothing')]);
});

test('Notion: names without ids, database properties, links between pages, callouts', async () => {
  const { count, found, lines, notes, tags } = await take(fixtures.notion);
  expect(count).toBe(3);
  expect(found('home', 'en').body).toMatch(
    /^Note: this is no property\.\n\n\[Probe\]\(\/en\/post\/probe-one\)/,
  );
  expect(found('probe-one', 'en')).toMatchObject({
    title: 'Probe, one',
    status: 'published',
    published_at: Date.UTC(2024, 0, 5, 22, 30),
    body: '> 💡 Mind the gap\n\n![Untitled](/media/ID.webp)\n\n[home](/en/post/home)',
  });
  expect(found('zametka', 'ru')).toMatchObject({ status: 'draft', published_at: Date.UTC(2024, 1, 3) });
  expect(tags).toEqual(['iot', 'esp32']);
  expect(lines.map(({ item, outcome }) => `${outcome} ${item}`)).toContain('aside Home/Posts.csv');
  expect(notes).toEqual([
    'Home/Posts.csv - Of a database the pages become posts: keep the file for its columns.',
    expect.stringContaining('.csv leads to nothing in the folder'),
    'posts/probe-one - Fields without a place here: Mood.',
  ]);
});

test('a plain folder: code is unchanged, and nothing outside the folder is read', async () => {
  const { count, found, notes, media } = await take(fixtures.folder);
  expect([count, media]).toEqual([1, 0]);
  expect(found('one', 'en').body).toContain('{{< figure src="a" >}}');
  expect(found('one', 'en').body).toContain('![out](../../../etc/passwd)');
  expect(notes).toHaveLength(2);
});

test.each([
  ['2024-01-02', '2024-01-02T00:00:00.000Z'],
  ['2024-01-02 10:00:00 +0300', '2024-01-02T07:00:00.000Z'],
  ['2024-1-2 10:00', '2024-01-02T10:00:00.000Z'],
  ['2024-01-02T10:00:00.25Z', '2024-01-02T10:00:00.250Z'],
  ['2024-02-31', null],
  ['yesterday', null],
])('reads the date %s', (text, expected) => {
  expect(readDate(text)).toBe(expected);
});

/** Moves the process to another time zone for a test. */
function travel(): void {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(new Date(0).getTimezoneOffset()).toBe(300);
}

test.each([
  ['2024-01-02 10:00', '2024-01-02T10:00:00.000Z'],
  ['2024-01', '2024-01-01T00:00:00.000Z'],
  ['2024-02-31', null],
  ['Jan 2, 2024 10:00 AM', '2024-01-02T10:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00', '2024-01-02T10:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00 GMT', '2024-01-02T10:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00 EST', '2024-01-02T15:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00 +0300', '2024-01-02T07:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00 MSK', '2024-01-02T07:00:00.000Z'],
  ['Tue, 02 Jul 2024 10:00:00 eest', '2024-07-02T07:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00 CET', '2024-01-02T09:00:00.000Z'],
  ['2024-01-02 10:00:00 MSK', '2024-01-02T07:00:00.000Z'],
  ['2024-01-02 10:00:00 SAMT', '2024-01-02T06:00:00.000Z'],
  ['Tue, 02 Jan 2024 10:00:00 XYZT', null],
  ['Tue Jan 02 2024 10:00:00 GMT+0300 (Moscow)', '2024-01-02T07:00:00.000Z'],
  ['', null],
  [null, null],
])('the date %s of any form, whatever the zone of the server', (text, expected) => {
  travel();
  expect(readAnyDate(text)).toBe(expected);
});

test.each([
  [
    'Ghost',
    'ghost.json',
    '{"db":[{"meta":{"exported_on":1},"data":{"posts":[{"id":"1","slug":"a","title":"A","html":"<p>x</p>","status":"published","published_at":"2024-01-02 10:00:00"}]}}]}',
  ],
  [
    'RSS',
    'feed.xml',
    '<rss><channel><item><title>A</title><pubDate>Tue, 02 Jan 2024 10:00:00</pubDate><description>x</description></item></channel></rss>',
  ],
  [
    'Medium',
    'posts/2024-01-02_a-abcdef012345.html',
    '<article class="h-entry"><h1 class="p-name">A</h1><section class="e-content"><p>x</p></section><time class="dt-published" datetime="2024-01-02 10:00"></time></article>',
  ],
  [
    'Substack',
    'posts.csv',
    'post_id,post_date,is_published,type,title\n1.a,2024-01-02 10:00:00,true,newsletter,A\n',
  ],
])('a date of %s without a zone is of UTC', async (_, file, content) => {
  travel();
  const { found } = await take({ [file]: content, 'posts/1.a.html': '<p>x</p>' });
  expect(found('a', 'en').published_at).toBe(Date.UTC(2024, 0, 2, 10));
});

test.each(['[', '![[', '{{<a', '<img ', '[a]( ', '{%a ', '`'])(
  'a text of nothing but %s is converted quickly',
  (part) => {
    const started = performance.now();
    convertShortcodes(part.repeat(Math.floor(60_000 / part.length)), {
      firstLine: 1,
      isMdx: true,
      isObsidian: true,
    });
    expect(performance.now() - started).toBeLessThan(3000);
  },
);

test('a series is created by name, in the order of its numbers, otherwise by date', async () => {
  const post = (title: string, more: string) =>
    `---\ntitle: ${title}\nlang: en\ndate: 2020-01-0${title.length}\n${more}\n---\ntext\n`;
  const { series, notes } = await take({
    'hugo.toml': '',
    'content/posts/aa.md': post('aa', 'series: [Smart home, Other]'),
    'content/posts/b.md': post('b', 'series: Smart home'),
    'content/posts/ccc.md': post('ccc', 'series: Smart home\nseries_order: 1'),
  });
  expect(series).toEqual(['smart-home ccc', 'smart-home b', 'smart-home aa']);
  expect(notes).toEqual([]);
});

test('a feed names a date that it cannot read', async () => {
  const { notes } = await take({
    'feed.xml':
      '<rss><channel><item><title>A</title><pubDate>Tue, 02 Jan 2024 10:00:00 XYZT</pubDate><content:encoded>x</content:encoded></item></channel></rss>',
  });
  expect(notes).toEqual([
    'posts/a - The date Tue, 02 Jan 2024 10:00:00 XYZT cannot be read and is left out.',
  ]);
});

test('an old address of Jekyll has the day as it is written', async () => {
  const { redirects } = await take({
    '_posts/2024-01-01-hello.md': '---\ntitle: Hello\ndate: 2024-1-1 00:30:00 +0300\n---\nWords.\n',
  });
  expect(redirects).toEqual({ '/2024/01/01/hello': '/en/post/hello' });
});

test('parts of Eleventy pages are no posts', async () => {
  const { lines } = await take({
    'eleventy.config.js': '',
    'src/_includes/card.md': 'Part.\n',
    'content/_data/x.md': 'Part.\n',
    '_includes/y.md': 'Part.\n',
    'src/posts/a.md': '---\ntitle: A\n---\nWords.\n',
  });
  expect(lines.map(({ item }) => item)).toEqual(['posts/a']);
});

test('a category is one tag, the lists of Jekyll are split, and tags beyond the limit are named', async () => {
  const post = (fields: string): string => `---\ntitle: A\n${fields}\n---\nWords.\n`;
  const one = await take({ 'a.md': post('category: Web Development\ntags: one two') });
  expect(one.tags).toEqual(['one', 'two', 'Web Development']);
  const names = Array.from({ length: 22 }, (_, at) => `t${at}`);
  const many = await take({ 'a.md': post(`tags: [${names.join(', ')}, ${'x'.repeat(51)}]`) });
  expect(many.tags).toHaveLength(20);
  expect(many.notes).toEqual([
    expect.stringMatching(/^posts\/a - Tags that are left out.*: t20, t21, x+\.$/),
  ]);
});
