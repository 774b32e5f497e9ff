import { expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

const long = 'a'.repeat(69);
const fence = (line: string) => `\`\`\`text\n${line}\n\`\`\``;
const table = (cell: string) => `| a | b |\n| - | - |\n| ${cell} | ${cell} |`;

test.each([
  ['code', fence(long), '<pre class="code wide"'],
  ['indented code', `    ${long}`, '<pre class="code wide"'],
  ['a group', `::: code-group\n${fence('a')}\n${fence(long)}\n:::`, '<div class="code-group wide">'],
  ['a table', table('a'.repeat(46)), '<div class="table-scroll wide"'],
  ['a picture marked by the author', '::: wide\n![a](/b.webp "c")\n:::', '<div class="wide">\n<figure><img'],
])('%s that does not fit into the column of text may be wider', async (_name, text, html) => {
  expect(await htmlOf(text)).toContain(html);
});

test.each([
  ['code', fence(long.slice(1))],
  ['a table', table('a'.repeat(45))],
  ['a picture', '![a](/b.webp "c")'],
  ['code in a list', `- a\n\n  ${fence(long).replaceAll('\n', '\n  ')}`],
  ['code in a callout', `::: note\n${fence(long)}\n:::`],
])('%s that fits, or is inside another block, is not wide', async (_name, text) => {
  expect(await htmlOf(text)).not.toContain('wide');
});

test('a wide picture of the site is served in its width', async () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const pictures = { [id]: { width: 1600, height: 900 } };
  const html = await htmlOf(`::: wide\n![a](/media/${id}.webp)\n:::`, { pictures });
  expect(html).toContain('sizes="(min-width: 68.75em) 54rem,');
});
