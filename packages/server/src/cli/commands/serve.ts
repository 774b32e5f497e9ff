import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';

/** Pages are composed with the services outside this package, so the site's start script is run. */
const start = fileURLToPath(new URL('../../../../../scripts/start.ts', import.meta.url));

export const serve: Command = {
  name: 'serve',
  usage: '',
  summary: 'Serves the site; the same as npm start.',
  async run(_given, { environment }) {
    const child = spawn(process.execPath, [start], { stdio: 'inherit', env: { ...environment } });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void child.kill(signal));
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  },
};
