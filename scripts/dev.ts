// Serves the source. Vite applies changes of pages in the browser; changes of server code restart the server.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join, relative } from 'node:path';
import { root } from './support/root.ts';
import { watchFolders } from './support/watchFolders.ts';

const folders = ['packages/server/src', 'packages/core/src', 'openapi'].map((name) => join(root, name));
const parameters = ['--conditions=janus-source', 'packages/site/src/start/serve.ts', '--dev'];
/** Milliseconds: an editor, or git, writes more than once per save. */
const quiet = 100;

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;
let isStopping = false;

function start(): void {
  if (isStopping) process.exit(0);
  const child = spawn(process.execPath, [...parameters, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  server = child;
  child.once('exit', (code) => {
    server = null;
    if (isStopping || code === 0) process.exit(code ?? 1);
    console.error('The server has ended; it starts with the next change of a file.');
  });
}

function restart(): void {
  if (server === null) return start();
  server.removeAllListeners('exit').once('exit', start).kill();
}

watchFolders(folders, (path) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.log(`Changed: ${relative(root, path)}`);
    restart();
  }, quiet);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    if (server === null) process.exit(0);
    // The terminal itself sends Ctrl+C to the server.
    if (signal === 'SIGTERM') server.kill();
  });
}
start();
