import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';
import { textContent } from './words.ts';

const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const size = { width: 1200, height: 750 };
const pictures = { [ids[0]]: size, [ids[1]]: size };
const [old, now] = ids.map((id, index) => `![Экран ${index}](/media/${id}.webp)`);

/** The labels with the sides between them, and the caption of the whole. */
const comparison = (before: string, after: string, [one, two] = ['Было', 'Стало'], caption = '') =>
  `<figure class="before-after">\n<figure>\n<figcaption>${one}</figcaption>\n${before}</figure>\n` +
  `<figure>\n<figcaption>${two}</figcaption>\n${after}</figure>\n${caption}</figure>\n`;

describe('before and after', () => {
  test('the sides are two blocks, or what is above and below a line', async () => {
    expect(await htmlOf('::: before-after\na *b*\n\nc\n:::')).toBe(
      comparison('<p>a <em>b</em></p>\n', '<p>c</p>\n'),
    );
    expect(await htmlOf('::: before-after\na\n\nb\n\n---\n\n- c\n:::')).toBe(
      comparison('<p>a</p>\n<p>b</p>\n', '<ul>\n<li>c</li>\n</ul>\n'),
    );
    const code = '::: before-after\n```js\na\n```\n```js\nb\n```\n:::';
    expect((await htmlOf(code)).match(/<\/figcaption>\n<pre class="code"/g)).toHaveLength(2);
  });

  test.each([`${old}\n${now}`, `${old} ${now}`, `${old}\n\n${now}`])(
    'two pictures keep their alt, dimensions and a width that fits half the page, %#',
    async (text) => {
      const html = await htmlOf(`::: before-after\n${text}\n:::`, { pictures });
      const images = [...html.matchAll(/<figure><img [^>]*><\/figure>/g)].map(([image]) => image);
      expect(images).toHaveLength(2);
      for (const [index, image] of images.entries()) {
        expect(image).toContain(`alt="Экран ${index}" width="1200" height="750" srcset="`);
        expect(image).toMatch(/ sizes="\(min-width: 75em\) 26.5rem, [^"]*, calc\(100vw - 2rem\)"/);
      }
      expect(html.replace(/<img [^>]*>/g, '')).toBe(comparison('<figure></figure>\n', '<figure></figure>\n'));
    },
  );

  test('the labels follow the language or the author, and so does the caption', async () => {
    const sides = ['<p>a</p>\n', '<p>b</p>\n'] as const;
    const html = (words: string, language: 'ru' | 'en' = 'ru') =>
      htmlOf(`::: before-after ${words}\na\n\nb\n:::`, { language });
    expect(await html('', 'en')).toBe(comparison(...sides, ['Before', 'After']));
    const caption = '<figcaption>Экран <em>смены</em></figcaption>\n';
    expect(await html('Экран *смены*')).toBe(comparison(...sides, undefined, caption));
    expect(await html('Вручную | Само')).toBe(comparison(...sides, ['Вручную', 'Само']));
    expect(await html('Вручную | Само | Экран *смены*')).toBe(
      comparison(...sides, ['Вручную', 'Само'], caption),
    );
    expect(await html('| Само |')).toBe(comparison(...sides, ['Было', 'Само']));
    expect(await html('a \\| b')).toContain('<figcaption>a | b</figcaption>\n</figure>');
    expect(await html('a | b | `c|d`')).toContain('<figcaption><code>c|d</code></figcaption>\n</figure>');
  });

  test('a picture keeps its own caption below its label', async () => {
    const html = await htmlOf(`::: before-after\n![a](/a.png "Под ней")\n\nb\n:::`);
    expect(html).toContain('<figcaption>Было</figcaption>\n<figure><img ');
    expect(html).toContain('<figcaption>Под ней</figcaption></figure>\n</figure>');
  });

  test.each([
    ['', ''],
    ['a', '<p>a</p>\n'],
    ['a\n\nb\n\nc', '<p>a</p>\n<p>b</p>\n<p>c</p>\n'],
    ['---\n\na', '<hr />\n<p>a</p>\n'],
  ])('without exactly two sides, only the content is rendered: %j', async (text, html) => {
    expect(await htmlOf(`::: before-after\n${text}\n:::`)).toBe(html);
    expect(await htmlOf(`::: before-after Подпись\n${text}\n:::`)).toBe(
      `<figure>\n${html}<figcaption>Подпись</figcaption>\n</figure>\n`,
    );
  });

  test('an unclosed container stays plain text', async () => {
    expect(await htmlOf('::: before-after\na\n\nb')).toBe('<p>::: before-after\na</p>\n<p>b</p>\n');
  });

  test('works inside another comparison, a list item and a callout', async () => {
    const inner = '::: before-after\na\n\nb\n:::';
    const html = comparison('<p>a</p>\n', '<p>b</p>\n');
    expect(await htmlOf(`:::: before-after\n${inner}\n\nc\n::::`)).toBe(comparison(html, '<p>c</p>\n'));
    expect(await htmlOf(`- ${inner.replaceAll('\n', '\n  ')}`)).toBe(`<ul>\n<li>\n${html}</li>\n</ul>\n`);
    expect(await htmlOf(`> [!note]\n> ${inner.replaceAll('\n', '\n> ')}`)).toContain(`</p>\n${html}</div>`);
  });

  test('a picture from another site becomes a link on its side', async () => {
    const html = await htmlOf('::: before-after\n![a](https://far.example/a.png)\n![b](/b.png)\n:::');
    expect(html).toContain('<figure><a href="https://far.example/a.png" rel="noopener">');
    expect(html).toContain('<figcaption>Стало</figcaption>\n<figure><img src="/b.png" alt="b"');
  });

  test('search reads its labels, texts and caption as separate words', async () => {
    const html = await htmlOf('::: before-after Подпись\nодин\n\nдва\n:::');
    expect(textContent(html)).toBe('Было один Стало два Подпись');
  });
});
