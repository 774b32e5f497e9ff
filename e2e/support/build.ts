import { execFileSync } from 'node:child_process';
import { isBuilt } from '../../scripts/support/freshness.ts';

/** Builds once for all workers; each of them starts a server of its own from it. */
export default function buildSite(): void {
  if (!isBuilt()) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}
