import { Worker } from 'node:worker_threads';
import { problem } from '../errors.ts';
import type { Rendered, RenderOptions } from './types.ts';

export interface RenderJob {
  /** From 1; the reply with 0 says that the worker is ready. */
  id: number;
  body: string;
  options: RenderOptions;
}

export interface RenderReply {
  id: number;
  rendered?: Rendered;
  failure?: string;
}

interface Waiting {
  job: RenderJob;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

export interface RenderQueue {
  render(body: string, options: RenderOptions): Promise<Rendered>;
  /** Starts the thread before the first text needs it. */
  warmUp(): void;
  close(): Promise<void>;
}

export interface RenderQueueOptions {
  /** Milliseconds for one text; a text that takes longer is refused. */
  timeLimit: number;
}

/** Renders one text after another in a thread of its own; a text that hangs costs only itself. */
export function createRenderQueue({ timeLimit }: RenderQueueOptions): RenderQueue {
  const waiting: Waiting[] = [];
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let worker: Worker | null = null;
  let isReady = false;
  let lastId = 0;

  function start(): Worker {
    // Other flags of the parent, as a test runner's, mean nothing to this file.
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: ['--conditions=janus-source'],
      env: {},
    });
    started.unref();
    isReady = false;
    started.on('message', (reply: RenderReply) => {
      if (started !== worker) return;
      isReady = true;
      if (current && reply.id === current.job.id) finish(reply);
      next();
    });
    started.on('error', (error) => drop(started, error));
    started.on('exit', () => drop(started, new Error('The renderer has stopped.')));
    return started;
  }

  function finish(reply: RenderReply): void {
    clearTimeout(timer);
    const done = current;
    current = null;
    if (reply.rendered) done?.resolve(reply.rendered);
    else done?.reject(new Error(reply.failure));
  }

  /** The thread is gone: its text fails, the others get a new thread. */
  function drop(gone: Worker, error: Error): void {
    if (gone !== worker) return;
    worker = null;
    clearTimeout(timer);
    const failed = current ?? (isReady ? undefined : waiting.shift());
    current = null;
    failed?.reject(error);
    next();
  }

  function next(): void {
    if (current || waiting.length === 0) {
      if (!current) worker?.unref();
      return;
    }
    worker ??= start();
    // Somebody waits for the answer: the process stays until it is there.
    worker.ref();
    if (!isReady) return;
    const taken = waiting.shift();
    if (!taken) return;
    current = taken;
    const busy = worker;
    timer = setTimeout(() => {
      drop(busy, problem('text_too_complex'));
      void busy.terminate();
    }, timeLimit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    busy.postMessage(taken.job);
  }

  return {
    render: (body, options) =>
      new Promise((resolve, reject) => {
        waiting.push({ job: { id: (lastId += 1), body, options }, resolve, reject });
        next();
      }),
    warmUp() {
      worker ??= start();
    },
    async close() {
      const closing = worker;
      worker = null;
      clearTimeout(timer);
      for (const left of [...(current ? [current] : []), ...waiting.splice(0)]) {
        left.reject(new Error('The server is closing.'));
      }
      current = null;
      await closing?.terminate();
    },
  };
}
