import { Worker } from 'node:worker_threads';
import { problem } from '../errors.ts';
import { FairLanes } from './fairLanes.ts';
import type { TextLimit } from './limits.ts';
import { refusalOf } from './refusal.ts';
import type { Rendered, RenderOptions } from './types.ts';

export interface RenderJob {
  id: number;
  body: string;
  options: RenderOptions;
}

export type RenderReply =
  | { kind: 'ready' }
  | { kind: 'rendered'; id: number; rendered: Rendered }
  /** The text exceeds the limit. */
  | { kind: 'refused'; id: number; limit: TextLimit }
  | { kind: 'failed'; id: number; failure: string };

interface Waiting {
  job: RenderJob;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

export interface RenderQueueOptions {
  /** Milliseconds for one text; one that takes longer is refused. */
  timeLimit: number;
  /** How many texts of one account may wait; 20 by default. */
  laneLimit?: number;
  /** Milliseconds without a text after which the thread ends: it takes about 100 MB. Half a minute by default. */
  idleLimit?: number;
  /** The module of the thread; tests pass one that fails. */
  workerUrl?: URL;
}

/** One queue serves everybody: beyond this it refuses instead of growing. */
const waitingLimit = 200;

/** Renders one text after another in a separate thread, account by account; a text that hangs affects only itself. */
export class RenderQueue {
  readonly #options: Required<RenderQueueOptions>;
  readonly #waiting = new FairLanes<Waiting>();
  #worker: Worker | null = null;
  #isReady = false;
  #current: Waiting | null = null;
  #timer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(options: RenderQueueOptions) {
    const workerUrl = new URL('./worker.ts', import.meta.url);
    this.#options = { laneLimit: 20, idleLimit: 30_000, workerUrl, ...options };
  }

  /**
   * Renders a text as safe HTML.
   * @param account The account that queues; null for the server itself, whose texts are not limited in number.
   * @throws ProblemError `text_too_complex`, or `unavailable` where too many wait already or the thread cannot start.
   */
  render(body: string, options: RenderOptions, account: string | null): Promise<Rendered> {
    const lane = account ?? '';
    const { laneLimit } = this.#options;
    if (account !== null && (this.#waiting.lengthOf(lane) >= laneLimit || this.#waiting.size >= waitingLimit))
      return Promise.reject(problem('unavailable', { headers: { 'retry-after': '5' } }));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.push(lane, { job: { id: this.#lastId, body, options }, resolve, reject });
      this.#next();
    });
  }

  /** Starts the thread before the first text needs it; it ends again if none comes. */
  warmUp(): void {
    this.#worker ??= this.#start();
    if (!this.#current && this.#waiting.size === 0) this.#rest();
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const closing = this.#worker;
    this.#worker = null;
    const closed = new Error('The server is closing.');
    this.#takeCurrent()?.reject(closed);
    for (let left = this.#waiting.shift(); left; left = this.#waiting.shift()) left.reject(closed);
    await closing?.terminate();
  }

  #start(): Worker {
    // The parent's other flags, such as a test runner's, mean nothing to this file.
    const worker = new Worker(this.#options.workerUrl, {
      execArgv: ['--conditions=janus-source'],
      env: {},
    });
    worker.unref();
    this.#isReady = false;
    worker.on('message', (reply: RenderReply) => this.#receive(worker, reply));
    worker.on('error', (error) => this.#drop(worker, error));
    worker.on('exit', () => this.#drop(worker, new Error('The renderer has stopped.')));
    return worker;
  }

  #receive(worker: Worker, reply: RenderReply): void {
    if (worker !== this.#worker) return;
    this.#isReady = true;
    if (reply.kind !== 'ready' && reply.id === this.#current?.job.id) {
      const done = this.#takeCurrent();
      if (reply.kind === 'rendered') done?.resolve(reply.rendered);
      else done?.reject(reply.kind === 'refused' ? refusalOf(reply.limit) : new Error(reply.failure));
    }
    this.#next();
  }

  /** The thread is gone: its text fails, or the first one waiting for it to start; the others get a new thread. */
  #drop(worker: Worker, cause: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    const failed = this.#takeCurrent() ?? (this.#isReady ? undefined : this.#waiting.shift());
    this.#isReady = false;
    failed?.reject(cause);
    this.#next();
  }

  #takeCurrent(): Waiting | null {
    clearTimeout(this.#timer);
    const taken = this.#current;
    this.#current = null;
    return taken;
  }

  #next(): void {
    if (this.#current) return;
    if (this.#waiting.size === 0) {
      this.#rest();
      return;
    }
    clearTimeout(this.#idleTimer);
    this.#worker ??= this.#start();
    // A caller waits for the result, so the process must not exit.
    this.#worker.ref();
    if (this.#isReady) this.#send(this.#worker);
  }

  /** Nobody waits: the process may exit, and the thread ends after a while. */
  #rest(): void {
    const worker = this.#worker;
    clearTimeout(this.#idleTimer);
    if (!worker) return;
    worker.unref();
    this.#idleTimer = setTimeout(() => {
      this.#drop(worker, new Error('The renderer had nothing to do.'));
      void worker.terminate();
    }, this.#options.idleLimit).unref();
  }

  #send(worker: Worker): void {
    const taken = this.#waiting.shift();
    if (!taken) return;
    this.#current = taken;
    this.#timer = setTimeout(() => {
      this.#drop(worker, problem('text_too_complex'));
      void worker.terminate();
    }, this.#options.timeLimit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
    worker.postMessage(taken.job);
  }
}
