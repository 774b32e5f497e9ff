import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';
import { readCodeNotes } from './codeNotes.ts';
import { createHighlighter, knownLanguage } from './highlight.ts';

const fence = (info: string, code: string) => htmlOf(`\`\`\`${info}\n${code}\n\`\`\``);

describe('annotations in code', () => {
  test.each([
    ['a // [!code ++]', 'a', [[0, 'added']]],
    ['a\nb # [!code --]', 'a\nb', [[1, 'removed']]],
    ['<b/> <!-- [!code hl] -->', '<b/>', [[0, 'highlight']]],
    ['a { /* [!code error] */', 'a {', [[0, 'error']]],
    [
      '// [!code focus:2]\na\nb\nc',
      'a\nb\nc',
      [
        [0, 'focus'],
        [1, 'focus'],
      ],
    ],
    ['a // [!code nothing]', 'a // [!code nothing]', []],
  ] as const)('%s', (code, text, marks) => {
    const read = readCodeNotes(code);
    expect(read.text).toBe(text);
    expect([...read.marks]).toEqual(marks);
  });

  test('marked lines cost no more than the block has', async () => {
    const ranges = Array.from({ length: 20 }, () => '1-999999').join(',');
    const timed = async (info: string): Promise<[html: string, time: number]> => {
      const start = performance.now();
      return [await htmlOf(`\`\`\`js${info}\na\nb\n\`\`\`\n\n`.repeat(500)), performance.now() - start];
    };
    const [, plain] = await timed('');
    const [html, time] = await timed(` {${ranges}}`);
    expect(time).toBeLessThan(4 * plain + 300);
    expect(html.match(/<mark>/g)).toHaveLength(1000);
  });

  test('are rendered as marks around whole lines', async () => {
    const html = await fence('text', 'a // [!code ++]\nb // [!code --]\nc // [!code warning]');
    expect(html).toContain('<ins>a</ins>\n<del>b</del>\n<mark class="line-warning">c</mark>');
    expect(await fence('text', 'a\nb // [!code focus]')).toContain(
      '<span class="line-dim">a</span>\n<span class="line-focus">b</span>',
    );
  });
});

test('lines are numbered on request, from the requested number', async () => {
  expect(await fence('text showLineNumbers', 'a\nb')).toContain(
    '<span class="line" data-line="1">a</span>\n<span class="line" data-line="2">b</span>',
  );
  const html = await fence('ts showLineNumbers{7} {2}', 'x\ny');
  expect(html).toContain('data-line="7"');
  expect(html).toContain('data-line="8"><mark>');
});

describe('languages', () => {
  test('every Shiki language is known, by its aliases too', async () => {
    expect(
      ['elixir', 'PHP', 'kt', 'c#', 'objective-c', 'mermaid', 'makefile', 'shell'].every(knownLanguage),
    ).toBe(true);
    expect(knownLanguage('toString')).toBeUndefined();
    expect(await fence('kotlin', 'val a = "b"')).toContain('token-');
  });

  test('after too many languages in one text, the rest is not highlighted', async () => {
    const names = ['abap', 'ada', 'apex', 'apl', 'awk', 'ballerina', 'bat', 'bicep', 'c', 'clojure', 'cmake', 'cobol', 'coq', 'd', 'dart', 'elm', 'erlang', 'fish', 'gdscript', 'gleam', 'go']; // prettier-ignore
    const html = await htmlOf(names.map((name) => `\`\`\`${name}\nif "x" then 5\n\`\`\``).join('\n\n'));
    expect(html.split('<pre').at(-1)).not.toContain('token-');
    expect(html.split('<pre').at(-2)).toContain('token-');
  });

  test('a highlighter that has loaded many languages starts over', async () => {
    const highlighter = await createHighlighter();
    await highlighter.prepare([
      'html',
      'vue',
      'markdown',
      'mdx',
      'svelte',
      'php',
      'ruby',
      'astro',
      'angular-html',
      'cpp',
      'latex',
      'razor',
    ]);
    expect(highlighter.highlight('"a"', 'ruby')).toContain('token-');
    await highlighter.prepare([
      'rust',
      'haskell',
      'scala',
      'swift',
      'kotlin',
      'zig',
      'nix',
      'perl',
      'r',
      'julia',
      'matlab',
      'ocaml',
    ]);
    await highlighter.prepare(['sql']);
    expect(highlighter.highlight('"a"', 'sql')).toContain('token-');
    expect(highlighter.highlight('"a"', 'ruby')).toBe('&quot;a&quot;');
  });
});
