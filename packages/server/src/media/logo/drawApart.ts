import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { uploadQueue } from '../uploadQueue.ts';
import type { DrawTask } from './child.ts';

/** A drawing of a hundred kilobytes can require hours of work. */
const longestMs = 8000;

async function draw(task: DrawTask): Promise<Buffer | null> {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    execArgv: ['--conditions=janus-source'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  let answer: unknown;
  child.once('message', (message) => (answer = message));
  child.send(task);
  await once(child, 'exit');
  return answer instanceof Uint8Array ? Buffer.from(answer) : null;
}

/**
 * Draws an SVG as WebP, in a separate process that then ends: the renderer reads a stranger's XML, can be kept busy,
 * and can open files. Null for one that cannot be drawn, shows nothing or takes too long.
 */
export function drawApart(task: DrawTask, account: string): Promise<Buffer | null> {
  return uploadQueue.run(account, task.side * task.side, () => draw(task));
}
