import { height, softLine, width, type Point } from '../shapes.ts';
import type { System } from './system.ts';

/** Lines one in front of the other, raised where something is under them. */
export const ridges: System = (random, { ground, inks, spark }) => {
  const rows = random.whole(13, 18);
  const peaks = Array.from({ length: random.whole(2, 3) }, () => ({
    x: random.between(0.15, 0.85) * width,
    row: random.between(0.25, 0.95) * rows,
    wide: random.between(70, 150),
    deep: random.between(2.2, 4.5),
    rise: random.between(80, 150),
  }));
  const marked = Math.round(peaks[0]?.row ?? 0) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const base = 90 + ((height - 90) * (row + 0.6)) / rows;
    const points = Array.from({ length: 29 }, (__, column): Point => {
      const x = (column * (width + 60)) / 28 - 30;
      const rise = peaks.reduce(
        (sum, peak) =>
          sum +
          peak.rise *
            Math.exp(-(((x - peak.x) / peak.wide) ** 2) - ((row - peak.row) / peak.deep) ** 2) *
            (1 + 0.16 * Math.sin(column * 1.9 + row)),
        0,
      );
      return [x, base - rise];
    });
    const color = row === marked ? spark : (inks[Math.min(3, 1 + Math.floor((row / rows) * 3))] ?? inks[2]);
    return { d: `${softLine(points)}V${height + 40}H-30Z`, fill: ground, stroke: color, size: 5 };
  });
};
