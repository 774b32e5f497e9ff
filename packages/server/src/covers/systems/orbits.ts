import { disc, height, short, width, type Point, type Shape } from '../shapes.ts';
import type { System } from './system.ts';

/** Arcs around one centre, with gaps; a few bodies on their way. */
export const orbits: System = (random, { inks, spark }) => {
  const center: Point = [
    random.pick([0.12, 0.3, 0.5, 0.7, 0.88]) * width + random.between(-30, 30),
    random.pick([0, 0.5, 1, 1.05]) * height,
  ];
  const gap = random.between(26, 40);
  const share = random.between(0.34, 0.62);
  const rings = Math.ceil(Math.max(center[0], width - center[0], height) / gap);
  const at = (radius: number, angle: number): Point => [
    center[0] + radius * Math.cos(angle),
    center[1] + radius * Math.sin(angle),
  ];
  const arcs: Shape[] = [];
  const bodies: Shape[] = [];
  const size = gap * share;
  let angle = random.between(0, 6.3);
  for (let ring = 1; ring <= rings; ring += 1) {
    const radius = ring * gap;
    const parts = random.whole(1, 3);
    angle += random.between(0.3, 1.1);
    for (let part = 0; part < parts; part += 1) {
      const from = angle + (part * 2 * Math.PI) / parts;
      const length = ((2 * Math.PI) / parts) * random.between(0.45, 0.86);
      const [start, end] = [at(radius, from), at(radius, from + length)];
      const color = random.pick([inks[0], inks[0], inks[1], inks[2], inks[3]]);
      const d = `M${start.map(short).join(' ')}A${short(radius)} ${short(radius)} 0 ${length > Math.PI ? 1 : 0} 1 ${end.map(short).join(' ')}`;
      arcs.push({ d, stroke: color, size });
    }
    if (ring % 3 === 2) bodies.push(disc(at(radius, angle - 0.5 + random.between(0, 6)), gap * 0.46, spark));
  }
  return [...arcs, disc(center, gap * 0.62, spark), ...bodies];
};
