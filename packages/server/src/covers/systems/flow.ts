import { height, softLine, width, type Point, type Shape } from '../shapes.ts';
import type { System } from './system.ts';

const step = 12;
const longest = 46;
/** Squares wider than any two bands need, so only the nine around a point are checked. */
const square = 32;
const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** The points of the existing bands. */
class Taken {
  readonly #squares = new Map<string, { point: Point; room: number }[]>();

  isFree(at: Point, room: number): boolean {
    return around.every(([right, down]) =>
      (this.#squares.get(squareOf(at, right, down)) ?? []).every(
        ({ point, room: other }) => Math.hypot(point[0] - at[0], point[1] - at[1]) > room + other + 4,
      ),
    );
  }

  add(points: readonly Point[], room: number): void {
    for (const point of points) {
      const key = squareOf(point);
      this.#squares.set(key, [...(this.#squares.get(key) ?? []), { point, room }]);
    }
  }
}

function squareOf([x, y]: Point, right = 0, down = 0): string {
  return `${Math.floor(x / square) + right} ${Math.floor(y / square) + down}`;
}

const isNear = ([x, y]: Point) => x >= -70 && x <= width + 70 && y >= -70 && y <= height + 70;

/** Follows the current from a point until it leaves the picture or meets another band. */
function follow(from: Point, angleAt: (at: Point) => number, isFree: (at: Point) => boolean): Point[] {
  const points: Point[] = [];
  let at = from;
  while (points.length < longest && isNear(at) && isFree(at)) {
    points.push(at);
    const angle = angleAt(at);
    at = [at[0] + step * Math.cos(angle), at[1] + step * Math.sin(angle)];
  }
  return points;
}

/** Bands that follow one current and never touch. */
export const flow: System = (random, { inks, spark }) => {
  const course = random.between(-0.5, 0.5) + (random.chance(0.3) ? 1.2 : 0);
  const [wide, high] = [random.between(0.6, 1.3) / 130, random.between(0.5, 1.2) / 130];
  const [first, second] = [random.between(0, 6.3), random.between(0, 6.3)];
  const swing = random.between(0.6, 1.1);
  const angleAt = ([x, y]: Point) =>
    course + swing * (Math.sin(x * wide + first) + Math.cos(y * high + second + x * wide * 0.4));
  const sizes = random.pick<readonly [number, ...number[]]>([
    [7, 7, 11, 18],
    [10, 10, 16],
    [6, 12, 26],
  ]);
  const taken = new Taken();
  const lines: Shape[] = [];
  for (let tries = 0; tries < 260 && lines.length < 64; tries += 1) {
    // the widest are placed first, while there is room
    const size = lines.length < 8 ? Math.max(...sizes) : random.pick(sizes);
    const from: Point = [random.between(-60, width), random.between(-30, height + 30)];
    const points = follow(from, angleAt, (at) => taken.isFree(at, size / 2));
    if (points.length < 7) continue;
    taken.add(points, size / 2);
    const shown = points.filter((_, place) => place % 4 === 0 || place === points.length - 1);
    const stroke =
      lines.length % 13 === 5 ? spark : random.pick([inks[0], inks[1], inks[1], inks[2], inks[3]]);
    lines.push({ d: softLine(shown), stroke, size });
  }
  return lines;
};
