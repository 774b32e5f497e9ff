import { expect, test } from 'vitest';
import { importFiles, openImport } from '../../../testing/importFiles.ts';
import { writeZip } from '../../../testing/writeZip.ts';
import { folderLimits } from '../../import/readFolder.ts';
import { autoParagraphs } from './autoParagraphs.ts';
import { severalAuthors, wordpressEntry, wordpressExport, wxr } from './fixtures.ts';
import { convertWordpressShortcodes } from './shortcodes.ts';

const files = {
  'wordpress.xml': wordpressExport,
  'uploads/2020/01/scheme.png': 'PNG',
  'uploads/2020/01/parent.png': 'PNG',
  'uploads/2019/01/scheme.png': 'PNG',
};

const blocks = `Words with **weight** and a [link](/en/post/classic#part), [by number](/en/post/classic).[^1]

![Scheme](/media/ID.webp "How it works")

![one](/media/ID.webp)
![two](https://old.example/wp-content/uploads/2020/01/gone.png)

*Both*

https://www.youtube.com/watch?v=a_bcdefg

\`\`\`php
<?php echo 1;
\`\`\`

| a | b |
| --- | --- |
| 1 | 2 |

[^1]: Below & beside.`;

const classic = `First line\\
second line

![Scheme](/media/ID.webp "Under it")

![A scheme](/media/ID.webp "Caption of 51")
![parent.png](/media/ID.webp "Caption of 53")

![parent.png](/media/ID.webp "Caption of 53")

\`\`\`ruby
puts 1 <

  2
\`\`\`

> Said.
>
> Twice.

- one
- two

https://vimeo.com/123456

\\[contact-form to="a"\\] and \\[sic\\] stay.`;

test('WordPress: both editors, pictures from a folder, captions, galleries, embeds, code, footnotes', async () => {
  const { found, notes, media, tags } = await importFiles(files, 'wordpress.xml', 'uploads');
  expect(found('blocks', 'en')).toMatchObject({
    title: 'Blocks & more',
    summary: 'A short one',
    status: 'published',
    published_at: Date.UTC(2020, 0, 2),
    updated_at: Date.UTC(2020, 1, 2),
    is_pinned: 1,
    canonical_url: 'https://first.example/x',
    cover: expect.stringMatching(/^\/media\//),
  });
  expect(found('blocks', 'en').body).toBe(blocks);
  expect(found('classic', 'en').body).toBe(classic);
  expect(tags).toEqual(['News', 'IoT']);
  // two files with the same bytes are one picture
  expect(media).toBe(1);
  expect(notes.filter((note) => /^posts\/(?:blocks|classic)/.test(note))).toEqual([
    'posts/blocks - The block latest-posts is made by WordPress when it is shown, and is left out.',
    'posts/blocks - Elements without a place here are left out: script.',
    'posts/blocks - https://old.example/wp-content/uploads/2020/01/gone.png is not among the files and stays where it was.',
    'posts/classic - A shortcode stays as it is written: [contact-form to="a"]',
  ]);
});

test('WordPress: Polylang and WPML translations become one post, and old addresses lead to its texts', async () => {
  const { found, redirects } = await importFiles(files, 'wordpress.xml', 'uploads');
  expect(found('privet', 'ru').title).toBe('Привет, мир');
  expect(found('privet', 'en').title).toBe('Hello world');
  expect(found('datchik', 'ru').title).toBe('Датчик');
  expect(found('datchik', 'en').title).toBe('Sensor');
  expect(redirects).toMatchObject({
    '/2020/01/привет': '/post/privet',
    '/en/2020/01/hello': '/en/post/privet',
    '/2020/01/blocks': '/en/post/blocks',
    '/?p=11': '/en/post/blocks',
    '/?p=13': '/post/privet',
    '/?p=14': '/en/post/privet',
  });
});

test('WordPress: drafts, scheduled and private posts; what cannot be imported is reported', async () => {
  const { found, lines, count } = await importFiles(files, 'wordpress.xml', 'uploads');
  expect(count).toBe(9);
  expect(found('a-draft', 'en')).toMatchObject({ status: 'draft' });
  expect(found('planned', 'en')).toMatchObject({
    status: 'published',
    published_at: Date.UTC(2030, 0, 2, 3, 4, 5),
  });
  expect(found('mine', 'en')).toMatchObject({ status: 'draft' });
  const aside = lines.filter(({ outcome }) => outcome === 'aside');
  expect(aside.map(({ item }) => item)).toEqual([
    'page About',
    '2 of nav_menu_item',
    'post Gone',
    '2 comments on Blocks & more',
    '1 comments on About',
  ]);
  expect(aside[3]?.notes.map(({ text }) => text)).toEqual([
    'There are no comments here yet: keep the file.',
    '2020-03-04 05:06:07 Boris: Well said',
    '2020-03-04 05:06:07 Vera: Yes',
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret@example.com');
});

test('WordPress: posts belong to the account with the author’s email', async () => {
  const { db, run } = await openImport({ 'a.xml': severalAuthors });
  const account = (id: string, email: string, is_superuser: 0 | 1) => ({
    id,
    username: id,
    username_key: id,
    email,
    email_key: email,
    first_name: '',
    last_name: '',
    photo: null,
    password_hash: '',
    is_superuser,
    is_active: 1 as const,
    created_at: 1,
    last_login_at: null,
    security_seen_at: 0,
    shown_changed_at: null,
    search_key: '',
  });
  await db
    .insertInto('users')
    .values([account('owner', 'o@x.example', 1), account('anna', 'anna@old.example', 0)])
    .execute();
  const lines = await run();
  const posts = await db.selectFrom('posts').select(['slug', 'author_id']).orderBy('slug').execute();
  expect(posts).toEqual([
    { slug: 'by-anna', author_id: 'anna' },
    { slug: 'by-boris', author_id: 'owner' },
  ]);
  expect(lines.map(({ notes }) => notes.map(({ text }) => text))).toEqual([
    [],
    ['Its author Boris has no account of that email here: the post is the owner’s.'],
  ]);
});

test('WordPress: an export of several files in a zip, with its pictures in another zip', async () => {
  const [first, second] = [
    wordpressEntry({ id: 1, title: 'One', name: 'one' }),
    wordpressEntry({
      id: 2,
      title: 'Two',
      name: 'two',
      content: '<img src="https://old.example/wp-content/uploads/a.png">',
    }),
  ];
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const archives = {
    'in.zip': writeZip([
      { name: 'site.001.xml', content: wxr(first) },
      { name: 'site.002.xml', content: wxr(second) },
    ]),
    'media.zip': writeZip([{ name: 'uploads/a.png', content: png }]),
  };
  const { count, found } = await importFiles(archives, 'in.zip', 'media.zip');
  expect(count).toBe(2);
  expect(found('two', 'en').body).toBe('![](/media/ID.webp)');
});

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`;

test.each([
  [
    'nested entities (billion laughs)',
    wxr(wordpressEntry({ id: 1, title: 'a' }), '&j;', laughs),
    /document type/,
  ],
  [
    'an external entity (XXE)',
    wxr('', '&x;', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    /document type/,
  ],
  ['100,000 nested elements', wxr('<a>'.repeat(100_000)), /nested more than 100/],
  ['truncated markup', wxr('<item><title>').slice(0, -20), /cannot be read/],
  ['invalid UTF-8', Buffer.concat([Buffer.from(wxr('<item>')), Buffer.from([0xff, 0xfe])]), /not UTF-8/],
])('XML with %s is refused with a message', async (_, content, reason) => {
  const { db, run } = await openImport({ 'a.xml': content });
  await expect(run()).rejects.toThrow(reason);
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
});

test('a file larger than the limit is refused with a message', async () => {
  const { run } = await openImport({ 'a.xml': wordpressExport });
  await expect(run('', { limits: { ...folderLimits, document: 1000 } })).rejects.toThrow('the most is 1000');
});

test('text that is not valid XML is kept', async () => {
  const strange = wordpressEntry({ id: 1, title: 'A', name: 'a', content: 'x\u0001y' }).replace(
    '<description>',
    '<description>a&nbsp;b',
  );
  const { found } = await importFiles({ 'a.xml': wxr(strange) });
  expect(found('a', 'en').body).toContain('x');
});

test.each([
  ['a\nb\n\nc', '<p>a<br>\nb</p>\n<p>c</p>'],
  ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
  ['<h2>a</h2>\nb', '<h2>a</h2><p>b</p>'],
  ['<ul>\n<li>a\nb</li>\n</ul>', '<ul>\n<li>a<br>\nb</li>\n</ul>'],
])('%j is split into paragraphs', (text, html) => expect(autoParagraphs(text)).toBe(html));

test.each([
  '[',
  '[a',
  '[a]',
  '[/a]',
  '[caption]',
  '[caption][/caption]',
  '[a b="',
  '<p',
  '<!-- wp:a {',
  '\n\n',
  '<pre>',
])('a text of nothing but %s is converted quickly', (part) => {
  const started = performance.now();
  const text = part.repeat(Math.floor(200_000 / part.length));
  autoParagraphs(convertWordpressShortcodes(text, { id: '1', attachments: new Map() }).html);
  expect(performance.now() - started).toBeLessThan(3000);
});
