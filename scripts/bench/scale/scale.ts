import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../packages/server/src/testing/postgres.ts';
import { root } from '../../support/root.ts';
import { run } from '../../support/run.ts';
import type { Save } from '../benches.ts';
import { measureSites } from './measure.ts';
import type { Engine, ScaleOptions } from './options.ts';
import { help, readScaleOptions } from './options.ts';
import { faultsOf, growthPlotted, scaleTable } from './report.ts';
import type { Site } from './site.ts';
import { startSite } from './site.ts';

async function measureEngine(
  engine: Engine,
  { sizes, turns, only }: ScaleOptions,
  createDatabase: () => Promise<string | null>,
  save: Save,
): Promise<string[]> {
  const sites: Site[] = [];
  try {
    for (const size of sizes) {
      const started = performance.now();
      sites.push(await startSite(size, await createDatabase()));
      console.log(`${engine}: ${size} posts in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    const measured = await measureSites(sites, { turns, only });
    console.log(`\n${scaleTable(measured, sizes, engine)}\n`);
    if (engine === 'sqlite') await save('scale', growthPlotted(measured, sizes));
    return faultsOf(measured, sizes).map((fault) => `${engine}: ${fault}`);
  } finally {
    for (const site of sites) await site.stop();
  }
}

async function measurePostgres(options: ScaleOptions, save: Save): Promise<string[]> {
  const native = findPostgres();
  if (native === null) return ['postgres: not measured, its optional package is not installed'];
  const postgres = await startPostgres(native);
  try {
    return await measureEngine('postgres', options, () => postgres.createDatabase(), save);
  } finally {
    await postgres.stop();
  }
}

/** `npm run bench -- scale`: measures the cost of growth; returns the exit code. */
export async function benchScale(words: readonly string[], save: Save): Promise<number> {
  if (words.includes('--help')) {
    console.log(help);
    return 0;
  }
  const options = readScaleOptions(words);
  if (typeof options === 'string') {
    console.error(options);
    return 1;
  }
  if (!existsSync(join(root, 'packages/site/dist/server/entryServer.js'))) {
    console.log('Building the site…');
    const { code, output } = await run(process.execPath, [join(root, 'scripts/build.ts')]);
    if (code !== 0) throw new Error(output);
  }
  const faults: string[] = [];
  for (const engine of options.engines)
    faults.push(
      ...(engine === 'sqlite'
        ? await measureEngine(engine, options, async () => null, save)
        : await measurePostgres(options, save)),
    );
  console.log(
    faults.length === 0 ? 'All within the bounds.' : `Beyond the bounds:\n  ${faults.join('\n  ')}`,
  );
  return faults.length === 0 ? 0 : 1;
}
