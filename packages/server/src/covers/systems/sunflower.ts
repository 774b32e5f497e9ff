import { dots, height, width, type Point } from '../shapes.ts';
import type { System } from './system.ts';

/** The angle between two seeds of a sunflower. */
const golden = Math.PI * (3 - Math.sqrt(5));

/** Seeds around a centre, each turned by the golden angle. */
export const sunflower: System = (random, { inks, spark }) => {
  const heart: Point = [random.between(0.2, 0.8) * width, random.between(0.25, 0.75) * height];
  const spread = random.between(22, 34);
  const start = random.between(0, 6.3);
  const isGrowing = random.chance(0.65);
  const count = Math.round((660 / spread) ** 2);
  const bands = random.whole(3, 5);
  const order = random.chance(0.5)
    ? [inks[3], inks[2], inks[1], inks[0]]
    : [inks[1], inks[2], inks[3], inks[2]];
  const rings = new Map<string, Point[]>();
  for (let seed = 1; seed <= count; seed += 1) {
    const radius = spread * Math.sqrt(seed);
    const angle = start + seed * golden;
    const x = heart[0] + radius * Math.cos(angle);
    const y = heart[1] + radius * Math.sin(angle);
    if (x < -20 || x > width + 20 || y < -20 || y > height + 20) continue;
    const share = radius / (spread * Math.sqrt(count));
    const size = spread * (isGrowing ? 0.55 + 0.85 * share : 1.35 - 0.95 * share);
    const band = Math.min(bands - 1, Math.floor(share * bands));
    const color = seed % 34 === 21 ? spark : (order[band % order.length] ?? inks[2]);
    const key = `${color} ${Math.round(size / 1.5) * 1.5}`;
    rings.set(key, [...(rings.get(key) ?? []), [Math.round(x), Math.round(y)]]);
  }
  return [...rings].map(([key, points]) => {
    const [color = '', size = ''] = key.split(' ');
    return dots(points, Number(size), color);
  });
};
