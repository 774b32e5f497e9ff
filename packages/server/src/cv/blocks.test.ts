import { expect, test } from 'vitest';
import { openFonts } from '../fonts/openFonts.ts';
import { blocksOf } from './blocks.ts';
import type { CvBlock } from './content.ts';

const textsOf = (blocks: readonly CvBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.text.map(({ text }) => text).join('');
    return block.kind === 'list' ? block.items.flatMap(textsOf) : [];
  });

// Each form is drawn or hidden by the page.
test.each([
  ['a <!-- b --> c', ['a  c']],
  ['a\n\n<!-- b\n\nc -->\n\nd', ['a', 'd']],
  ['a<br>b', ['a\nb']],
  ['<kbd>Ctrl</kbd> H<sub>2</sub>O <a href="/x">a</a>', ['Ctrl H2O a']],
  ['<details><summary>a</summary>\n\nb\n\n</details>', ['a', 'b']],
  ['<p>a<br>b</p><p>c &amp; d</p><pre>e</pre>', ['a\nb', 'c & d']],
  ['::: tip Own *words*\na\n:::', ['Own words', 'a']],
  ['::: tip\na\n:::', ['Совет', 'a']],
  ['::: before-after 1 | 2 | c\na\n\nb\n:::', ['1', 'a', '2', 'b', 'c']],
  ['::: code-group\n```js [x]\na\n```\n:::', []],
  ['- [x] a\n- [ ] b', ['■ a', '□ b']],
  ['a :tada:', ['a 🎉']],
  ['## a {#role}\n\n<h3>b</h3>', ['a', 'b']],
  ['a\n: b', ['a', 'b']],
])('the print has no marks that the page does not show: %j', (markdown, texts) => {
  expect(textsOf(blocksOf(markdown))).toEqual(texts);
});

test('bold of HTML is bold, and boxes of tasks can be drawn', () => {
  expect(blocksOf('<b>a</b> <i>b</i>')).toEqual([
    {
      kind: 'paragraph',
      role: 'body',
      text: [{ text: 'a', bold: true }, { text: ' ' }, { text: 'b', italics: true }],
    },
  ]);
  const { regular } = openFonts();
  expect(['■', '□'].filter((box) => regular.canDraw(box))).toEqual(['■', '□']);
});

test('a text cut inside a comment or a container shows neither', () => {
  const words = 'a '.repeat(60);
  for (const text of [
    `${words}<!-- ${words}-->`,
    `${words}\n\n<!-- ${words}-->`,
    `::: tip\n${words}${words}\n:::`,
  ])
    expect(textsOf(blocksOf(text, 9, 150)).join(' ')).toMatch(/^[a\s…]+$/);
});
