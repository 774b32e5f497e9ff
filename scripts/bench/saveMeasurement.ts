import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import type { Measured, Measurement } from './measurement.ts';
import { readMeasurement } from './measurement.ts';

const measurementsFolder = 'docs/measurements';

const digits = ({ series }: Measured): Measured['series'] =>
  series.map(({ name, points }) => ({
    name,
    points: points.map((point) => ({ ...point, y: Number(point.y.toPrecision(4)) })),
  }));

async function commitOf(): Promise<string | undefined> {
  const { code, output } = await run('git', ['rev-parse', '--short=12', 'HEAD']);
  return code === 0 ? output.trim() : undefined;
}

/** Stores a measurement with its date, machine and version. */
export async function saveMeasurement(name: string, command: string, measured: Measured): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = await commitOf();
  const kept: Measurement = {
    ...measured,
    series: measured.isOfBounds === true ? measured.series : digits(measured),
    command,
    date: new Date().toISOString().slice(0, 10),
    machine: { cores: availableParallelism(), gigabytes: Math.round(totalmem() / 2 ** 30) },
    version,
    ...(commit !== undefined && { commit }),
  };
  const text = `${JSON.stringify(kept, null, 2)}\n`;
  readMeasurement(text, name);
  await mkdir(join(root, measurementsFolder), { recursive: true });
  const file = join(root, measurementsFolder, `${name}.json`);
  await writeFile(file, text);
  await run('oxfmt', [file]);
  console.log(`Kept in ${measurementsFolder}/${name}.json.`);
}
