import type { Font } from './font.ts';

/** Keeps the characters that the font can draw, composed, and closes the gaps: an emoji leaves no empty box. */
export function drawable(text: string, font: Font): string {
  return [...text.normalize('NFC')]
    .map((character) => (/\s/u.test(character) && character !== '\u00A0' ? ' ' : character))
    .filter((character) => character === ' ' || font.canDraw(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,:;!?…])/g, '');
}
