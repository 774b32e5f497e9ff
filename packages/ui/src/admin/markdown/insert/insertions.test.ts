import { expect, test } from 'vitest';
import { applyEdit } from '../markdownEdits.ts';
import { footnote, insertionNames, isMeant, templateEdit, templateOf } from './insertions.ts';

const words = {
  column: 'Столбец',
  language: 'ts',
  text: 'Текст',
  heading: 'Заголовок',
  video: 'Видео',
  decided: 'Что решено',
  price: 'Цена',
  before: 'Как было',
  after: 'Как стало',
};
const meant = (typed: string) => insertionNames.filter((name) => isMeant(name, '', typed));

test('an insertion is found by the beginning of a word in either language', () => {
  expect(meant('таб')).toEqual(['table']);
  expect(meant('Ta')).toEqual(['table']);
  expect(meant('ко')).toEqual(['code']);
  expect(meant('до')).toEqual(['comparison']);
  expect(meant('dec')).toEqual(['decision']);
  expect(meant('gal')).toEqual(['gallery', 'galleryFiles']);
  expect(meant('')).toEqual(insertionNames);
  expect(meant('ничего')).toEqual([]);
  expect(isMeant('table', 'Grid of words', 'gri')).toBe(true);
});

test('a template selects the text to be replaced first', () => {
  const selection = { text: 'до\n\n', start: 4, end: 4 };
  const edit = templateEdit(selection, templateOf('table', words) ?? '');
  const text = applyEdit(selection.text, edit);
  expect(text).toBe('до\n\n| Столбец 1 | Столбец 2 |\n| --------- | --------- |\n|           |           |');
  expect(text.slice(edit.start, edit.end)).toBe('Столбец 1');
  const code = templateEdit({ text: '', start: 0, end: 0 }, templateOf('code', words) ?? '');
  expect([code.insert, code.start, code.end]).toEqual(['```ts\n\n```', 3, 5]);
});

test.each([
  ['decision', '> [!DECISION] Что решено\n> Текст\n>\n> Цена\n> : …', 'Что решено'],
  ['comparison', '::: before-after\n\nКак было\n\n---\n\nКак стало\n\n:::', 'Как было'],
] as const)('%s is inserted whole, as a separate block', (name, expected, selected) => {
  const edit = templateEdit({ text: 'До.', start: 3, end: 3 }, templateOf(name, words) ?? '');
  const text = applyEdit('До.', edit);
  expect(text).toBe(`До.\n\n${expected}`);
  expect(text.slice(edit.start, edit.end)).toBe(selected);
});

test.each(insertionNames)(
  'the placeholders of %s have different names, so that each is edited alone',
  (name) => {
    // The field edits placeholders of the same name together.
    const places = [...(templateOf(name, words) ?? '').matchAll(/\$\{([^}]+)\}/g)].map(([, words]) => words);
    expect(new Set(places).size).toBe(places.length);
  },
);

test.each([
  ['Раз.\n\n¦', 'Раз.[^1]\n\n[^1]: ¦'],
  ['Раз¦ два[^2].\n\n[^2]: старая\n', 'Раз[^3] два[^2].\n\n[^2]: старая\n[^3]: ¦'],
  ['## Раз\n\n- ¦\n\nещё', '## Раз\n\n- [^1]\n\nещё\n\n[^1]: ¦'],
])('adds a footnote in %j', (marked, expected) => {
  const start = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const edit = footnote({ text, start, end: start });
  const next = applyEdit(text, edit);
  expect(`${next.slice(0, edit.start)}¦${next.slice(edit.end)}`).toBe(expected);
});
