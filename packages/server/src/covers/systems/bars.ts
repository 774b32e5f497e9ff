import { height, short, width, type Shape } from '../shapes.ts';
import type { System } from './system.ts';

/** A row of upright bars with round ends, long where a slow wave is high. */
export const bars: System = (random, { inks, spark }) => {
  const count = random.whole(11, 24);
  const step = width / count;
  const size = step * random.between(0.5, 0.72);
  const [first, second] = [random.between(0, 6.3), random.between(0, 6.3)];
  const [slow, fast] = [random.between(0.6, 1.3), random.between(1.6, 3)];
  const middle = height * random.between(0.42, 0.58);
  const marked = random.whole(1, count - 2);
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 6.3;
    const wave = 0.5 + 0.34 * Math.sin(turn * slow + first) + 0.16 * Math.sin(turn * fast + second);
    const half = Math.max(6, wave * height * 0.46);
    const lift = 40 * Math.sin(turn * 0.8 + second);
    const x = (at + 0.5) * step;
    const [top, bottom] = [middle + lift - half, middle + lift + half];
    const cut = top + (bottom - top) * random.between(0.3, 0.7);
    const [upper, lower] = random.pick([
      [inks[1], inks[2]],
      [inks[2], inks[0]],
      [inks[0], inks[1]],
      [inks[3], inks[1]],
    ] as const);
    const line = (from: number, to: number, stroke: string): Shape => ({
      d: `M${short(x)} ${short(from)}V${short(to)}`,
      stroke,
      size,
    });
    const gap = size * 0.62;
    return cut - gap > top && cut + gap < bottom
      ? [line(top, cut - gap, at === marked ? spark : upper), line(cut + gap, bottom, lower)]
      : [line(top, bottom, at === marked ? spark : upper)];
  }).flat();
};
