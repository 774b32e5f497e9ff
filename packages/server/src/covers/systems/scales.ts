import { circle, height, width, type Point, type Shape } from '../shapes.ts';
import type { System } from './system.ts';

/** Waves as on Japanese cloth: rows of arcs that cover those behind. */
export const scales: System = (random, { inks, ground, spark }) => {
  const radius = random.pick([80, 100, 133]);
  const rings = random.whole(3, 4);
  const tones = {
    low: [inks[0], ground, inks[1], ground],
    middle: [inks[1], ground, inks[2], ground],
    high: [inks[2], inks[0], inks[3], inks[0]],
    marked: [spark, ground, spark, ground],
  } as const;
  const fade = random.between(0, 6.3);
  const [turnX, turnY] = [random.between(-1, 1) / 190, random.between(0.4, 1) / 190];
  const marked = random.whole(10, 50);
  const shapes: Shape[] = [];
  let count = 0;
  for (let row = 0; (row * radius) / 2 <= height + 2 * radius; row += 1) {
    // arcs of one row do not touch, so a single path holds all rings of a colour
    const byTone = new Map<keyof typeof tones, Point[]>();
    for (let column = -1; column * 2 * radius <= width + radius; column += 1) {
      const x = column * 2 * radius + (row % 2 === 0 ? 0 : radius);
      const y = (row * radius) / 2;
      const wave = Math.sin(x * turnX + y * turnY + fade) + random.between(-0.25, 0.25);
      const tone = wave > 0.45 ? 'high' : wave > -0.35 ? 'middle' : 'low';
      const key = count === marked ? 'marked' : tone;
      byTone.set(key, [...(byTone.get(key) ?? []), [x, y]]);
      count += 1;
    }
    for (const [tone, centers] of byTone)
      for (let ring = 0; ring < rings; ring += 1) {
        const size = radius * (1 - ring / rings);
        shapes.push({
          d: centers.map((center) => circle(center, size)).join(''),
          fill: tones[tone][ring] ?? ground,
        });
      }
  }
  return shapes;
};
