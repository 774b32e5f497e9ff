import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './support/freshness.ts';
import { root } from './support/root.ts';
import { becomeServer } from './support/becomeServer.ts';
import './requireNode.js';

const node = process.execPath;
/** For tests, which build once and then start several servers. */
const asBuilt = '--as-built';
const isAsBuilt = process.argv.includes(asBuilt);
const words = process.argv.slice(2).filter((word) => word !== asBuilt);

function build(): void {
  console.log('Building the site: this is done once, and after a change of its source.');
  const { status } = spawnSync(node, [join(root, 'scripts/build.ts')], { stdio: 'inherit', cwd: root });
  if (status !== 0) {
    console.error('The site could not be built; the reason is above.');
    process.exit(1);
  }
}

if (!isAsBuilt && !words.includes('--help') && !isBuilt()) build();

becomeServer(['--conditions=janus-source', join(root, 'packages/site/src/start/serve.ts'), ...words], {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/janus'),
});
