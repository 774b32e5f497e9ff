import { join } from 'node:path';
import { bundleSize } from '../support/bundleSize.ts';
import { libraries } from '../support/libraries.ts';
import { isLibraryBuilt } from '../support/freshness.ts';
import { root } from '../support/root.ts';
import { run } from '../support/run.ts';
import type { Save } from './benches.ts';
import { ratio, table, type Figure } from './figure.ts';

/** `npm run bench -- doors`: measures the bytes of each entry of the packages; returns the exit code. */
export async function benchDoors(save: Save): Promise<number> {
  const figures: Figure[] = [];
  for (const { name, budgets, limitInAll } of libraries) {
    const folder = join(root, 'packages', name);
    if (!isLibraryBuilt(name)) {
      console.log(`Building ${name}…`);
      const tool = join(root, 'node_modules/tsup/dist/cli-default.js');
      const { code, output } = await run(process.execPath, [tool, '--silent'], { cwd: folder });
      if (code !== 0) throw new Error(output);
    }
    let most = 0;
    for (const { what, code, limit } of budgets) {
      const { atOnce, inAll } = await bundleSize(code, join(folder, 'dist/index.js'));
      most = Math.max(most, inAll);
      figures.push({
        name: what.startsWith(name) ? what : `${name}: ${what}`,
        value: atOnce,
        unit: 'bytes',
        bound: { most: limit },
      });
    }
    const bound = { most: limitInAll };
    figures.push({ name: `${name}: the most, with all on demand`, value: most, unit: 'bytes', bound });
  }
  console.log(`\n${table(figures)}`);
  await save('doors', {
    what: 'What a page gets that imports from the packages core and ui, without React, as it travels with Brotli, against the limit of each door.',
    unit: 'bytes',
    axes: { x: 'what is imported', y: 'of the most that it may weigh' },
    isOfBounds: true,
    series: [
      {
        name: 'bytes',
        points: figures.map(({ name, value, bound }) => ({ x: name, y: value, ...(bound && { bound }) })),
      },
    ],
  });
  return figures.every((figure) => (ratio(figure) ?? 0) <= 1) ? 0 : 1;
}
