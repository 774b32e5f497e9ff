import { flatten } from './flatten.ts';
import { drawShapes, type CoverPlan } from './drawCover.ts';
import { height, width, type Point } from './shapes.ts';

/** Colours in rows, three bytes each, as sharp reads them. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

interface Crossing {
  x: number;
  /** The vertical direction of the line there. */
  turn: number;
}

/** The crossings of lines with rows, by row. */
function crossingsOf(lines: readonly (readonly Point[])[], rows: number): Map<number, Crossing[]> {
  const found = new Map<number, Crossing[]>();
  for (const line of lines) {
    for (const [index, [x, y]] of line.entries()) {
      const [toX, toY] = line[index + 1] ?? line[0] ?? [x, y];
      const turn = y < toY ? 1 : -1;
      const first = Math.max(0, Math.ceil(Math.min(y, toY) - 0.5));
      const last = Math.min(rows - 1, Math.ceil(Math.max(y, toY) - 0.5) - 1);
      for (let row = first; row <= last; row += 1) {
        const crossing = { x: x + ((row + 0.5 - y) / (toY - y)) * (toX - x), turn };
        const cached = found.get(row);
        if (cached) cached.push(crossing);
        else found.set(row, [crossing]);
      }
    }
  }
  return found;
}

/** Fills the area inside the lines, in either direction (the rule `nonzero`). */
function fillArea(pixels: Pixels, lines: readonly (readonly Point[])[], color: Buffer): void {
  for (const [row, crossings] of crossingsOf(lines, pixels.height)) {
    crossings.sort((one, other) => one.x - other.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || !next) continue;
      const from = Math.max(0, Math.round(x));
      const to = Math.min(pixels.width, Math.round(next.x));
      const start = 3 * row * pixels.width;
      if (to > from) pixels.data.fill(color, start + 3 * from, start + 3 * to);
    }
  }
}

/** The corners of a band around a segment of a line, with round ends. */
function bandOf([x, y]: Point, [toX, toY]: Point, size: number): Point[] {
  const angle = Math.atan2(toY - y, toX - x);
  const corners = size < 3 ? 3 : 8;
  const end = (center: Point, from: number) =>
    Array.from({ length: corners + 1 }, (_, at): Point => {
      const turn = from + (at * Math.PI) / corners;
      return [center[0] + (size / 2) * Math.cos(turn), center[1] + (size / 2) * Math.sin(turn)];
    });
  return [...end([x, y], angle + Math.PI / 2), ...end([toX, toY], angle - Math.PI / 2)];
}

/**
 * Draws a cover as pixels, at `scale` times its own size. The image library does not load SVG, which can refer to other
 * files (`media/sharp.ts`); edges are hard and become smooth when the picture is scaled down.
 */
export function drawPixels(plan: CoverPlan, scale: number): Pixels {
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const pixels: Pixels = { data: Buffer.alloc(3 * size.width * size.height), ...size };
  for (const shape of drawShapes(plan)) {
    const lines = flatten(shape.d).map((line) => line.map(([x, y]): Point => [x * scale, y * scale]));
    if (shape.fill !== undefined) fillArea(pixels, lines, bytesOf(shape.fill));
    if (shape.stroke === undefined) continue;
    const color = bytesOf(shape.stroke);
    const band = (shape.size ?? 1) * scale;
    for (const line of lines)
      for (const [index, point] of line.slice(0, -1).entries())
        fillArea(pixels, [bandOf(point, line[index + 1] ?? point, band)], color);
  }
  return pixels;
}

function bytesOf(color: string): Buffer {
  return Buffer.from(color.slice(1), 'hex');
}
