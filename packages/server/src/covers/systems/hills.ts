import { disc, height, short, softLine, width, type Point } from '../shapes.ts';
import type { System } from './system.ts';

/** Hills behind hills, and one disc above them. */
export const hills: System = (random, { inks, spark, ground }) => {
  const sun: Point = [random.between(0.18, 0.82) * width, random.between(0.22, 0.4) * height];
  const radius = random.between(48, 110);
  const top = random.between(200, 260);
  const steps = random.whole(4, 5);
  const order = [inks[0], inks[1], inks[2], inks[1], inks[3]];
  const colors = random.chance(0.5) ? order : [inks[0], inks[2], inks[1], inks[0], inks[3]];
  const layers = Array.from({ length: steps }, (_, at) => {
    const base = top + ((height - top) * at) / steps;
    const rise = random.between(26, 70) * (1 - at / (steps + 3));
    const [long, phase, second] = [random.between(0.6, 1.5), random.between(0, 7), random.between(0, 7)];
    const points = Array.from({ length: 14 }, (__, column): Point => {
      const x = (column * (width + 80)) / 13 - 40;
      const turn = (x / width) * 6.3 * long;
      return [x, base + rise * (Math.sin(turn + phase) + 0.35 * Math.sin(2.3 * turn + second))];
    });
    const color = at === steps - 1 && random.chance(0.5) ? ground : (colors[at] ?? ground);
    return { d: `${softLine(points)}V${short(height)}H-40Z`, fill: color };
  });
  return [disc(sun, radius, spark), ...layers];
};
