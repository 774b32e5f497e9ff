import { expect, test } from 'vitest';
import {
  altOf,
  describe,
  fillHolder,
  holderOf,
  moveLine,
  paragraphAt,
  placeInGallery,
  pictureOf,
  readPicture,
  stepPicture,
  uploadOf,
  writePicture,
} from './pictureText.ts';

const holder = holderOf('a1', 'Загружаю [кот]…');

test('a placeholder is replaced by its picture, or removed if the upload failed', () => {
  expect(holder).toBe('![Загружаю  кот …](#upload-a1)');
  expect(fillHolder(`до ${holder} после`, 'a1', pictureOf('/m/$1.webp', ''))).toBe(
    'до ![](/m/$1.webp) после',
  );
  expect(fillHolder(`до ${holder} после`, 'a1', '')).toBe('до  после');
  // The other pictures of a gallery stay in one paragraph.
  expect(fillHolder(`![](/1)\n${holder}\n![](/2)`, 'a1', '')).toBe('![](/1)\n![](/2)');
  expect(fillHolder(`![](/1)\n${holder}\n\nпосле`, 'a1', '')).toBe('![](/1)\n\nпосле');
});

test('a description typed into a placeholder is told from its label', () => {
  expect(altOf(`до ${holder} после`, 'a1')).toBe('');
  expect(altOf('![Рыжий кот](#upload-a1)', 'a1')).toBe('Рыжий кот');
  // The upload was begun in the other language, and its file was scaled since.
  expect(altOf('![Uploading cat.png…](#upload-a1)', 'a1')).toBe('');
  expect(altOf('текст', 'a1')).toBe('');
});

test('a picture whose placeholder was deleted is appended to the text', () => {
  expect(fillHolder('текст', 'a1', '![](/m/a.webp)')).toBe('текст\n\n![](/m/a.webp)\n');
  expect(fillHolder('', 'a1', '![](/m/a.webp)')).toBe('![](/m/a.webp)\n');
});

test('a description is set only for the picture with that address', () => {
  const text = '![](/m/a.webp) ![](/m/a.webp2)';
  expect(describe(text, '/m/a.webp', 'Кот [рыжий]')).toBe('![Кот  рыжий](/m/a.webp) ![](/m/a.webp2)');
  expect(describe('![старое](/m/a.webp "подпись")', '/m/a.webp', 'новое')).toBe(
    '![новое](/m/a.webp "подпись")',
  );
});

test('a picture is inserted as a separate paragraph, whatever surrounds it', () => {
  const put = (text: string, at: number) => text.slice(0, at) + paragraphAt(text, at, 'П') + text.slice(at);
  expect(put('', 0)).toBe('П\n\n');
  expect(put('аб', 1)).toBe('а\n\nП\n\nб');
  expect(put('а\nб', 1)).toBe('а\n\nП\n\nб');
  expect(put('а\n\nб', 3)).toBe('а\n\nП\n\nб');
  expect(put(put('', 0), 3)).toBe('П\n\nП\n\n');
});

test('a line with only a picture is read and written with its caption', () => {
  expect(readPicture('![Кот](/m/a.webp "Рыжий \\"кот\\"")')).toEqual({
    alt: 'Кот',
    url: '/m/a.webp',
    caption: 'Рыжий "кот"',
  });
  expect(readPicture('  ![](</m/a b.webp>)')).toEqual({ alt: '', url: '/m/a b.webp', caption: '' });
  for (const line of ['до ![](/a.webp)', '![](/a.webp) ![](/b.webp)', '[a](/b)', '![a](/b "c" d)'])
    expect(readPicture(line)).toBeNull();
  const written = writePicture({ alt: 'Кот [рыжий]', url: '/m/a.webp', caption: 'он "кот"' });
  expect(written).toBe('![Кот  рыжий ](/m/a.webp "он \\"кот\\"")');
  expect(readPicture(written)?.caption).toBe('он "кот"');
  expect([uploadOf('#upload-a1'), uploadOf('/media/a.webp')]).toEqual(['a1', null]);
});

test('a picture moves between paragraphs, by a drop anywhere or a step past its neighbour', () => {
  const text = 'раз\n\nП\n\nдва\n\nтри';
  const line = { from: 5, to: 6 };
  expect(stepPicture(text, line, -1)).toEqual({ text: 'П\n\nраз\n\nдва\n\nтри', at: 0 });
  expect(stepPicture(text, line, 1)).toEqual({ text: 'раз\n\nдва\n\nП\n\nтри', at: 10 });
  expect(moveLine(text, line, text.length).text.trimEnd()).toBe('раз\n\nдва\n\nтри\n\nП');
  // in the middle of a paragraph, which is not split
  expect(moveLine(text, line, 10).text).toMatch(/^раз\n\n(?:П\n\nдва|два\n\nП)\n\nтри$/);
  expect([
    stepPicture('П\n\nа', { from: 0, to: 1 }, -1),
    stepPicture('а\n\nП\n', { from: 3, to: 4 }, 1),
  ]).toEqual([null, null]);
});

/** Moves the picture in brackets one step; a line of a single letter is a picture of that name. */
function walk(marked: string, way: -1 | 1): string | null {
  const text = marked.replace(/^\[?([a-z])\]?$/gm, '![](/media/$1)');
  const own = `![](/media/${/\[(\w)\]/.exec(marked)?.[1] ?? ''})`;
  const from = text.indexOf(own);
  const moved = stepPicture(text, { from, to: from + own.length }, way);
  if (!moved) return null;
  expect(moved.text.slice(moved.at, moved.at + own.length)).toBe(own);
  return moved.text.replace(/!\[\]\(\/media\/(\w)\)/g, '$1').trimEnd();
}

test.each([
  ['раз\n\na\n[b]\nc\n\nдва', -1, 'раз\n\nb\na\nc\n\nдва'],
  ['раз\n\na\n[b]\nc\n\nдва', 1, 'раз\n\na\nc\nb\n\nдва'],
  ['раз\n\n[a]\nb\nc\n\nдва', 1, 'раз\n\nb\na\nc\n\nдва'],
  // past the gallery's end it becomes a separate paragraph, and moves on from there
  ['раз\n\n[a]\nb\n\nдва', -1, 'раз\n\na\n\nb\n\nдва'],
  ['раз\n\na\n[b]\n\nдва', 1, 'раз\n\na\n\nb\n\nдва'],
  ['раз\n\na\n\n[b]\n\nдва', 1, 'раз\n\na\n\nдва\n\nb'],
  // also at the ends of the text
  ['[a]\nb', -1, 'a\n\nb'],
  ['a\n[b]', 1, 'a\n\nb'],
  ['[a]\n\nb', -1, null],
  // text in the same paragraph is not swapped with the picture
  ['раз\n\nдва\n[a]\nb\n\nтри', -1, 'раз\n\na\n\nдва\nb\n\nтри'],
] as const)('a picture moves within its gallery before it leaves it: %j, %i', (marked, way, expected) => {
  expect(walk(marked, way)).toBe(expected);
});

test('a picture dragged out of a gallery leaves the others in one paragraph', () => {
  const [a, b, c] = ['![](/a)', '![](/b)', '![](/c)'];
  const text = `раз\n\n${a}\n${b}\n${c}\n\nдва`;
  const from = text.indexOf(b);
  const moved = (at: number) => moveLine(text, { from, to: from + b.length }, at).text.trimEnd();
  expect(moved(0)).toBe(`${b}\n\nраз\n\n${a}\n${c}\n\nдва`);
  expect(moved(text.length)).toBe(`раз\n\n${a}\n${c}\n\nдва\n\n${b}`);
});

test('gives the position of a picture in its gallery and the size of the gallery', () => {
  const text = '![](/a)\n\n![](/b)\n![](/c)\n![](/d)\nслово';
  const place = (name: string) => placeInGallery(text, text.indexOf(name));
  expect([place('![](/a'), place('![](/b'), place('![](/d')]).toEqual([
    { place: 1, count: 1 },
    { place: 1, count: 3 },
    { place: 3, count: 3 },
  ]);
});

test('an address with spaces keeps its brackets, and a moved picture loses the indent of its list', () => {
  const line = '![a](<https://a/b c.png>)';
  const picture = readPicture(line);
  expect(picture && writePicture(picture)).toBe(line);
  expect(moveLine('- раз\n\n    П\n\nдва', { from: 7, to: 12 }, 17).text).toBe('- раз\n\nдва\n\nП\n\n');
});
