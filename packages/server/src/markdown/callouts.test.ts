import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

describe('callouts', () => {
  test('GitHub syntax: the title is in the language of the text', async () => {
    expect(await htmlOf('> [!NOTE]\n> Текст **b**')).toBe(
      '<div class="callout callout-note" role="note">\n<p class="callout-title">Примечание</p>\n<p>Текст <strong>b</strong></p>\n</div>\n',
    );
    expect(await htmlOf('> [!WARNING]\n> a', { language: 'en' })).toContain('callout-title">Warning</p>');
  });

  test('Obsidian syntax: a custom title, collapsible or not', async () => {
    expect(await htmlOf('> [!tip] Свой *заголовок*\n> a')).toContain(
      '<p class="callout-title">Свой <em>заголовок</em></p>\n<p>a</p>',
    );
    const folded =
      '<details class="callout callout-important">\n<summary class="callout-title">Почему?</summary>';
    expect(await htmlOf('> [!faq]- Почему?\n> a')).toContain(folded);
    expect(await htmlOf('> [!faq]+ Почему?\n> a')).toContain(
      '<details class="callout callout-important" open>',
    );
  });

  test('a nested callout, an empty one, and an unknown type that becomes the title', async () => {
    const nested = await htmlOf('> [!note]\n> a\n>\n> > [!bug]\n> > b');
    expect(nested).toContain(
      '<div class="callout callout-caution" role="note">\n<p class="callout-title">Ошибка</p>\n<p>b</p>',
    );
    expect(await htmlOf('> [!todo]')).not.toContain('<p></p>');
    for (const name of ['constructor', 'toString']) {
      const title = name.charAt(0).toUpperCase() + name.slice(1);
      expect(await htmlOf(`> [!${name}]\n> a`)).toContain(
        `<div class="callout callout-note" role="note">\n<p class="callout-title">${title}</p>`,
      );
    }
  });

  test('a decision is not marked as a note, and lists its price', async () => {
    const text = '> [!DECISION] Карта *вместо* таблицы\n> a\n>\n> Цена\n> : b';
    const title = '<p class="callout-title">Карта <em>вместо</em> таблицы</p>';
    const body = '<p>a</p>\n<dl>\n<dt>Цена</dt>\n<dd>b</dd>\n</dl>';
    const html = `<div class="callout callout-decision">\n${title}\n${body}\n</div>\n`;
    expect(await htmlOf(text)).toBe(html);
    expect(await htmlOf(`${text}\n\n${text}`)).toBe(html + html);
    expect(await htmlOf('::: decision Карта *вместо* таблицы\na\n\nЦена\n: b\n:::')).toBe(html);
    expect(await htmlOf('> [!decision]\n> a')).toContain('<p class="callout-title">Решение</p>');
    expect(await htmlOf('> [!decision]\n> a', { language: 'en' })).toContain('>Decision</p>');
    expect(await htmlOf('> [!decision]- a\n> b')).toContain('<details class="callout callout-decision">');
  });

  test('an ordinary quotation stays a blockquote', async () => {
    expect(await htmlOf('> [x] a')).toContain('<blockquote>');
    expect(await htmlOf('> a\n> [!note]')).toContain('<blockquote>');
  });
});

describe('containers', () => {
  test('VitePress and Docusaurus syntax', async () => {
    expect(await htmlOf('::: warning\na *b*\n:::')).toContain(
      '<div class="callout callout-warning" role="note">\n<p class="callout-title">Внимание</p>\n<p>a <em>b</em></p>',
    );
    expect(await htmlOf(':::tip[Свой]\na\n:::')).toContain('callout-title">Свой</p>');
    expect(await htmlOf('::: details Ещё\na\n:::')).toContain('<summary class="callout-title">Ещё</summary>');
  });

  test('a container with an unknown name or no end is plain text', async () => {
    expect(await htmlOf('::: thing\na\n:::')).toBe('<p>::: thing\na\n:::</p>\n');
    expect(await htmlOf('::: note\na')).toBe('<p>::: note\na</p>\n');
  });

  test('a line of colons in a fence is not an end, and an inner container has its own', async () => {
    const open = '<div class="callout callout-tip" role="note">\n<p class="callout-title">Совет</p>\n';
    for (const fence of ['```', '~~~~']) {
      const sample = `${fence} md\n::: note\n:::\n::: tip\n${fence}`;
      const html = await htmlOf(`::: tip\n${sample}\n:::\nx`);
      expect(html).toMatch(new RegExp(`^${open}<pre[^]*</pre>\n</div>\n<p>x</p>\n$`));
      // The fence of an item begins after the mark of the list.
      expect(await htmlOf(`::: tip\n- ${sample.replaceAll('\n', '\n  ')}\n:::\nx`)).toMatch(
        new RegExp(`^${open}<ul>[^]*</ul>\n</div>\n<p>x</p>\n$`),
      );
    }
    const nested = await htmlOf('::: details\n\n::: before-after\na\n\nb\n:::\n\nc\n:::\n\nd');
    expect(nested).toMatch(
      /^<details[^]*<figure class="before-after">[^]*<p>c<\/p>\n<\/details>\n<p>d<\/p>\n$/,
    );
    expect(nested).not.toContain(':::');
    const item = '- ::: tip\n\n  a\n\n  ::: tip\n  b\n  :::\n  :::\n';
    expect(await htmlOf(`::: tip\n${item}${item}\n:::`)).not.toContain(':::');
  });

  test('an end closes the nearest opening with as many colons', async () => {
    expect(await htmlOf('::: note\n::: tip\na\n:::')).toMatch(
      /^<p>::: note<\/p>\n<div class="callout callout-tip"/,
    );
    expect(await htmlOf(':::: note\n::: tip\na\n::::')).toMatch(
      /^<div class="callout callout-note"[^]*<p>::: tip\na/,
    );
    expect(await htmlOf('::: thing\n\n::: note\na\n:::\n\n:::')).toMatch(
      /<p>a<\/p>\n<\/div>\n<p>:::<\/p>\n$/,
    );
  });

  test('a code group shows one block at a time, without scripts', async () => {
    const group = '::: code-group\n```js [config.js]\na\n```\n```ts [config.ts]\nb\n```\n:::';
    const html = await htmlOf(group, { idPrefix: 'ab-' });
    expect(html).toContain('<details name="ab-group-1" open><summary>config.js</summary>\n<pre class="code"');
    expect(html).toContain('<details name="ab-group-1"><summary>config.ts</summary>');
    expect(await htmlOf(`${group}\n\n${group}`)).toContain('name="group-2"');
  });
});
