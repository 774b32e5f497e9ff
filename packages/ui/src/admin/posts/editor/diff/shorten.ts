import type { Piece } from './diffTexts.ts';

/** What is shown: a piece, or a gap in place of unchanged lines far from any change. */
export type Shown = Piece | { kind: 'gap'; lines: number };

const around = 2;

/** Omits unchanged lines except two on each side of a change. */
export function shorten(pieces: readonly Piece[]): Shown[] {
  return pieces.flatMap((piece, index): Shown[] => {
    if (piece.kind !== 'same') return [piece];
    const lines = piece.text.split('\n');
    const head = index === 0 ? 0 : around;
    const tail = index === pieces.length - 1 ? 0 : around + 1;
    const left = lines.length - head - tail;
    // A gap of a line or two would take as much room as the lines themselves.
    if (left < 3) return [piece];
    const before = lines.slice(0, head).join('\n');
    const after = lines.slice(lines.length - tail).join('\n');
    return [
      ...(head > 0 ? [{ kind: 'same' as const, text: `${before}\n` }] : []),
      { kind: 'gap', lines: left },
      ...(tail > 0 ? [{ kind: 'same' as const, text: after }] : []),
    ];
  });
}
