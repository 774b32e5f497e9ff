import { height, softLoop, width, type Point } from '../shapes.ts';
import type { System } from './system.ts';

/** Land as on a map: two hills with nested contour lines. */
export const contours: System = (random, { inks, spark }) => {
  const levels = random.whole(6, 8);
  const [side, upright] = [random.sign(), random.sign()];
  const peaks = [1, -1].map((place) => {
    const phases = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)] as const;
    return {
      x: width / 2 + side * place * random.between(150, 260),
      y: height / 2 + place * upright * random.between(60, 140),
      size: place > 0 ? random.between(320, 410) : random.between(150, 215),
      phases,
      swing: random.between(0.1, 0.18),
    };
  });
  const ring = (peak: (typeof peaks)[number], level: number): Point[] => {
    const share = 1 - level / (levels + 0.6);
    return Array.from({ length: 22 }, (_, at): Point => {
      const angle = (at / 22) * 2 * Math.PI;
      const [two, three, five] = peak.phases;
      const bend =
        Math.sin(2 * angle + two + level * 0.16) +
        0.7 * Math.sin(3 * angle + three - level * 0.1) +
        0.35 * Math.sin(5 * angle + five);
      const radius = peak.size * share * (1 + peak.swing * bend * (0.55 + 0.45 * share));
      return [peak.x + 1.15 * radius * Math.cos(angle), peak.y + radius * Math.sin(angle)];
    });
  };
  const summit = random.chance(0.7) ? spark : inks[3];
  return Array.from({ length: levels }, (_, level) => {
    const [main, second] = peaks.map((peak) => softLoop(ring(peak, level)));
    const isTop = level === levels - 1;
    const step = Math.floor((level * inks.length) / levels);
    const color = isTop ? summit : inks[step];
    const line = inks[Math.min(3, step + 1)];
    const both = isTop ? (main ?? '') : `${main}${second}`;
    return { d: both, fill: color, stroke: line, size: 2 };
  });
};
