import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './support/freshness.ts';
import { root } from './support/root.ts';
import './requireNode.js';

const node = process.execPath;
/** For tests, which build once and then start several servers from it. */
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

const parameters = [
  '--conditions=janus-source',
  // Node's own SQLite works and is tested here; its label would greet every owner.
  '--disable-warning=ExperimentalWarning',
  // The room for young objects is never given back: 30 MB less, and a kept page takes the processor no longer.
  '--max-semi-space-size=2',
  join(root, 'packages/site/src/start/serve.ts'),
  ...words,
];
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  // Each thread's own heap keeps what pictures and texts once took; two heaps are given back to the system.
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  // glibc raises both with the largest block that it has seen, a password's 19 MB, and gives back less from then on:
  // they stay at its defaults, in bytes. 10 MB less.
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/janus'),
};

// The server takes this process over: signals reach it, and there is one process to watch.
process.removeAllListeners('warning');
process.on('warning', () => undefined);
process.execve?.(node, [node, ...parameters], environment);
const { status } = spawnSync(node, parameters, { stdio: 'inherit', env: environment });
process.exit(status ?? 1);
