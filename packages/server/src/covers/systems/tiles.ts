import { height, width } from '../shapes.ts';
import type { System } from './system.ts';

/** The shapes for a square with side `s`, in four rotations, from its corner. */
const quarters = (s: number) => [
  `h${s}a${s} ${s} 0 0 1-${s} ${s}Z`,
  `h${s}v${s}a${s} ${s} 0 0 1-${s}-${s}Z`,
  `m${s} 0v${s}h-${s}a${s} ${s} 0 0 1 ${s}-${s}Z`,
  `v${s}h${s}a${s} ${s} 0 0 0-${s}-${s}Z`,
];
const leaves = (s: number) => [
  `a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1-${s}-${s}Z`,
  `m${s} 0a${s} ${s} 0 0 1-${s} ${s}a${s} ${s} 0 0 1 ${s}-${s}Z`,
];
const halves = (s: number) => {
  const r = s / 2;
  return [
    `h${s}a${r} ${r} 0 0 1-${s} 0Z`,
    `m0 ${s}h${s}a${r} ${r} 0 0 0-${s} 0Z`,
    `v${s}a${r} ${r} 0 0 0 0-${s}Z`,
    `m${s} 0v${s}a${r} ${r} 0 0 1 0-${s}Z`,
  ];
};
const whole = (s: number) => {
  const r = s / 2;
  return [`m0 ${r}a${r} ${r} 0 0 1 ${s} 0a${r} ${r} 0 0 1-${s} 0Z`];
};

/** A floor of quarter discs, leaves and discs; a few shapes in a rhythm. */
export const tiles: System = (random, { inks, spark }) => {
  const size = random.pick([100, 160]);
  const rows = Math.ceil(height / size);
  const top = (height - rows * size) / 2;
  const kinds = random.pick([
    [quarters, leaves],
    [quarters, halves],
    [leaves, whole],
    [quarters, whole],
    [halves, whole],
  ] as const);
  const [stepX, stepY, shift] = [random.whole(1, 3), random.whole(1, 3), random.whole(0, 3)];
  const byColor = new Map<string, string[]>();
  const sparks = new Set([random.whole(0, 39), random.whole(0, 39)]);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column * size < width; column += 1) {
      const place = row * (width / size) + column;
      if (random.chance(0.16)) continue;
      const shapes = (random.chance(0.7) ? kinds[0] : kinds[1])(size);
      const turn = random.chance(0.75) ? column * stepX + row * stepY + shift : random.whole(0, 3);
      const color = sparks.has(place) ? spark : random.pick([inks[0], inks[1], inks[1], inks[2], inks[3]]);
      const found = byColor.get(color) ?? [];
      found.push(`M${column * size} ${top + row * size}${shapes[turn % shapes.length]}`);
      byColor.set(color, found);
    }
  }
  return [...byColor].map(([fill, shapes]) => ({ d: shapes.join(''), fill }));
};
