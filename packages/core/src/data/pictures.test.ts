import { expect, it } from 'vitest';
import { pictureAt } from './pictures.ts';

it.each([
  ['/media/1.webp', '/media/1.webp?w=720'],
  ['https://example.com/media/1.webp', 'https://example.com/media/1.webp'],
  ['data:image/svg+xml,', 'data:image/svg+xml,'],
])('%s at 720 px is %s', (address, found) => {
  expect(pictureAt(address, 720)).toBe(found);
});
