import { expect, test } from 'vitest';
import { describe, fillHolder, holderOf, paragraphAt, pictureOf } from './pictureText.ts';

const holder = holderOf('a1', 'Загружаю [кот]…');

test('a holder is replaced by its picture, and by nothing where it failed', () => {
  expect(holder).toBe('![Загружаю  кот …](#upload-a1)');
  expect(fillHolder(`до ${holder} после`, 'a1', pictureOf('/m/$1.webp', ''))).toBe(
    'до ![](/m/$1.webp) после',
  );
  expect(fillHolder(`до ${holder} после`, 'a1', '')).toBe('до  после');
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
