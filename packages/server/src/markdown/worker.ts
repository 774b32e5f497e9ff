import { parentPort } from 'node:worker_threads';
import { errorMessage } from '../errorMessage.ts';
import { createRender } from './render.ts';
import { TextLimitError } from './limits.ts';
import type { RenderJob, RenderReply } from './queue.ts';

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const render = await createRender();
const reply = (message: RenderReply): void => port.postMessage(message);

port.on('message', ({ id, body, options }: RenderJob) => {
  render(body, options).then(
    (rendered) => reply({ kind: 'rendered', id, rendered }),
    (error: unknown) =>
      reply(
        error instanceof TextLimitError
          ? { kind: 'refused', id, limit: error.limit }
          : { kind: 'failed', id, failure: errorMessage(error) },
      ),
  );
});
reply({ kind: 'ready' });
