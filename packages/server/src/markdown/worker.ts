import { parentPort } from 'node:worker_threads';
import { createRender } from './render.ts';
import { TextLimitError } from './limits.ts';
import type { RenderJob, RenderReply } from './queue.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const render = await createRender();
const reply = (message: RenderReply): void => port.postMessage(message);

port.on('message', (job: RenderJob) => {
  render(job.body, job.options).then(
    (rendered) => reply({ id: job.id, rendered }),
    (error: unknown) => {
      const failure = error instanceof Error ? error.message : String(error);
      reply({ id: job.id, failure, ...(error instanceof TextLimitError && { limit: error.limit }) });
    },
  );
});
reply({ id: 0 });
