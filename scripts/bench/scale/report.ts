import type { Measured as Plotted } from '../measurement.ts';
import type { Measured, Row } from './measure.ts';

const bounds = { ratio: 3, hold: 50, memory: 700 } as const;

/** Milliseconds below which the result depends on the machine. */
const floor = 2;

/** Returns the cost at a size as a multiple of the smallest one's. */
function growth({ costs }: Row, at: number): number {
  return Math.max(costs[at]?.time ?? Number.NaN, floor) / Math.max(costs[0]?.time ?? Number.NaN, floor);
}

/** Returns the breaches of a bound at the second size; the third is reported, not judged. */
export function faultsOf({ rows, missing, memory }: Measured, sizes: readonly number[]): string[] {
  const faults = missing.map(({ name, because }) => `${name}: no answer, ${because}`);
  for (const row of rows) {
    const name = `${row.name}, ${row.state}`;
    const ratio = growth(row, 1);
    const hold = row.costs[1]?.hold ?? 0;
    if (ratio > bounds.ratio)
      faults.push(`${name}: ${ratio.toFixed(1)} times as much at ${sizes[1]} as at ${sizes[0]}`);
    if (hold > bounds.hold) faults.push(`${name}: holds the event loop ${hold.toFixed(0)} ms at ${sizes[1]}`);
  }
  for (const [at, used] of memory.slice(0, 2).entries())
    if (used > bounds.memory) faults.push(`memory at ${sizes[at]}: ${used.toFixed(0)} MiB`);
  return faults;
}

/** Returns a line for each address and state: times, blocks, and the cost of growth. */
export function scaleTable({ rows, memory }: Measured, sizes: readonly number[], engine: string): string {
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(48)}${cells.map((cell) => cell.padStart(11)).join('')}`;
  const head = line(engine, [
    ...sizes.map((size) => `ms ${size}`),
    ...sizes.slice(1).map((size) => `x ${size}`),
    ...sizes.map((size) => `hold ${size}`),
  ]);
  const body = rows.map((row) =>
    line(`  ${row.name}, ${row.state}`, [
      ...row.costs.map(({ time }) => time.toFixed(1)),
      ...sizes.slice(1).map((_, at) => growth(row, at + 1).toFixed(2)),
      ...row.costs.map(({ hold }) => hold.toFixed(0)),
    ]),
  );
  return [
    head,
    ...body,
    line(
      '  memory, MiB',
      memory.map((used) => used.toFixed(0)),
    ),
  ].join('\n');
}

const mostPlotted = 20;

/** Returns the plot of the second size's cost after a write; cached pages cost the same at any size. */
export function growthPlotted({ rows }: Measured, sizes: readonly number[]): Plotted {
  const [few = 0, many = 0] = sizes.map((size) => size.toLocaleString('en'));
  const points = rows
    .filter(({ state }) => state === 'cold')
    .map((row) => ({ x: row.name, y: growth(row, 1), bound: { most: bounds.ratio } }))
    .toSorted((one, other) => other.y - one.y);
  return {
    what: `How many times as long an address takes after a write with ${many} posts as with ${few}, on SQLite, measured in turn; what takes less than ${floor} ms counts as ${floor}. These are the ${mostPlotted} that grow most, of ${points.length}.`,
    unit: '',
    axes: { x: 'address', y: `times as long as with ${few} posts` },
    series: [{ name: `${many} posts`, points: points.slice(0, mostPlotted) }],
  };
}
