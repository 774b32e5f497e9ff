import { expect, test } from 'vitest';
import {
  describe,
  fillHolder,
  holderOf,
  moveLine,
  paragraphAt,
  pastNeighbour,
  pictureOf,
  readPicture,
  uploadOf,
  writePicture,
} from './pictureText.ts';

const holder = holderOf('a1', 'Загружаю [кот]…');

test('a holder is replaced by its picture, and by nothing where it failed', () => {
  expect(holder).toBe('![Загружаю  кот …](#upload-a1)');
  expect(fillHolder(`до ${holder} после`, 'a1', pictureOf('/m/$1.webp', ''))).toBe(
    'до ![](/m/$1.webp) после',
  );
  expect(fillHolder(`до ${holder} после`, 'a1', '')).toBe('до  после');
  // The others of a gallery stay in one paragraph.
  expect(fillHolder(`![](/1)\n${holder}\n![](/2)`, 'a1', '')).toBe('![](/1)\n![](/2)');
  expect(fillHolder(`![](/1)\n${holder}\n\nпосле`, 'a1', '')).toBe('![](/1)\n\nпосле');
});

test('a picture whose holder was deleted meanwhile stands at the end', () => {
  expect(fillHolder('текст', 'a1', '![](/m/a.webp)')).toBe('текст\n\n![](/m/a.webp)\n');
  expect(fillHolder('', 'a1', '![](/m/a.webp)')).toBe('![](/m/a.webp)\n');
});

test('a description goes to the picture of its address alone', () => {
  const text = '![](/m/a.webp) ![](/m/a.webp2)';
  expect(describe(text, '/m/a.webp', 'Кот [рыжий]')).toBe('![Кот  рыжий](/m/a.webp) ![](/m/a.webp2)');
  expect(describe('![старое](/m/a.webp "подпись")', '/m/a.webp', 'новое')).toBe(
    '![новое](/m/a.webp "подпись")',
  );
});

test('a picture is a paragraph of its own, whatever stands around it', () => {
  const put = (text: string, at: number) => text.slice(0, at) + paragraphAt(text, at, 'П') + text.slice(at);
  expect(put('', 0)).toBe('П\n\n');
  expect(put('аб', 1)).toBe('а\n\nП\n\nб');
  expect(put('а\nб', 1)).toBe('а\n\nП\n\nб');
  expect(put('а\n\nб', 3)).toBe('а\n\nП\n\nб');
  expect(put(put('', 0), 3)).toBe('П\n\nП\n\n');
});

test('a line that is a picture alone is read and written with its caption', () => {
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

test('a picture moves between paragraphs, by a drop anywhere or past its neighbour', () => {
  const text = 'раз\n\nП\n\nдва\n\nтри';
  const line = { from: 5, to: 6 };
  const up = pastNeighbour(text, line, -1) ?? -1;
  const down = pastNeighbour(text, line, 1) ?? -1;
  expect(moveLine(text, line, up).text).toBe('П\n\nраз\n\nдва\n\nтри');
  expect(moveLine(text, line, down)).toEqual({ text: 'раз\n\nдва\n\nП\n\nтри', at: 10 });
  expect(moveLine(text, line, text.length).text.trimEnd()).toBe('раз\n\nдва\n\nтри\n\nП');
  // in the middle of a paragraph: it is not torn
  expect(moveLine(text, line, 10).text).toMatch(/^раз\n\n(?:П\n\nдва|два\n\nП)\n\nтри$/);
  expect([
    pastNeighbour('П\n\nа', { from: 0, to: 1 }, -1),
    pastNeighbour('а\n\nП\n', { from: 3, to: 4 }, 1),
  ]).toEqual([null, null]);
});
