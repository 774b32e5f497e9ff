import { ensureBuilt } from '../../scripts/support/ensureBuilt.ts';
import { makeSample } from './dataFolder.ts';

/** Builds the site and creates the sample once for all workers, each of which starts its own server from both. */
export default async function buildSite(): Promise<() => Promise<void>> {
  await ensureBuilt();
  return makeSample();
}
