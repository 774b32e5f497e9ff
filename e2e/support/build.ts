import { execFileSync } from 'node:child_process';
import { isBuilt } from '../../scripts/support/freshness.ts';
import { makeSample } from './dataFolder.ts';

/** Builds and makes the sample once for all workers; each of them starts a server of its own from both. */
export default async function buildSite(): Promise<() => Promise<void>> {
  if (!isBuilt()) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  return makeSample();
}
