import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contents } from './examineArchive.ts';
import type { ArchiveTask } from './worker.ts';

/** Runs slow, independent work in a thread, so that it does not delay pages. */
async function runWorker(task: ArchiveTask): Promise<unknown> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    execArgv: ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'],
    env: {},
  });
  let answer: unknown = null;
  worker.once('message', (message) => (answer = message));
  await once(worker, 'exit');
  return answer;
}

/** Makes an archive from a database file, or from the copy already in the target. */
export async function makeArchiveApart(source: string | null, target: string): Promise<void> {
  await runWorker({ name: 'make', source, target });
}

/** Reads a finished archive completely; throws if it is not complete. */
export async function examineApart(file: string): Promise<Contents> {
  return (await runWorker({ name: 'examine', file })) as Contents;
}
