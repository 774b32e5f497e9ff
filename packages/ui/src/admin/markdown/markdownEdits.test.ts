import { describe, expect, test } from 'vitest';
import type { Edit, Selection } from './markdownEdits.ts';
import {
  applyEdit,
  code,
  continueList,
  insertMarkdown,
  link,
  pasteAddress,
  prefixLines,
  wrap,
} from './markdownEdits.ts';

/** `|` marks the ends of the selection, or the cursor. */
function at(marked: string): Selection {
  const start = marked.indexOf('|');
  const rest = marked.slice(0, start) + marked.slice(start + 1);
  const second = rest.indexOf('|');
  return second < 0
    ? { text: rest, start, end: start }
    : { text: rest.slice(0, second) + rest.slice(second + 1), start, end: second };
}
function after(selection: Selection, edit: Edit | null): string | null {
  if (!edit) return null;
  const text = applyEdit(selection.text, edit);
  const parts = [text.slice(0, edit.start), text.slice(edit.start, edit.end), text.slice(edit.end)];
  return edit.start === edit.end ? `${parts[0]}|${parts[2]}` : parts.join('|');
}
const run = (marked: string, change: (selection: Selection) => Edit | null) =>
  after(at(marked), change(at(marked)));

describe('marks', () => {
  test.each([
    ['слово |два| три', 'слово **|два|** три'],
    ['слово **|два|** три', 'слово |два| три'],
    ['|', '**|**'],
    ['**|**', '|'],
    ['*|слово|*', '***|слово|***'],
    ['***|слово|***', '*|слово|*'],
    ['|**слово**|', '|слово|'],
    ['|***слово***|', '*|слово|*'],
    ['|*слово*|', '***|слово|***'],
    ['**|*слово*|**', '*|слово|*'],
    ['*|*слово*|*', '|слово|'],
    ['|**один** и **два**|', '**|**один** и **два**|**'],
    ['|слово |другое', '**|слово|** другое'],
    ['раз| слово|', 'раз **|слово|**'],
    ['|**слово** |другое', '|слово| другое'],
    ['|раз\n\nдва\n|три', '|**раз**\n\n**два**|\nтри'],
    ['|**раз**\n\n**два**|', '|раз\n\nдва|'],
    ['|**раз**\n \nдва\nтри|', '|**раз**\n \n**два\nтри**|'],
  ])('toggles bold in %s', (before, expected) => expect(run(before, (it) => wrap(it, '**'))).toBe(expected));

  test.each([
    ['|слово|', '*|слово|*'],
    ['*|слово|*', '|слово|'],
    ['**|слово|**', '***|слово|***'],
    ['***|слово|***', '**|слово|**'],
    ['|**слово**|', '***|слово|***'],
    ['*|**слово**|*', '**|слово|**'],
    ['*|*слово*|*', '***|слово|***'],
    ['|*слово*|', '|слово|'],
    ['|***слово***|', '**|слово|**'],
    ['|*|', '*|*|*'],
    ['|*один* и *два*|', '*|*один* и *два*|*'],
    ['**|**', '***|***'],
  ])('toggles italic in %s', (before, expected) => expect(run(before, (it) => wrap(it, '*'))).toBe(expected));

  test.each([
    ['~~|слово|~~', '|слово|'],
    ['|~~слово~~|', '|слово|'],
    ['~|слово|~', '~~~|слово|~~~'],
  ])('toggles strikethrough in %s', (before, expected) =>
    expect(run(before, (it) => wrap(it, '~~'))).toBe(expected),
  );

  test.each([
    ['`|слово|`', '|слово|'],
    ['|`слово`|', '|слово|'],
    ['**|слово|**', '**`|слово|`**'],
  ])('toggles code in %s', (before, expected) => expect(run(before, code)).toBe(expected));

  test('code of several lines becomes a block', () => {
    expect(run('|a\nb|', code)).toBe('```|\na\nb\n```');
    expect(run('|a|', code)).toBe('`|a|`');
  });

  test.each([
    ['|a\nb\n|c', '```|\na\nb\n```\nc'],
    ['|a\n|b', '`|a|`\nb'],
    ['раз |два\nтри| четыре\nпять', '```|\nраз два\nтри четыре\n```\nпять'],
    ['|```\na\n```|', '````|\n```\na\n```\n````'],
  ])('a code block of %j takes whole lines', (before, expected) => expect(run(before, code)).toBe(expected));
});

test('a prefix is added to or removed from all selected lines together', () => {
  expect(run('о|дин\nдв|а', (it) => prefixLines(it, '- '))).toBe('|- один\n- дв|а');
  expect(run('- о|дин\n- дв|а', (it) => prefixLines(it, '- '))).toBe('|один\nдв|а');
});

test('a prefix does not apply to the line after a selection of whole lines', () => {
  expect(run('|a\nb\n|c', (it) => prefixLines(it, '- '))).toBe('|- a\n- b|\nc');
  expect(run('|- a\n- b\n|c', (it) => prefixLines(it, '- '))).toBe('|a\nb|\nc');
});

test('at an empty first line of the text a prefix applies to that line', () => {
  expect(run('|\nодин', (it) => prefixLines(it, '- '))).toBe('|- |\nодин');
  expect(run('|\nодин|', (it) => prefixLines(it, '> '))).toBe('|> \n> один|');
  expect(run('|\n- один', continueList)).toBeNull();
});

test('a new link selects the part that is missing', () => {
  expect(run('см. |тут|', link)).toBe('см. [тут](|https://|)');
  expect(run('|', link)).toBe('[|](https://)');
});

describe('Enter in a list', () => {
  test.each([
    ['- один|', '- один\n- |'],
    ['  * один|', '  * один\n  * |'],
    ['9. девять|', '9. девять\n10. |'],
    ['- [x] готово|', '- [x] готово\n- [ ] |'],
    ['- один\n- |', '- один\n|'],
    ['просто|', null],
    ['- о|ди|н', null],
  ])('%s', (before, expected) => expect(run(before, continueList)).toBe(expected));
});

test('a web address pasted over selected text makes a link; anything else does not', () => {
  expect(run('см. |тут|', (it) => pasteAddress(it, ' https://sqlite.org/ '))).toBe(
    'см. [тут](https://sqlite.org/)|',
  );
  expect(run('см. |', (it) => pasteAddress(it, 'https://sqlite.org/'))).toBeNull();
  expect(run('|тут|', (it) => pasteAddress(it, 'javascript:alert(1)'))).toBeNull();
  expect(run('|тут|', (it) => pasteAddress(it, 'https://a b'))).toBeNull();
});

test.each([
  ['[текст](|https://old.example/|)', '[текст](https://new.example/|)'],
  ['[текст](|/post/old|)', '[текст](https://new.example/|)'],
  ['до\n|http://old.example/|\nпосле', 'до\nhttps://new.example/|\nпосле'],
  ['|раз\nдва|', null],
])('an address pasted over the selection of %j', (before, expected) => {
  expect(run(before, (it) => pasteAddress(it, 'https://new.example/'))).toBe(expected);
});

test('an address pasted after the link tool becomes the address of the link', () => {
  const selection = at('см. |тут|');
  const { start, end, ...edit } = link(selection);
  const text = applyEdit(selection.text, { start, end, ...edit });
  const pasted = pasteAddress({ text, start, end }, 'https://new.example/');
  expect(pasted && applyEdit(text, pasted)).toBe('см. [тут](https://new.example/)');
});

test.each([
  ['до |', 'слово **два**', 'до слово **два**|'],
  ['до |после', '## Раз', 'до \n\n## Раз|\n\nпосле'],
  ['до\n|\nпосле', '- раз', 'до\n\n- раз|\nпосле'],
  ['|всё|', '- раз\n- два', '- раз\n- два|'],
])('%s with the Markdown %s pasted', (marked, markdown, expected) => {
  const selection = at(marked);
  expect(after(selection, insertMarkdown(selection, markdown))).toBe(expected);
});
