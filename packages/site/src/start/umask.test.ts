import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const entry = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Prints the umask of a process when it ends. */
const reporter = "process.on('exit', () => console.error(process.umask().toString(8)))";

test.each(['site/src/start/serve.ts', 'server/src/cli/main.ts'])(
  '%s sets the umask to 077, even when it is started with 000',
  (path) => {
    const line = [
      '--conditions=janus-source',
      '--import',
      `data:text/javascript,${reporter}`,
      entry(path),
      '--help',
    ];
    const command = 'umask 000; exec "$0" "$@" 2>&1 >/dev/null';
    const said = execFileSync('sh', ['-c', command, process.execPath, ...line], { encoding: 'utf8' });
    expect(said.trim().split('\n').at(-1)).toBe('77');
  },
);
