import { expect, it } from 'vitest';
import { pictureAt, pictureSet } from './pictures.ts';

it.each([
  ['/media/1.webp', '/media/1.webp?w=720'],
  ['https://example.com/media/1.webp', 'https://example.com/media/1.webp'],
  ['data:image/svg+xml,', 'data:image/svg+xml,'],
])('%s at 720 px is %s', (address, found) => {
  expect(pictureAt(address, 720)).toBe(found);
});

it('has the requested widths, and is empty for a picture from another site', () => {
  expect(pictureSet('/media/1.webp', [480, 720])).toBe('/media/1.webp?w=480 480w, /media/1.webp?w=720 720w');
  expect(pictureSet('/media/1.webp').split(', ')).toHaveLength(4);
  expect(pictureSet('/media/1.webp', [])).toBe('');
  expect(pictureSet('https://example.com/media/1.webp')).toBe('');
});
