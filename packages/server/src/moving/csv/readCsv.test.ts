import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, readRecords } from './readCsv.ts';

test.each([
  ['', []],
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\r1\r', [['a'], ['1']]],
  ['\uFEFFa,\n', [['a', '']]],
  ['a,', [['a', '']]],
  [',,\n', [['', '', '']]],
  ['"a,b","c\r\nd","say ""hi"""\n', [['a,b', 'c\r\nd', 'say "hi"']]],
  ['a\n\n\nb\n', [['a'], ['b']]],
  ['"a"b,c', [['ab', 'c']]],
  ['a "quoted" word,b', [['a "quoted" word', 'b']]],
])('%j', (text, rows) => {
  expect(readCsv(text, 'a.csv')).toEqual(rows);
});

test('an unclosed quote is reported with its line', () => {
  expect(() => readCsv('a,b\nc,"d\ne\n', 'a.csv')).toThrow('a.csv: the CSV cannot be read');
  expect(() => readCsv('a,b\nc,"d\ne\n', 'a.csv')).toThrow(expect.objectContaining({ line: 2 }));
});

test('valid RFC 4180 text is read back exactly', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'я') });
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      const text = rows.map((cells) => cells.map(quote).join(',')).join('\r\n');
      expect(readCsv(text, 'a.csv')).toEqual(rows);
    }),
  );
});

test.each(['"', ',', '\n', '""', '",', 'a"'])('a text of nothing but %j is read quickly', (part) => {
  const started = performance.now();
  const text = part.repeat(1_000_000 / part.length);
  try {
    readCsv(text, 'a.csv');
  } catch (error) {
    expect(String(error)).toMatch(/not closed/);
  }
  expect(performance.now() - started).toBeLessThan(3000);
});

test('columns are found by name, below any introductory lines', () => {
  const text = 'Notes:\n"This file, in words"\n\nName,__proto__\nAnna,x\nBob\n';
  expect(readRecords(text, 'a.csv', 'Name').map((row) => row['Name'])).toEqual(['Anna', 'Bob']);
  expect(() => readRecords('a\n', 'a.csv', 'Name')).toThrow('a.csv has no column Name.');
});
