import type { Font } from './font.ts';

/** What the font can draw, in composed characters, the gaps closed: an emoji leaves no empty box behind. */
export function drawable(text: string, font: Font): string {
  return [...text.normalize('NFC')]
    .map((character) => (/\s/u.test(character) && character !== '\u00A0' ? ' ' : character))
    .filter((character) => character === ' ' || font.canDraw(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,:;!?…])/g, '');
}
