import type { Point } from './shapes.ts';

const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 };
const token = /([MLHVQAZ])|(-?\d*\.?\d+)/gi;

/** Steps along a curve: enough for the size of a card. */
const steps = 14;

/** The points of an arc of about a quarter circle, from one end to the other, without the first. */
function arcPoints(
  [x, y]: Point,
  [toX, toY]: Point,
  wanted: number,
  isLarge: boolean,
  isClockwise: boolean,
): Point[] {
  const chord = Math.hypot(toX - x, toY - y);
  if (chord === 0) return [];
  const radius = Math.max(wanted, chord / 2);
  const rise = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (isLarge === isClockwise ? -1 : 1);
  const centerX = (x + toX) / 2 - (rise * (toY - y)) / chord;
  const centerY = (y + toY) / 2 + (rise * (toX - x)) / chord;
  const start = Math.atan2(y - centerY, x - centerX);
  let turn = Math.atan2(toY - centerY, toX - centerX) - start;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const count = Math.max(4, Math.ceil((Math.abs(turn) * steps) / 1.6));
  return Array.from({ length: count }, (_, at): Point => {
    const angle = start + (turn * (at + 1)) / count;
    return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle)];
  });
}

function curvePoints([x, y]: Point, [midX, midY]: Point, [toX, toY]: Point): Point[] {
  return Array.from({ length: steps / 2 }, (_, at): Point => {
    const share = (at + 1) / (steps / 2);
    const rest = 1 - share;
    return [
      rest ** 2 * x + 2 * rest * share * midX + share ** 2 * toX,
      rest ** 2 * y + 2 * rest * share * midY + share ** 2 * toY,
    ];
  });
}

/** The points that a command adds to a line that has reached `at`. */
function pointsOf(command: string, numbers: readonly number[], at: Point): Point[] {
  const isRelative = command !== command.toUpperCase();
  const [x, y] = isRelative ? at : ([0, 0] as const);
  const pair = (from: number): Point => [x + (numbers[from] ?? 0), y + (numbers[from + 1] ?? 0)];
  const kind = command.toUpperCase();
  if (kind === 'H') return [[x + (numbers[0] ?? 0), at[1]]];
  if (kind === 'V') return [[at[0], y + (numbers[0] ?? 0)]];
  if (kind === 'Q') return curvePoints(at, pair(0), pair(2));
  if (kind === 'A') return arcPoints(at, pair(5), numbers[0] ?? 0, numbers[3] === 1, numbers[4] === 1);
  return [pair(0)];
}

/** Converts the lines of a path to corners, curves to many short segments. */
export function flatten(d: string): Point[][] {
  const tokens = d.match(token) ?? [];
  const lines: Point[][] = [];
  let line: Point[] = [];
  let at: Point = [0, 0];
  let place = 0;
  while (place < tokens.length) {
    const command = tokens[place] ?? 'Z';
    const count = arity[command.toUpperCase()] ?? 0;
    const numbers = tokens.slice(place + 1, place + 1 + count).map(Number);
    place += 1 + count;
    const kind = command.toUpperCase();
    if (kind === 'Z') {
      const [first] = line;
      if (first) line.push((at = first));
      continue;
    }
    const points = pointsOf(command, numbers, at);
    at = points.at(-1) ?? at;
    if (kind === 'M') lines.push((line = points));
    else line.push(...points);
  }
  return lines;
}
