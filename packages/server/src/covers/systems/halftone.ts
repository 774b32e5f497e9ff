import { disc, dots, height, width, type Point } from '../shapes.ts';
import type { System } from './system.ts';

/** A printer's screen: one grid of dots that swell along a wave, over one plain disc. */
export const halftone: System = (random, { inks, spark }) => {
  const grid = random.pick([20, 25, 30]);
  const [x0, y0] = [random.between(0.1, 0.9) * width, random.between(0.1, 0.9) * height];
  const [long, phase, bend] = [random.between(130, 260), random.between(0, 6.3), random.between(0.4, 1.6)];
  const slope = random.between(-1, 1);
  const bySize = new Map<number, Point[]>();
  for (let row = 0; row * grid * 0.866 <= height + grid; row += 1) {
    for (let column = 0; column * grid <= width + grid; column += 1) {
      const x = column * grid + (row % 2 === 0 ? 0 : grid / 2);
      const y = Math.round(row * grid * 0.866);
      const away = Math.hypot(x - x0, (y - y0) * 1.2);
      const wave = Math.sin(away / long + phase + bend * Math.sin((x * slope + y) / 260));
      const size = Math.round(((wave + 0.85) / 1.85) * 9);
      if (size > 0) bySize.set(size, [...(bySize.get(size) ?? []), [x, y]]);
    }
  }
  const sun: Point = [random.between(0.15, 0.85) * width, random.between(0.2, 0.8) * height];
  const [below, ink] = random.pick([
    [inks[1], inks[3]],
    [spark, inks[2]],
    [inks[0], inks[2]],
    [spark, inks[1]],
  ] as const);
  return [
    disc(sun, random.between(110, 210), below),
    ...[...bySize].map(([size, points]) => dots(points, (size * grid) / 10.5, ink)),
  ];
};
