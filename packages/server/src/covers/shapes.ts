/** The size of every drawing, in its own units. */
export const width = 800;
export const height = 500;

export type Point = readonly [x: number, y: number];

/** A number with the precision a drawing needs. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

function join(...numbers: readonly number[]): string {
  return numbers
    .map((value) => short(value))
    .reduce((line, next) => `${line}${next.startsWith('-') ? '' : ' '}${next}`);
}

const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

/** The path of a smooth line along points. */
export function softLine(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const curves = others.slice(0, -1).map((point, at) => {
    const middle = between(point, others[at + 1] ?? point);
    return `Q${join(...point, ...middle)}`;
  });
  return `M${join(...first)}${curves.join('')}L${join(...last)}`;
}

/** The path of a smooth closed line around points. */
export function softLoop(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const curves = points.map((point, at) => `Q${join(...point, ...between(point, points[at + 1] ?? first))}`);
  return `M${join(...between(last, first))}${curves.join('')}Z`;
}

/** A shape: a filled area, a line of some width with round ends, or an outlined area. */
export interface Shape {
  /** The `d` of an SVG path with the commands `M L H V Q A Z` in either case. */
  d: string;
  fill?: string;
  stroke?: string;
  /** The width of the line. */
  size?: number;
}

export function disc([x, y]: Point, radius: number, fill: string): Shape {
  return { d: circle([x, y], radius), fill };
}

/** The path of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const half = `a${join(radius, radius)} 0 0 1 `;
  return `M${join(x - radius, y)}${half}${join(2 * radius, 0)}${half}${join(-2 * radius, 0)}Z`;
}

/** A dot at each point. */
export function dots(points: readonly Point[], size: number, stroke: string): Shape {
  return { d: points.map((point) => `M${join(...point)}h0`).join(''), stroke, size };
}
