import { expect, test } from 'vitest';
import { importFiles as take } from '../../testing/importFiles.ts';
import { readFrontMatter } from './frontMatter.ts';
import { convertShortcodes } from './shortcodes.ts';

// Cases found on real sites, by program.

test('Hexo: front matter without its first line is not part of the text', async () => {
  const { found, notes } = await take({
    'source/_posts/old.md':
      'title: Old style\ndate: 2013-12-24 23:30:09\ntags:\n- Foo\n\n---\n\n# Heading\n\ntext\n',
    'source/_posts/rule.md': '---\ntitle: A\n---\nNote: words\n---\n',
  });
  expect(found('old', 'en')).toMatchObject({
    title: 'Old style',
    published_at: Date.UTC(2013, 11, 24, 23, 30, 9),
    body: '# Heading\n\ntext',
  });
  expect(found('rule', 'en').body).toBe('Note: words\n---');
  expect(notes).toEqual([]);
  // elsewhere such a line is a heading
  expect(readFrontMatter('Note: words\n---\n', 'a.md').body).toBe('Note: words\n---');
});

test('Eleventy: front matter in every format, and a JavaScript draft stays a draft', async () => {
  const { found, notes } = await take({
    'eleventy.config.js': '',
    'content/blog/js.md':
      '---js\n// said in JavaScript\nconst title = "In JavaScript";\nconst date = "2023-01-23";\nconst draft = true;\nconst tags = [\'a\', `b`];\n---\ntext\n',
    'content/blog/object.md':
      '---js\n{\n\ttitle: "An object",\n\tnav: { key: "a", order: 3 }\n}\n---\ntext\n',
    'content/blog/run.md': '---js\nconst title = "Run";\nconst date = new Date();\n---\ntext\n',
    'content/blog/json.md': '---json\n{ "title": "In JSON" }\n---\ntext\n',
    'content/blog/toml.md': '---toml\ntitle = "In TOML"\n---\ntext\n',
    'content/404.md': '# Not found\n',
  });
  expect(found('js', 'en')).toMatchObject({
    title: 'In JavaScript',
    status: 'draft',
    published_at: Date.UTC(2023, 0, 23),
    body: 'text',
  });
  expect(found('object', 'en')).toMatchObject({ title: 'An object', status: 'published', body: 'text' });
  expect(found('run', 'en')).toMatchObject({ title: 'Run', status: 'draft', body: 'text' });
  expect(found('json', 'en')).toMatchObject({ title: 'In JSON', body: 'text' });
  expect(found('toml', 'en')).toMatchObject({ title: 'In TOML', body: 'text' });
  expect(notes).toEqual([
    'posts/object - Fields without a place here: nav.',
    'posts/run 1 Front matter in JavaScript is not run, and date is no plain value: the post is a draft.',
  ]);
});

test.each(['a'.repeat(200_000), 'const a = [', '"a'.repeat(50_000), 'a:'.repeat(50_000)])(
  'front matter in JavaScript is read quickly',
  (script) => {
    const started = performance.now();
    readFrontMatter(`---js\n${script}\n---\ntext`, 'a.md');
    expect(performance.now() - started).toBeLessThan(2000);
  },
);

test('a title comes from the text, not from its code, or from the file name without the date', async () => {
  const { found } = await take({
    '_posts/2020-01-02-a-first-look.md': '---\ndate: 2020-01-02\n---\n```sh\n# install it\n```\n',
    '_posts/2020-01-03-other.md': '---\ntitle: First\ntitle: Last\n---\ntext\n',
  });
  expect(found('a-first-look', 'en').title).toBe('A first look');
  expect(found('other', 'en').title).toBe('Last');
});

test('Jekyll and Hexo: comments are left out, and quotations stay quotations', () => {
  const body =
    'a\n{% comment %}\nnobody {% include x %}\n{% endcomment %}\n{% blockquote Seth https://example.com/a Title %}\nwords\n\nmore\n{% endblockquote %}\n{% pullquote left %}\nx\n{% endpullquote %}\n{% gist 996818 %}';
  const { body: made, notes } = convertShortcodes(body, { firstLine: 1, isMdx: false });
  expect(made).toBe(
    'a\n> words\n>\n> more\n>\n> — [Seth, Title](https://example.com/a)\n> x\nhttps://gist.github.com/996818',
  );
  expect(notes).toEqual([]);
});

test('Jekyll and Hexo: a tag in code, or one that is never closed, removes no text', () => {
  for (const body of [
    'a\n```liquid\n{% comment %}\nshown\n{% endcomment %}\n```\nb',
    'a\n{% endcomment %}\n{% comment %}\nstays',
    '{% blockquote %}\nstays',
  ])
    expect(convertShortcodes(body, { firstLine: 1, isMdx: false }).body.split('\n')).toHaveLength(
      body.split('\n').length,
    );
  const cited = '{% blockquote %}\n```\n{% comment %}\n```\n{% endblockquote %}\nafter';
  expect(convertShortcodes(cited, { firstLine: 1, isMdx: false }).body).toContain('> {% comment %}');
});

test('Hugo: an escaped shortcode is shown without its escape, in code too', () => {
  const { body } = convertShortcodes('{{</* ref "a" */>}}\n```\n{{%/* b */%}}\n```', {
    firstLine: 1,
    isMdx: false,
  });
  expect(body).toBe('{{< ref "a" >}}\n```\n{{% b %}}\n```');
});

test('links in HTML lead to posts, as those in Markdown do', async () => {
  const { found } = await take({
    'eleventy.config.js': '',
    'content/blog/a.md': '---\ntitle: A\n---\n<a class="x" href="/blog/b.md">B</a> <a href="b.md#c">C</a>\n',
    'content/blog/b.md': '---\ntitle: B\n---\ntext\n',
  });
  expect(found('a', 'en').body).toBe('<a class="x" href="/en/post/b">B</a> <a href="/en/post/b#c">C</a>');
});

test('Obsidian: tags written as links become words, and note templates are not posts', async () => {
  const { count, lines, tags } = await take({
    '.obsidian/app.json': '{}',
    'Note.md': '---\ntags: ["[[Clippings]]", "[[People|people]]"]\n---\ntext\n',
    'Templates/Meeting.md': '{{title}}\n',
  });
  expect([count, tags]).toEqual([1, ['Clippings', 'people']]);
  expect(lines.map(({ outcome, item }) => `${outcome} ${item}`)).toContain('aside Templates/Meeting.md');
});

test('a folder without posts is reported', async () => {
  const { lines } = await take({ 'README.md': '# Moved\n', LICENSE: 'x' });
  expect(lines).toEqual([
    expect.objectContaining({
      outcome: 'aside',
      notes: [expect.objectContaining({ text: 'There is no text in the folder that would be a post.' })],
    }),
  ]);
});

test('WordPress: titles and tags in HTML are decoded as WordPress shows them', async () => {
  const item = (id: number, title: string): string =>
    `<item><title><![CDATA[${title}]]></title><wp:post_id>${id}</wp:post_id><wp:post_name>p${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><category domain="post_tag" nicename="t"><![CDATA[R&amp;D]]></category><content:encoded><![CDATA[text]]></content:encoded></item>`;
  const { found, tags } = await take({
    'a.xml': `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version>${item(1, 'Media &amp; Text')}${item(2, 'The <em>best</em> of a < b and <div>')}</channel></rss>`,
  });
  expect(found('p1', 'en').title).toBe('Media & Text');
  expect(found('p2', 'en').title).toBe('The best of a < b and <div>');
  expect(new Set(tags)).toEqual(new Set(['R&D']));
});
