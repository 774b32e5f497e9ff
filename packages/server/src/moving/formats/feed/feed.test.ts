import { expect, test } from 'vitest';
import { importFiles } from '../../../testing/importFiles.ts';

const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Blog</title><link>https://old.example/</link><atom:link rel="self" href="https://old.example/feed.xml"/><language>en-us</language>
<item><title>First &amp; best</title><link>https://old.example/2021/first.html</link><guid>1</guid><pubDate>Tue, 02 Feb 2021 10:00:00 +0300</pubDate><category>IoT</category>
<description>Short words</description><content:encoded><![CDATA[<p>Text with <a href="/2022/second">the next</a></p><img src="/img/a.png" alt="A"><script>alert(1)</script>]]></content:encoded></item>
<item><title>Second</title><link>https://old.example/2022/second</link><description>&lt;p&gt;All &lt;b&gt;of&lt;/b&gt; it&lt;/p&gt;</description></item>
</channel></rss>`;

test('RSS: full and short texts, dates with a time zone, links and pictures', async () => {
  const { found, notes, redirects, tags } = await importFiles(
    { 'in/feed.xml': rss, 'media/img/a.png': 'PNG' },
    'in',
    'media',
  );
  expect(found('first', 'en')).toMatchObject({
    title: 'First & best',
    summary: 'Short words',
    published_at: Date.UTC(2021, 1, 2, 7),
    body: 'Text with [the next](/en/post/second)\n\n![A](/media/ID.webp)',
  });
  expect(found('second', 'en').body).toBe('All **of** it');
  expect(redirects).toMatchObject({ '/2021/first': '/en/post/first' });
  expect(tags).toEqual(['IoT']);
  expect(notes).toContain('posts/second - The feed may hold the beginning of the text alone.');
});

test.each([
  ['<link>https://old.example/</link>', 'https://old.example/talk.mp3', 'stays a link'],
  ['', '/talk.mp3', 'is left out'],
])('a recording of a feed with %j is named as one', async (link, address, fate) => {
  const item = `<item><title>Talk</title><guid>1</guid><description>&lt;p&gt;Listen:&lt;/p&gt;&lt;audio src="/talk.mp3"&gt;&lt;/audio&gt;</description></item>`;
  const feed = `<rss version="2.0"><channel><title>Blog</title>${link}<language>en</language>${item}</channel></rss>`;
  const { notes } = await importFiles({ 'in/feed.xml': feed, 'media/talk.mp3': 'ID3' }, 'in', 'media');
  expect(notes).toContain(
    `posts/talk - ${address} is a recording, which the site does not keep: it ${fate}.`,
  );
});

const habr = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Публикации / Профиль anna</title><link>https://habr.com/ru/users/anna/publications/articles/</link><language>ru</language>
<item><title><![CDATA[Две батарейки: три года]]></title><guid isPermaLink="true">https://habr.com/ru/articles/123456/</guid><link>https://habr.com/ru/articles/123456/?utm_campaign=123456&amp;utm_source=habrahabr&amp;utm_medium=rss</link><description><![CDATA[<img src="https://habrastorage.org/a.png"><p>Как мерить <em>сон</em> датчика.</p> <a href="https://habr.com/ru/articles/123456/?utm_source=habrahabr#habracut">Читать далее</a>]]></description><pubDate>Tue, 02 Feb 2021 10:00:00 GMT</pubDate><dc:creator>anna</dc:creator><category>Программирование микроконтроллеров</category><category>esp32</category></item>
</channel></rss>`;

test('Habr: the beginning of a text, hubs as tags, its address without tracking parameters', async () => {
  const { found, notes, redirects, tags } = await importFiles({ 'articles.rss': habr });
  expect(found('dve-batareyki-tri-goda', 'ru')).toMatchObject({
    title: 'Две батарейки: три года',
    body: '![](https://habrastorage.org/a.png)\n\nКак мерить *сон* датчика.',
  });
  expect(tags).toEqual(['Программирование микроконтроллеров', 'esp32']);
  expect(redirects).toEqual({ '/ru/articles/123456': '/post/dve-batareyki-tri-goda' });
  expect(notes.join()).toContain('The feed may hold the beginning of the text alone.');
});

const kind = (name: string): string =>
  `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`;

const atom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app"><title>Blog</title><link rel="alternate" href="https://old.example/"/>
<entry><id>tag:1</id>${kind('post')}<category scheme="http://www.blogger.com/atom/ns#" term="Сад"/><title type="text">Первый</title><published>2021-02-02T10:00:00+03:00</published><updated>2021-03-02T10:00:00+03:00</updated>
<link rel="replies" href="https://old.example/comments"/><link rel="alternate" href="https://old.example/2021/02/pervyy.html"/><content type="html">Строка&lt;br /&gt;&lt;br /&gt;Вторая</content></entry>
<entry><id>tag:2</id>${kind('post')}<title>Набросок</title><published>2021-02-02T10:00:00Z</published><app:control><app:draft>yes</app:draft></app:control><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Слова &amp; <em>ещё</em></p></div></content></entry>
<entry><id>tag:3</id>${kind('comment')}<title>Ответ</title><content type="text">да</content></entry>
<entry><id>tag:4</id>${kind('page')}<title>О себе</title><content type="text">я</content></entry>
</feed>`;

test('Atom, and Blogger with its drafts, comments and pages', async () => {
  const { count, found, lines, redirects, tags } = await importFiles({ 'blog.atom': atom });
  expect(count).toBe(2);
  expect(found('pervyy', 'ru')).toMatchObject({
    title: 'Первый',
    published_at: Date.UTC(2021, 1, 2, 7),
    updated_at: Date.UTC(2021, 2, 2, 7),
    body: 'Строка\n\nВторая',
  });
  expect(found('nabrosok', 'ru')).toMatchObject({ status: 'draft', body: 'Слова & *ещё*' });
  expect(tags).toEqual(['Сад']);
  expect(redirects).toMatchObject({ '/2021/02/pervyy': '/post/pervyy' });
  expect(lines.filter(({ outcome }) => outcome === 'aside').map(({ item }) => item)).toEqual([
    '1 of kind comment of blog.atom',
    '1 of kind page of blog.atom',
  ]);
});

const medium = (
  title: string,
  content: string,
): string => `<!DOCTYPE html><html><head><title>${title}</title><style>* { color: red }</style></head><body><article class="h-entry">
<header><h1 class="p-name">${title}</h1></header>
<section data-field="subtitle" class="p-summary">About it</section>
<section data-field="body" class="e-content"><section class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner"><h3 class="graf graf--h3 graf--leading graf--title">${title}</h3>${content}</div></div></section></section>
<footer><p>By <a href="https://medium.com/@anna" class="p-author h-card">Anna</a> on <a href="https://medium.com/p/abcdef012345"><time class="dt-published" datetime="2021-02-02T07:00:00.000Z">February 2, 2021</time></a>.</p><p><a href="https://medium.com/@anna/${title.toLowerCase().replace(' ', '-')}-abcdef012345" class="p-canonical">Canonical link</a></p></footer></article></body></html>`;

test('Medium: the title once, figures, code with its language, links between posts, drafts', async () => {
  const story = `<p class="graf graf--p">Words</p><figure class="graf graf--figure"><img class="graf-image" src="https://cdn-images-1.medium.com/max/800/1*abc.png"><figcaption class="imageCaption">Under it</figcaption></figure><pre data-code-block-mode="2" data-code-block-lang="go" class="graf graf--pre"><span class="pre--content">a()<br>b()</span></pre>`;
  const { found, lines, redirects } = await importFiles(
    {
      'in/posts/2021-02-02_My-story-abcdef012345.html': medium('My story', story),
      'in/posts/draft_Later-0123456789ab.html': medium(
        'Later',
        '<p><a href="https://medium.com/@anna/my-story-abcdef012345">story</a></p>',
      ),
      'in/posts/2021-02-03_Deep-abcdef012346.html': medium('Deep', '<div>'.repeat(500)),
      'in/README.html': '<p>Not a post</p>',
      'media/1*abc.png': 'PNG',
    },
    'in',
    'media',
  );
  expect(found('my-story', 'en')).toMatchObject({
    title: 'My story',
    summary: 'About it',
    published_at: Date.UTC(2021, 1, 2, 7),
    body: 'Words\n\n![](/media/ID.webp "Under it")\n\n```go\na()\nb()\n```',
  });
  expect(found('later', 'en')).toMatchObject({ status: 'draft', body: '[story](/en/post/my-story)' });
  expect(lines.map(({ item, outcome }) => [item, outcome])).toContainEqual([
    'posts/2021-02-03_Deep-abcdef012346.html',
    'refused',
  ]);
  expect(redirects).toMatchObject({ '/@anna/my-story-abcdef012345': '/en/post/my-story' });
});
