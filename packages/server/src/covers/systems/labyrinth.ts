import { disc, height, width } from '../shapes.ts';
import type { System } from './system.ts';

/** The width as a share of a square, and the colour. */
type Band = readonly [share: number, color: string];

/** Quarter arcs that meet at the sides of their squares, whichever way each is turned, and form endless paths. */
export const labyrinth: System = (random, { ground, inks, spark }) => {
  const size = random.pick([100, 125, 160]);
  const half = size / 2;
  const arcs: string[] = [];
  const lean = random.between(0.35, 0.65);
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * size, row * size];
      const arc = `a${half} ${half} 0 0`;
      arcs.push(
        random.chance(lean)
          ? `M${x} ${y + half}${arc} 0 ${half}-${half}M${x + half} ${y + size}${arc} 1 ${half}-${half}`
          : `M${x + half} ${y}${arc} 0 ${half} ${half}M${x} ${y + half}${arc} 1 ${half} ${half}`,
      );
    }
  }
  const d = arcs.join('');
  const bands = random.pick<readonly Band[]>([
    [
      [0.62, inks[0]],
      [0.36, inks[2]],
      [0.1, ground],
    ],
    [
      [0.7, inks[1]],
      [0.44, ground],
      [0.2, inks[3]],
    ],
    [
      [0.5, inks[2]],
      [0.26, inks[0]],
    ],
    [[0.34, inks[3]]],
  ]);
  // a single disc: two would look like eyes
  const mark = disc(
    [
      random.whole(1, Math.floor(width / size - 0.6)) * size,
      random.whole(1, Math.floor(height / size - 0.6)) * size,
    ],
    size * 0.19,
    spark,
  );
  return [...bands.map(([share, stroke]) => ({ d, stroke, size: Math.round(share * size) })), mark];
};
