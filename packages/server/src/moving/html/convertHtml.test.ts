import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlLimits } from './cleanHtml.ts';
import { convertHtml } from './convertHtml.ts';

const context = {
  absolute: (address: string) => (address.startsWith('http') ? address : null),
  postAddress: (address: string) => (address === 'https://old.example/a/' ? '/post/a' : undefined),
  findFile: (address: string) => (address.includes('here') ? address : undefined),
  take: async (file: string) => `/media/${file.split('/').at(-1)}`,
};

const convert = async (html: string) => (await convertHtml(html, context)).body;

const cases: [string, string][] = JSON.parse(
  readFileSync(new URL('../../../../../scripts/fixtures/htmlToMarkdown.json', import.meta.url), 'utf8'),
);
test.each(cases)('is converted as from the clipboard: %s', async (html, markdown) => {
  expect(await convert(html)).toBe(markdown);
});

test('a long class of a block of code is read quickly', async () => {
  const start = performance.now();
  await convert(`<pre class="${'a'.repeat(100_000)}">x</pre>`);
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  [
    '<h1>A</h1><h2><b>B</b></h2><p>c <em>d</em> <b>e</b> <s>f</s> <mark>g</mark></p>',
    '## A\n\n### B\n\nc *d* **e** ~~f~~ ==g==',
  ],
  ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p></li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<ul><li><input type="checkbox" checked> a</li></ul>', '- [x] a'],
  ['<pre class="brush: php; title: x">&lt;?php<br>echo 1;\n</pre>', '```php\n<?php\necho 1;\n```'],
  ['<pre><code class="language-js hljs">let a = "`";</code></pre>', '```js\nlet a = "`";\n```'],
  [
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tr><td colspan="2">c|d</td></tr><tr><td>e<p>f</p></td></tr></table>',
    '| a | b |\n| --- | --: |\n| c\\|d |  |\n| e<br>f |  |',
  ],
  [
    '<figure><a href="https://x/here.png"><img src="https://x/here.png" alt="words"></a><figcaption>A "b" <i>c</i></figcaption></figure>',
    '![words](/media/here.png "A \\"b\\" c")',
  ],
  [
    '<figure><figure><img src="https://x/here1.png"></figure><figure><img src="https://x/here2.png"></figure><figcaption>both</figcaption></figure>',
    '![](/media/here1.png)\n![](/media/here2.png)\n\n*both*',
  ],
  [
    '<figure><table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table><figcaption>c</figcaption></figure>',
    '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n*c*',
  ],
  ['<img src="data:image/gif;base64,R0" data-src="https://x/here.png">', '![](/media/here.png)'],
  [
    '<iframe src="//www.youtube-nocookie.com/embed/abcdefg"></iframe>',
    'https://www.youtube.com/embed/abcdefg',
  ],
  ['<p>https://youtu.be/a_b_c_d</p>', 'https://youtu.be/a_b_c_d'],
  ['<video src="https://x/here.mp4"></video>', '![](/media/here.mp4)'],
  ['<audio src="https://x/here.mp3"></audio>', 'https://x/here.mp3'],
  [
    '<p><a href="https://old.example/a/#b">x</a> <a href="nowhere">y</a></p>',
    '[x](https://old.example/a/#b) y',
  ],
  ['<p><a href="https://old.example/a/">x</a></p>', '[x](/post/a)'],
  ['a<br><br>b<br>c', 'a\n\nb\\\nc'],
  ['<details><summary>t</summary><p>u</p></details>', '::: details t\n\nu\n\n:::'],
  ['<aside>n</aside>', '> [!NOTE]\n> n'],
  ['<p>a<sup data-fn="1">1</sup></p><div data-fn-text="1">b</div>', 'a[^1]\n\n[^1]: b'],
  ['<p>5 &lt;b&gt; *6* [7]</p>', '5 \\<b> \\*6\\* \\[7\\]'],
])('%s', async (html, markdown) => {
  expect(await convert(html)).toBe(markdown);
});

const image = (name: string, more = ''): string =>
  `<img src="https://x/here-${name}.png" alt="${name}"${more}>`;
const embed = (gallery: object): string =>
  `<div class="image-gallery-embed" data-attrs="${JSON.stringify({ gallery }).replaceAll('"', '&quot;')}"></div>`;

test.each([
  [
    'a WordPress gallery block',
    `<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image">${image('a')}<figcaption>one</figcaption></figure>
<figure class="wp-block-image"><a href="https://x/here-b.png">${image('b')}</a></figure><figcaption class="blocks-gallery-caption">all</figcaption></figure>`,
    '![a](/media/here-a.png "one")\n![b](/media/here-b.png)\n\n*all*',
  ],
  [
    'an old WordPress gallery block',
    `<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure>${image('a')}<figcaption>one</figcaption></figure></li><li class="blocks-gallery-item"><figure>${image('b')}</figure></li></ul>`,
    '![a](/media/here-a.png "one")\n![b](/media/here-b.png)',
  ],
  [
    'a rendered WordPress gallery shortcode',
    `<div id="gallery-1" class="gallery galleryid-1"><dl class="gallery-item"><dt class="gallery-icon landscape"><a href="https://old.example/a/photo/">${image('a')}</a></dt><dd class="wp-caption-text gallery-caption">one</dd></dl><dl class="gallery-item"><dt class="gallery-icon"><a href="https://old.example/?attachment_id=2">${image('b')}</a></dt></dl><br style="clear: both"></div>`,
    '![a](/media/here-a.png "one")\n![b](/media/here-b.png)',
  ],
  [
    'a Jetpack tiled gallery',
    `<div class="wp-block-jetpack-tiled-gallery"><div class="tiled-gallery__gallery"><div class="tiled-gallery__row"><div class="tiled-gallery__col"><figure class="tiled-gallery__item">${image('a')}</figure></div><div class="tiled-gallery__col"><figure class="tiled-gallery__item">${image('b')}</figure></div></div></div></div>`,
    '![a](/media/here-a.png)\n![b](/media/here-b.png)',
  ],
  [
    'a Ghost gallery card',
    `<figure class="kg-card kg-gallery-card kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image">${image('a')}</div><div class="kg-gallery-image"><a href="https://far.example/">${image('b')}</a></div></div></div><figcaption><p>all</p></figcaption></figure>`,
    '![a](/media/here-a.png)\n[![b](/media/here-b.png)](https://far.example/)\n\n*all*',
  ],
  [
    'a Substack gallery',
    embed({
      images: [{ src: 'https://x/here-a.png' }, { src: 'https://x/here-b.png' }],
      alt: 'Board',
      caption: 'a <b> "c"',
    }),
    '![Board](/media/here-a.png)\n![](/media/here-b.png)\n\n*a \\<b> "c"*',
  ],
  [
    'a Medium image row',
    `<div class="section-inner sectionLayout--outsetRow"><figure class="graf graf--figure">${image('a')}</figure><figure class="graf graf--figure">${image('b')}<figcaption class="imageCaption">two</figcaption></figure></div>`,
    '![a](/media/here-a.png)\n![b](/media/here-b.png "two")',
  ],
  [
    'a gallery in a blockquote',
    `<blockquote><figure>${image('a')}${image('b')}</figure></blockquote>`,
    '> ![a](/media/here-a.png)\n> ![b](/media/here-b.png)',
  ],
  [
    'a gallery with one picture',
    `<figure class="wp-block-gallery"><figure>${image('a')}<figcaption>one</figcaption></figure></figure>`,
    '![a](/media/here-a.png "one")',
  ],
  [
    'pictures and a video',
    `<figure>${image('a')}<video src="https://x/here.mp4"></video>${image('b')}</figure>`,
    '![a](/media/here-a.png)\n\n![](/media/here.mp4)\n\n![b](/media/here-b.png)',
  ],
  [
    'text in a gallery element',
    `<div class="gallery"><p>words</p><p>${image('a')}</p><p>${image('b')}</p></div>`,
    'words\n\n![a](/media/here-a.png)\n\n![b](/media/here-b.png)',
  ],
  [
    'a table of pictures',
    `<figure><table><tr><td>${image('a')}</td><td>${image('b')}</td></tr></table></figure>`,
    '| ![a](/media/here-a.png) | ![b](/media/here-b.png) |\n| --- | --- |',
  ],
])(
  'galleries of other programs become paragraphs of pictures, one per line: %s',
  async (_, html, markdown) => {
    expect(await convert(html)).toBe(markdown);
  },
);

test.each([
  '{',
  '{}',
  '{"gallery":[]}',
  '{"gallery":{"images":{}}}',
  '{"gallery":{"images":[null,{"src":"javascript:alert(1)"},{"src":"data:a"}],"caption":"alert(1)"}}',
])('an attribute without valid pictures is ignored: %s', async (value) => {
  const attribute = value.replaceAll('"', '&quot;');
  expect(await convert(`<p>a</p><div class="image-gallery-embed" data-attrs="${attribute}"></div>`)).toBe(
    'a',
  );
});

test('a missing picture in a gallery does not separate the others', async () => {
  const html = `<figure>${image('a')}<img src="gone.png">${image('b')}<img src="https://x/gone.png"></figure>`;
  expect(await convert(html)).toBe(
    '![a](/media/here-a.png)\n![b](/media/here-b.png)\n![](https://x/gone.png)',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<img src="javascript:alert(1)">',
  '<img src="x" onerror="alert(1)">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<object data="alert(1)"></object><embed src="alert(1)">',
  '<form action="javascript:alert(1)"><input type="text" value="alert(1)"></form>',
  '<style>@import "alert(1)"</style>',
  '<p data-x="alert(1)" style="background:url(alert(1))">a</p>',
])('nothing executable is left of %s', async (html) => {
  expect(await convert(`<p>before</p>${html}`)).not.toContain('alert');
});

test('a name of a character stays as it is shown', async () => {
  const html = '<p>&amp;nbsp; &amp;#60; &amp;lt;b&amp;gt; R&amp;D; a &amp; b <code>&amp;nbsp;</code></p>';
  expect(await convert(html)).toBe('\\&nbsp; \\&#60; \\&lt;b\\&gt; R\\&D; a & b `&nbsp;`');
});

test('escaped HTML stays plain text', async () => {
  expect(await convert('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe('\\<script>alert(1)\\</script>');
});

test('elements left out and pictures left elsewhere are reported', async () => {
  const { notes } = await convertHtml(
    '<form></form><img src="https://x/gone.png"><img src="x.png">',
    context,
  );
  expect(notes.map(({ text }) => text)).toEqual([
    'Elements without a place here are left out: form.',
    'https://x/gone.png is not among the files and stays where it was.',
    'x.png is not among the files and is left out.',
  ]);
});

test.each([
  ['long', 'a'.repeat(htmlLimits.length + 1), 'characters of HTML'],
  ['deep', '<div>'.repeat(5000), 'nested more than'],
  ['of many elements', '<br>'.repeat(htmlLimits.elements + 1), 'elements of HTML'],
  ['long as Markdown', `<p>${'a b '.repeat(60_000)}</p>`, 'divide it into posts'],
])('a text that is too %s is refused with a message', async (_, html, reason) => {
  await expect(convert(html)).rejects.toThrow(reason);
});

test.each([
  '<b>',
  '<p>a',
  '<table><tr><td>',
  '<b a=1><p>',
  '<ul><li>a',
  '<li>a</li>',
  '<',
  '&',
  '<td>a</td>',
  'a<br>',
  '<tr><td rowspan=50 colspan=50>a</td></tr>',
])('a text of nothing but %s is converted quickly', async (part) => {
  const started = performance.now();
  await convert(part.repeat(9000)).catch(() => undefined);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a gallery of thousands of pictures is converted quickly', async () => {
  const started = performance.now();
  await convert(`<figure>${'<img src="https://x/y">'.repeat(9000)}</figure>`).catch(() => undefined);
  expect(performance.now() - started).toBeLessThan(5000);
});
