/** Compares two texts by words; loaded on demand. */
// Imported by file: the package's entry would keep every comparison in the bundle.
import { diffArrays } from 'diff/lib/diff/array.js';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** In milliseconds. Enough for any text a person edits; a completely replaced text is shown as such instead. */
const patience = { timeout: 500 };

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
/** Words of any alphabet, runs of whitespace, single other characters. */
const tokensOf = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];

function compare(before: string[], after: string[]): Piece[] {
  const found = diffArrays(before, after, patience) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return found
    .map(({ value, added, removed }): Piece => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }))
    .filter(({ text }) => text !== '');
}

/** Compares by lines first, then by words within replaced lines. */
export function diffTexts(before: string, after: string): Piece[] {
  const lines = compare(linesOf(before), linesOf(after));
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [piece, next] = [lines[at], lines[at + 1]];
    if (!piece) break;
    if (piece.kind === 'removed' && next?.kind === 'added') {
      pieces.push(...compare(tokensOf(piece.text), tokensOf(next.text)));
      at += 1;
    } else pieces.push(piece);
  }
  return pieces;
}
