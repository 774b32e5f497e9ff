import { ensureBuilt } from '../../scripts/support/ensureBuilt.ts';
import { makeSample } from './dataFolder.ts';

/** Builds and makes the sample once for all workers; each of them starts a server of its own from both. */
export default async function buildSite(): Promise<() => Promise<void>> {
  await ensureBuilt();
  return makeSample();
}
