import { height, short, width, type Point, type Shape } from '../shapes.ts';
import type { System } from './system.ts';

interface Strip {
  from: number;
  to: number;
  shift: number;
}

/** The part of a disc between two vertical cuts, shifted along them. */
function cut([x, y]: Point, radius: number, { from, to, shift }: Strip): string {
  const [left, right] = [Math.max(from, x - radius), Math.min(to, x + radius)];
  if (right - left < 1) return '';
  const rise = (at: number) => Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2));
  const [start, end] = [rise(left), rise(right)];
  const arc = `A${short(radius)} ${short(radius)} 0 0 1 `;
  const middle = y + shift;
  return (
    `M${short(left)} ${short(middle - start)}${arc}${short(right)} ${short(middle - end)}` +
    `V${short(middle + end)}${arc}${short(left)} ${short(middle + start)}Z`
  );
}

/** Two discs, cut into strips that have slipped, like the halves of the mark. */
export const slats: System = (random, { inks, spark }) => {
  const count = random.whole(5, 14);
  const wide = width / count;
  const slip = random.between(24, 90);
  const large: Point = [random.between(0.36, 0.64) * width, height / 2];
  const small: Point = [
    large[0] + random.sign() * random.between(170, 260),
    height / 2 + random.between(-90, 90),
  ];
  const sizes = { large: random.between(170, 220), small: random.between(70, 125) };
  const wave = random.between(0.5, 1.6);
  const isRegular = random.chance(0.5);
  const strips = Array.from({ length: count }, (_, at): Strip => {
    const shift = slip * (isRegular ? (at % 2 === 0 ? -1 : 1) : Math.sin(at * wave));
    return { from: at * wide, to: (at + 1) * wide, shift };
  });
  const drawn = (center: Point, radius: number, pair: readonly [string, string]) =>
    pair.map((color, at): Shape => {
      const parts = strips.filter((__, place) => place % 2 === at).map((strip) => cut(center, radius, strip));
      return { d: parts.join(''), fill: color };
    });
  const ground = strips
    .filter((_, at) => at % 2 === 0)
    .map(({ from }) => `M${short(from)} 0h${short(wide)}v${height}h-${short(wide)}Z`);
  return [
    { d: ground.join(''), fill: inks[0] },
    ...drawn(
      large,
      sizes.large,
      random.pick([
        [inks[2], inks[1]],
        [inks[3], inks[2]],
      ] as const),
    ),
    ...drawn(small, sizes.small, [spark, random.chance(0.5) ? spark : inks[3]]),
  ];
};
