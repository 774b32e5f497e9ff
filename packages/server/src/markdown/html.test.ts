import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

const own = '7d1c2f0e-4f0a-4b53-9c57-0d6b1f7c2a11';

describe('allowed HTML', () => {
  test.each([
    ['<kbd>Ctrl</kbd>+<kbd>C</kbd>', '<p><kbd>Ctrl</kbd>+<kbd>C</kbd></p>'],
    ['H<sub>2</sub>O, 10<sup>3</sup>', '<p>H<sub>2</sub>O, 10<sup>3</sup></p>'],
    ['a<br>b<BR/>c', '<p>a<br />b<br />c</p>'],
    ['<abbr title="HyperText">HTML</abbr>', '<p><abbr title="HyperText">HTML</abbr></p>'],
    ['<mark>a</mark> <ins>b</ins> <del>c</del>', '<p><mark>a</mark> <ins>b</ins> <del>c</del></p>'],
    ['<b>x *y*</b> <strike>z</strike>', '<p><strong>x <em>y</em></strong> <s>z</s></p>'],
    ['<span style="x" class="y">z</span>', '<p><span>z</span></p>'],
    ['<dl><dt>T</dt><dd>D</dd></dl>', '<dl><dt>T</dt><dd>D</dd></dl>'],
    ['<aside>\n\n*a*\n\n</aside>', '<aside>\n<p><em>a</em></p>\n</aside>'],
    ['<center>a</center>', '<div class="align-center">a</div>'],
    ['<figure><figcaption>a</figcaption></figure>', '<figure><figcaption>a</figcaption></figure>'],
    ['<p align="right">a</p>', '<p class="align-right">a</p>'],
    [
      '<details open>\n<summary>S</summary>\n\n- a\n\n</details>',
      '<details open>\n<summary>S</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>',
    ],
    [
      '<video src="/v.mp4" width="300" autoplay></video>',
      '<video controls preload="metadata" src="/v.mp4" width="300"></video>',
    ],
    [
      '<picture><source srcset="/d.png"><img src="/l.png"></picture>',
      '<picture><source srcset="/d.png" /><img src="/l.png" alt="" loading="lazy" decoding="async" /></picture>',
    ],
  ])('%s', async (text, expected) => expect((await htmlOf(text)).trim()).toBe(expected));

  test('comments are removed, multi-line ones too', async () => {
    expect(await htmlOf('a <!-- b --> c\n\n<!-- d\n\ne -->\n\nf')).toMatch(/^<p>a {2}c<\/p>\n+<p>f<\/p>\n$/);
    expect(await htmlOf('<!-- alone -->\n')).toBe('');
  });

  test('a top-level HTML heading is a real heading; one inside other HTML is a paragraph', async () => {
    expect(await htmlOf('<h2 class="x">План *работ*</h2>')).toContain(
      '<h2 id="plan-rabot">План <em>работ</em>',
    );
    expect(await htmlOf('<div>\n<h1>Title</h1>\n</div>')).toBe('<div>\n<p>Title</p>\n</div>');
  });
});

describe('everything else is plain text', () => {
  test.each([
    ['<blink>a</blink>', '<p>&lt;blink&gt;a&lt;/blink&gt;</p>'],
    ['List<String> and <T>', '<p>List&lt;String&gt; and &lt;T&gt;</p>'],
    ['the <div> and </b> tags', '<p>the &lt;div&gt; and &lt;/b&gt; tags</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<?php echo 1 ?>', '<p>&lt;?php echo 1 ?&gt;</p>'],
  ])('%s', async (text, expected) => expect((await htmlOf(text)).trim()).toBe(expected));

  test('HTML inside code is unchanged', async () => {
    expect(await htmlOf('`<b>x</b>`')).toContain('<code>&lt;b&gt;x&lt;/b&gt;</code>');
  });
});

describe('pictures, videos and audio', () => {
  test('a picture of the site gets several widths and keeps the author’s width', async () => {
    const html = await htmlOf(`<img src="/media/${own}.webp" width="300" alt="a &amp; b" style="x">`, {
      pictures: { [own]: { width: 1000, height: 500 } },
    });
    expect(html).toContain('width="300" height="150"');
    expect(html).toContain(`/media/${own}.webp?w=480 480w`);
    expect(html).toContain('sizes="min(300px, calc(100vw - 2rem))"');
    expect(html).toContain('alt="a &amp; b"');
  });

  test('media from another site becomes a link', async () => {
    const picture = await htmlOf('<p><img src="https://far.example/a.png" alt="Кот"></p>');
    expect(picture).toContain(
      '<a href="https://far.example/a.png" rel="noopener">Картинка с far.example: Кот</a>',
    );
    const video = await htmlOf('<video><source src="https://far.example/v.mp4">Old browser</video> a');
    expect(video.trim()).toBe('<a href="https://far.example/v.mp4" rel="noopener">Видео с far.example</a> a');
    const sound = await htmlOf('<audio src="https://far.example/a.mp3"></audio>', { language: 'en' });
    expect(sound).toContain('>Audio at far.example</a>');
    const poster = await htmlOf('<video src="/v.mp4" poster="https://far.example/p.png"></video>');
    expect(poster).not.toContain('far.example');
  });

  test.each([
    '![x](http:/far.example/a)',
    '![x](http:far.example/a)',
    '<img src=" https:/far.example/a">',
    '<img src="http&colon;/far.example/a">',
    String.raw`<video src="https:\\far.example\a"></video>`,
    '<video src="\u0001ht\ttps:/far.example/a"></video>',
    '<audio><source src="http:/far.example/a"></audio>',
    '<video src="/v.mp4" poster="https:/far.example/a"></video>',
    '<picture><source srcset="/b 1x, http:/far.example/a 2x"><img src="/b"></picture>',
    ...['//', '/\\', '\\/', '\\\\', '/\t/'].flatMap((slashes) => [
      `<video src="${slashes}far.example/a" poster="${slashes}far.example/a"></video>`,
      `<picture><source srcset="${slashes}far.example/a 2x"><img src="/b"></picture>`,
    ]),
  ])('an address that browsers read as one of another site is not loaded: %j', async (text) => {
    const html = await htmlOf(text);
    const { document } = new JSDOM(html).window;
    for (const page of ['http://me.example/a/', 'https://me.example/a/'])
      for (const found of document.querySelectorAll('[src], [srcset], [poster]'))
        for (const name of ['src', 'srcset', 'poster'])
          for (const address of (found.getAttribute(name) ?? '').split(','))
            expect([html, new URL(address.trim(), page).host]).toEqual([html, 'me.example']);
  });

  test('the link to what is loaded from nowhere names the site that it leads to', async () => {
    expect(await htmlOf('a ![x](http:/far.example/a)')).toContain(
      '<a href="http:/far.example/a" rel="noopener">Картинка с far.example: x</a>',
    );
    expect(await htmlOf('<a href="&#9;https:/far.example/">a</a>')).toContain('rel="noopener"');
  });

  test('no page loads anything from another site, whatever the order of tags', async () => {
    const tag = fc.constantFrom(
      '<img src="https://far.example/a">',
      '<video>',
      '</video>',
      '<video src="https://far.example/b">',
      '<source src="https://far.example/c" srcset="https://far.example/d 2x, /e">',
      '<source src="/own">',
      '<picture>',
      '</picture>',
      '<a href="https://far.example/f">',
      '</a>',
      '<audio poster="https://far.example/g">',
      '\n\n',
      '> ',
      'word',
      '<details>',
      '</details>',
      '<p>',
      '![x](https://far.example/h)',
      '\n\n::: before-after\n',
      '\n\n---\n\n',
      '\n:::\n\n',
    );
    const text = fc.array(tag, { maxLength: 14 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (body) => {
        const { body: page } = new JSDOM(`<main>${await htmlOf(body)}</main><footer>end</footer>`).window
          .document;
        for (const found of page.querySelectorAll('*'))
          for (const name of ['src', 'srcset', 'poster'])
            expect(found.getAttribute(name) ?? '').not.toContain('far.example');
        // Nothing is left open around what follows.
        expect(page.querySelector('footer')?.parentElement).toBe(page);
      }),
      { numRuns: 60 },
    );
  });
});

test('an unclosed tag is closed at the end of its container', async () => {
  expect(await htmlOf('> <div>\n>\n> a\n\nb')).toBe(
    '<blockquote>\n<div>\n<p>a</p>\n</div></blockquote>\n<p>b</p>\n',
  );
  expect(await htmlOf('- a\n\n  </li></ul></div>\n\n- b')).toContain('<p>b</p>');
});
