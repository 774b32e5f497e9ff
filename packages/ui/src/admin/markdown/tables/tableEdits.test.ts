import { expect, test } from 'vitest';
import type { Edit, Selection } from '../markdownEdits.ts';
import { applyEdit } from '../markdownEdits.ts';
import * as tables from './tableEdits.ts';

/** `¦` marks the caret, or both ends of the selection. */
function run(marked: string, edit: (at: Selection) => Edit | null): string | null {
  const start = marked.indexOf('¦');
  const text = marked.replaceAll('¦', '');
  const made = edit({ text, start, end: start });
  if (!made) return null;
  const next = applyEdit(text, made);
  const [a, b, c] = [next.slice(0, made.start), next.slice(made.start, made.end), next.slice(made.end)];
  return made.start === made.end ? `${a}¦${c}` : `${a}¦${b}¦${c}`;
}
const table = '| Имя | Цена |\n|---|--:|\n| а\\|б | 5 |';

test('Tab moves between cells, aligns the columns and adds a row after the last cell', () => {
  expect(run(table.replace('Имя', 'И¦мя'), tables.nextCell)).toBe(
    '| Имя  | ¦Цена¦ |\n| ---- | ---: |\n| а\\|б |    5 |',
  );
  expect(run(table.replace('Цена', '¦Цена'), tables.nextCell)).toContain('| ¦а\\|б¦ |');
  expect(run(table.replace('5', '5¦'), tables.nextCell)).toMatch(/\n\| ¦ {5}\| {6}\|$/);
  expect(run(table.replace('5', '5¦'), tables.formerCell)).toContain('| ¦а\\|б¦ |');
  expect(run(table.replace('Имя', '¦Имя'), tables.formerCell)).toContain('| ¦Имя¦');
});

test('Enter at the end of a row adds a row, in an empty last row leaves the table, else is not handled', () => {
  const below = run(`до\n\n${table}¦\n\nпосле`, tables.rowBelow);
  expect(below).toBe('до\n\n| Имя  | Цена |\n| ---- | ---: |\n| а\\|б |    5 |\n| ¦     |      |\n\nпосле');
  expect(run(below ?? '', tables.rowBelow)).toBe(
    'до\n\n| Имя  | Цена |\n| ---- | ---: |\n| а\\|б |    5 |\n\n¦\n\nпосле',
  );
  expect(run(table.replace('Имя', 'И¦мя'), tables.rowBelow)).toBeNull();
});

test.each([
  [tables.addRow, '| а |\n| --- |\n| ¦б |\n| в |', '| а   |\n| --- |\n| б   |\n| ¦    |\n| в   |'],
  [tables.removeRow, '| а |\n| --- |\n| ¦б |\n| в |', '| а   |\n| --- |\n| ¦в¦   |'],
  [tables.removeRow, 'до\n| ¦а |\n| --- |\n| б |\nпосле', 'до\n¦\nпосле'],
  [tables.addColumn, '| ¦а | б |\n| --- | :-: |', '| а   | ¦    |  б  |\n| --- | --- | :-: |'],
  [tables.removeColumn, '| ¦а | б |\n| --- | :-: |', '|  ¦б¦  |\n| :-: |'],
  [
    tables.alignTable,
    '> |¦а|б|\n> |-|-|\n> |вгдеж|',
    '> | ¦а¦     | б   |\n> | ----- | --- |\n> | вгдеж |     |',
  ],
] as const)('%o of %j', (edit, before, after) => expect(run(before, edit)).toBe(after));

test('text that is not a table is not edited', () => {
  for (const text of ['сло¦во', '| сло¦во |', '| а¦ |\nтекст\n| --- |', '¦'])
    for (const edit of [tables.nextCell, tables.rowBelow, tables.alignTable, tables.removeColumn])
      expect(run(text, edit)).toBeNull();
});

test('one long cell does not widen its column', () => {
  const long = 'а'.repeat(100);
  expect(run(`| ¦а |\n| --- |\n| ${long} |`, tables.alignTable)).toBe(`| ¦а¦   |\n| --- |\n| ${long} |`);
});
