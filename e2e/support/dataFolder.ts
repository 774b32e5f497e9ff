import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../scripts/support/product.ts';

const sampleFolder = 'JANUS_E2E_SAMPLE';

/** Lets a product make its sample once, for the folders of this run to begin with; returns what removes it. */
export async function makeSample(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'janus-sample-'));
  const product = await startProduct(folder, ['--as-built']);
  await product.stop();
  process.env[sampleFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A data folder of its own, as the first start with the sample has left it; empty outside of a run of the tests. */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `janus-${name}-`));
  const sample = process.env[sampleFolder];
  if (sample !== undefined) await cp(sample, folder, { recursive: true });
  return folder;
}
