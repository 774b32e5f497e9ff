import { join } from 'node:path';
import { isBuilt } from './freshness.ts';
import { root } from './root.ts';
import { run } from './run.ts';

/** Builds the site unless a build of this source exists; throws if that fails. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return;
  const { code } = await run(process.execPath, [join(root, 'scripts/build.ts')], {
    cwd: root,
    onOutput: (text) => process.stdout.write(text),
  });
  if (code !== 0) throw new Error('The site could not be built; the reason is above.');
}
