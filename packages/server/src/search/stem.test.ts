import { describe, expect, test } from 'vitest';
import { swapLayout } from './layout.ts';
import { readQuery } from './query.ts';
import { fieldTokens, placesOf, readSequence, sequenceOf, tokensIn } from './sequence.ts';
import { snippet } from './snippet.ts';
import { stemsOf, tagKey, tokenOf, tokensOf } from './stem.ts';
import { createMatch, termOf } from './terms.ts';

describe('stems', () => {
  test.each([
    ['базами', 'базы'],
    ['Ёлками', 'елка'],
    ['за\u0301мок', 'замок'],
    ['пере\u00adно\u200bс', 'перенос'],
    ['\ufeffsoft\u2060ware', 'software'],
    ['programming', 'programs'],
    ['ﬁles', 'file'],
    ['C++', 'cpp'],
    ['С#', 'С#'],
  ])('%s and %s have the same stem', (one, other) => {
    expect(stemsOf(one)).toEqual(stemsOf(other));
  });

  test.each([
    ['настройка', 'настроить'],
    ['обновление', 'обновить'],
    ['тестирование', 'тестировать'],
    ['установка', 'установить'],
    ['accessibility', 'access'],
    ['relational', 'relation'],
  ])('%s and %s have one root but different stems', (one, other) => {
    const [first, second] = [tokenOf(one), tokenOf(other)];
    expect(first.root).toBe(second.root);
    expect(first.stem).not.toBe(second.stem);
  });

  test('the root of a root is almost the same', () => {
    for (const word of 'настройка проверять программирование тестировщик загружать измеритель'.split(' ')) {
      const { root } = tokenOf(word);
      expect(tokenOf(root).root.startsWith(root.slice(0, 4)), word).toBe(true);
    }
  });

  test('a tag key ignores case, spaces and ё, but not word endings', () => {
    expect(['Ёлки', ' елки ', 'ЁЛКИ'].map(tagKey)).toEqual(['елки', 'елки', 'елки']);
    expect(tagKey('елка')).toBe('елка');
  });

  test.each([
    ['C++20', ['cpp', '20']],
    ['С++17/20', ['cpp', '17', '20']],
    ['C#12', ['csharp', '12']],
    ['F# и f#', ['fsharp', 'и', 'fsharp']],
    ['C++.', ['cpp']],
  ])('a version of a language is a word of its own: %s', (text, stems) => {
    expect(stemsOf(text)).toEqual(stems);
  });

  test('a name of several parts is found by its parts and as one word', () => {
    expect(tokensOf('Node.js и ESP-32').map(({ stem }) => stem)).toEqual([
      'node',
      'js',
      'nodej',
      'и',
      'esp',
      '32',
      'esp32',
    ]);
  });
});

test('a query is parsed into words, phrases, exclusions and tags', () => {
  expect(readQuery('node.js "точная фраза" -плата tag:ёлки тег:«новый год» врем')).toEqual({
    words: [
      { parts: ['node', 'js'], joined: 'nodejs' },
      { parts: ['врем'], joined: null },
    ],
    phrases: [['точная', 'фраза']],
    without: [{ parts: ['плата'], joined: null }],
    tags: ['ёлки', 'новый год'],
    isOpen: true,
  });
  expect(readQuery('время ').isOpen).toBe(false);
  expect(readQuery('e-mail').words).toEqual([{ parts: ['e', 'mail'], joined: 'email' }]);
});

test('a sequence tells where tokens are, by exact form and by root', () => {
  const text = sequenceOf(
    fieldTokens({
      title: 'Access',
      keywords: ['a', 'b c'],
      headings: '',
      summary: '',
      prose: 'accessibility of the access',
      code: '',
    }),
  );
  const fields = readSequence(text);
  expect(fields.map(({ length }) => length)).toEqual([1, 3, 0, 0, 4, 0]);
  const places = placesOf(tokenOf('access'), fields[4]?.text ?? '');
  expect(places.map(({ isExact }) => isExact)).toEqual([false, true]);
  expect(placesOf(tokenOf('accessibility'), fields[4]?.text ?? '').map(({ isExact }) => isExact)).toEqual([
    true,
    false,
  ]);
  expect(tokensIn(text)).toContainEqual(tokenOf('accessibility'));
});

test.each([
  ['ghbdtn', 'привет'],
  ['руддщ', 'hello'],
  ['k.,jq gjcn', 'любой пост'],
  ['123', null],
])('%s typed in the other keyboard layout means %s', (typed, meant) => {
  expect(swapLayout(typed)).toBe(meant);
});

describe('snippets', () => {
  const matchOf = (...words: string[]) =>
    createMatch(
      words.map((word) => termOf(word, new Map())),
      [],
    );
  const cut = (text: string, ...words: string[]) => snippet({ text, code: '' }, matchOf(...words));

  test('mark a word with a soft hyphen', () => {
    expect(cut('О пере\u00adносе', 'перенос')).toBe('О <mark>пере\u00adносе</mark>');
  });

  test('mark all forms of the words and escape everything else', () => {
    expect(cut('Пишу <b>базы</b> & "базу" данных', 'база')).toBe(
      'Пишу &lt;b&gt;<mark>базы</mark>&lt;/b&gt; &amp; &quot;<mark>базу</mark>&quot; данных',
    );
  });

  test('show the match in a long text with an ellipsis on either side', () => {
    const html = cut(`${'слово '.repeat(200)}сервер ${'слово '.repeat(200)}`, 'серверы');
    expect(html).toMatch(/^….*<mark>сервер<\/mark>.*…$/);
    expect(html.length).toBeLessThan(260);
  });

  test('show the place with the most of the words', () => {
    const html = cut(
      `сервер ${'слово '.repeat(100)}база на сервере ${'слово '.repeat(100)}`,
      'сервер',
      'база',
    );
    expect(html).toContain('<mark>база</mark> на <mark>сервере</mark>');
  });

  test('end with a single ellipsis, whatever punctuation is at the cut', () => {
    for (const mark of ['.', ',', ' —', '…', '!'])
      expect(cut(`База ${'сло '.repeat(48)}ок${mark} ${'дальше'.repeat(9)}`, 'база')).toMatch(/ок…$/);
    expect(cut(`${'Слово здесь. '.repeat(30)}База. ${'слово '.repeat(60)}`, 'база')).not.toMatch(/^….*\.…/);
  });

  test('cut an address without spaces within, and never half of a sign', () => {
    const address = `https://far/example/${'🚀'.repeat(300)}`;
    const html = cut(`${'слово '.repeat(60)}${address}`, 'example');
    expect(html).toContain('<mark>example</mark>');
    expect(() => encodeURIComponent(html)).not.toThrow();
  });

  test('mark names with symbols, ё and stress marks as written', () => {
    expect(cut('На C++ и C#, Node.js', 'cpp', 'csharp', 'nodejs')).toBe(
      'На <mark>C++</mark> и <mark>C#</mark>, <mark>Node.js</mark>',
    );
    expect(cut('Ёлка, за\u0301мок и кандидат', 'елки', 'замок', 'дата')).toBe(
      '<mark>Ёлка</mark>, <mark>за\u0301мок</mark> и кандидат',
    );
  });

  test('show code only if the words occur nowhere else', () => {
    const row = { text: 'О сервере словами', code: 'const server = listen(80);' };
    expect(snippet(row, matchOf('сервер'))).toBe('О <mark>сервере</mark> словами');
    expect(snippet(row, matchOf('listen'))).toBe('const server = <mark>listen</mark>(80);');
  });
});
