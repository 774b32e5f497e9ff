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
});

test('a prefix is added to or removed from all selected lines together', () => {
  expect(run('о|дин\nдв|а', (it) => prefixLines(it, '- '))).toBe('|- один\n- дв|а');
  expect(run('- о|дин\n- дв|а', (it) => prefixLines(it, '- '))).toBe('|один\nдв|а');
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
  ['до |', 'слово **два**', 'до слово **два**|'],
  ['до |после', '## Раз', 'до \n\n## Раз|\n\nпосле'],
  ['до\n|\nпосле', '- раз', 'до\n\n- раз|\nпосле'],
  ['|всё|', '- раз\n- два', '- раз\n- два|'],
])('%s with the Markdown %s pasted', (marked, markdown, expected) => {
  const selection = at(marked);
  expect(after(selection, insertMarkdown(selection, markdown))).toBe(expected);
});
