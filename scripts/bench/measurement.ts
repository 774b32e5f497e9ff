/** A minimum or a maximum. */
export type Bound = { most: number } | { least: number };

export interface Point {
  x: string;
  y: number;
  bound?: Bound;
}

export interface Series {
  name: string;
  points: readonly Point[];
}

/** A measurement of a bench, in the form in which it is plotted. */
export interface Measured {
  /** One sentence. */
  what: string;
  /** The unit of `y`; empty for a ratio. */
  unit: string;
  /** The labels of both axes. */
  axes: { x: string; y: string };
  /** Plots values as shares of their bounds, for values of very different size. */
  isOfBounds?: boolean;
  /** All series have the same `x` in the same order, but some may be missing. */
  series: readonly Series[];
}

/** A measurement in its stored form. */
export interface Measurement extends Measured {
  /** The command that measures it again. */
  command: string;
  /** In the form `2026-11-27`. */
  date: string;
  /** The machine it was measured on. */
  machine: { cores: number; gigabytes: number };
  version: string;
  /** Absent if unknown. */
  commit?: string;
}

type Check = (value: unknown, at: string) => void;
type Shape = Readonly<Record<string, Check | { optional: Check }>>;

function fail(at: string, wanted: string): never {
  throw new Error(`${at} is not ${wanted}.`);
}
const text: Check = (value, at) => {
  if (typeof value !== 'string' || value === '') fail(at, 'a text');
};
const anyText: Check = (value, at) => {
  if (typeof value !== 'string') fail(at, 'a text');
};
const number: Check = (value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) fail(at, 'a number from 0 on');
};
const positive: Check = (value, at) => {
  if (typeof value !== 'number' || !(value > 0)) fail(at, 'a number above 0');
};
const yes: Check = (value, at) => {
  if (value !== true) fail(at, 'true, or left out');
};
const date: Check = (value, at) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) fail(at, 'a date as 2026-11-27');
};
const listOf =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value) || value.length === 0) fail(at, 'a list of one or more');
    for (const [index, item] of value.entries()) check(item, `${at}[${index}]`);
  };
const object =
  (shape: Shape): Check =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(at, 'an object');
    const fields = new Map(Object.entries(value));
    for (const name of fields.keys()) if (!(name in shape)) fail(`${at}.${name}`, 'a field of it');
    for (const [name, check] of Object.entries(shape)) {
      const field: unknown = fields.get(name);
      if (typeof check === 'function') check(field, `${at}.${name}`);
      else if (field !== undefined) check.optional(field, `${at}.${name}`);
    }
  };
const bound: Check = (value, at) => {
  object({ most: { optional: positive }, least: { optional: positive } })(value, at);
  if (Object.keys(value as object).length !== 1) fail(at, 'one of most and least');
};
const measurement = object({
  what: text,
  unit: anyText,
  axes: object({ x: text, y: text }),
  isOfBounds: { optional: yes },
  series: listOf(
    object({ name: text, points: listOf(object({ x: text, y: number, bound: { optional: bound } })) }),
  ),
  command: text,
  date,
  machine: object({ cores: positive, gigabytes: positive }),
  version: text,
  commit: { optional: text },
});

function refuseUnbounded({ isOfBounds, series }: Measurement, name: string): void {
  if (isOfBounds !== true) return;
  for (const { name: of, points } of series)
    for (const point of points)
      if (!point.bound || !('most' in point.bound))
        fail(`${name}: “${point.x}” of “${of}”`, 'a part of its bound: it has none that says most');
}

/** Reads a stored measurement; throws a readable error if its shape is wrong. */
export function readMeasurement(source: string, name: string): Measurement {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return fail(name, 'JSON');
  }
  measurement(value, name);
  const read = value as Measurement;
  refuseUnbounded(read, name);
  return read;
}
