import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../scripts/support/product.ts';

const sampleFolder = 'JANUS_E2E_SAMPLE';

/** Creates the sample once, which the folders of this run start with; returns a function that removes it. */
export async function makeSample(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'janus-sample-'));
  const product = await startProduct(folder, ['--as-built']);
  await product.stop();
  process.env[sampleFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Creates a data folder as the first start with the sample leaves it; empty outside of a test run. */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `janus-${name}-`));
  const sample = process.env[sampleFolder];
  if (sample !== undefined) await cp(sample, folder, { recursive: true });
  return folder;
}
