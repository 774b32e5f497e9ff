import { Worker } from 'node:worker_threads';
import { errorMessage } from '../../errorMessage.ts';
import { Exchange } from './exchange.ts';

/** Draws the page of an address. */
export type Renderer = (request: Request) => Promise<Response>;

/** What a thread draws; it calls the main thread for `services`. */
export type Drawing = 'page' | 'failurePage';

export interface PageThreadOptions {
  /** The module of the thread, which calls `drawInThread`. */
  file: URL;
  /** The data passed to the module at start; it must be copyable. */
  data?: unknown;
  /** The address drawn first, to check that drawing works. */
  firstAddress: string;
  /** Handles the thread's calls to the services. */
  fetch: Renderer;
  /** Called when the thread ended unexpectedly. */
  onEnd(error: Error): void;
  /** Milliseconds after which a page is assumed never to end; 15 seconds by default. */
  timeLimit?: number;
  /** Milliseconds after which a start is assumed never to end; a minute by default: a busy machine starts slowly. */
  startLimit?: number;
}

/** The files that pages need are missing or broken. */
export class UnbuiltError extends Error {
  override name = 'UnbuiltError';
}

interface Thread {
  readonly worker: Worker;
  readonly exchange: Exchange<Drawing, 'services'>;
  /** The addresses being drawn. */
  readonly drawing: Set<string>;
  /** Resolves with the first page drawn. */
  readonly isReady: Promise<void>;
}

/**
 * Megabytes: a page takes about ten, and one that exhausts the memory must not take it from the others. V8 ends the
 * whole process, not just the thread, when promoted young objects exceed the limit by more than 16 MB in one step: so
 * the young generation is small.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 };

/**
 * Draws pages in a separate thread, so that the one that answers cached pages and calls is never blocked. A thread that
 * dies or hangs fails the pages it was drawing; the next request, for the page that reports it, starts another one.
 */
export class PageThread {
  readonly #options: PageThreadOptions;
  #thread: Thread | null = null;
  #isClosed = false;

  constructor(options: PageThreadOptions) {
    this.#options = options;
  }

  /** Starts the thread and draws one page; rejects with `UnbuiltError` where that fails. */
  async ready(): Promise<void> {
    try {
      await this.#running().isReady;
    } catch (error) {
      const reason = errorMessage(error);
      const sentence = `The built site cannot draw its pages (${reason}). Build it again: npm run build`;
      throw new UnbuiltError(sentence, { cause: error });
    }
  }

  /** How many requests are open, for pages and for the data they read. */
  get open(): number {
    return this.#thread?.exchange.open ?? 0;
  }

  readonly pages: Renderer = (request) => this.#draw('page', request);
  readonly failurePage: Renderer = (request) => this.#draw('failurePage', request);

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.worker.terminate();
  }

  async #draw(what: Drawing, request: Request): Promise<Response> {
    const thread = this.#running();
    await thread.isReady;
    const { timeLimit = 15_000 } = this.#options;
    const tooLong = new Error(`A page took longer than ${timeLimit} ms.`);
    const timer = setTimeout(() => this.#end(thread, tooLong), timeLimit);
    thread.drawing.add(request.url);
    try {
      return await thread.exchange.ask(what, request);
    } finally {
      clearTimeout(timer);
      thread.drawing.delete(request.url);
    }
  }

  #running(): Thread {
    if (this.#isClosed) throw new Error('The server is closing.');
    this.#thread ??= this.#start();
    return this.#thread;
  }

  #start(): Thread {
    const { file, data, firstAddress, fetch, startLimit = 60_000 } = this.#options;
    // The parent's other flags, such as a test runner's, mean nothing to this file.
    const worker = new Worker(file, {
      execArgv: ['--conditions=janus-source'],
      resourceLimits,
      workerData: data,
    });
    const exchange = new Exchange<Drawing, 'services'>(worker, (_to, request) => fetch(request));
    const isReady = exchange.ask('failurePage', new Request(firstAddress)).then(() => undefined);
    const thread: Thread = { worker, exchange, drawing: new Set(), isReady };
    const tooLong = new Error(`It did not start within ${startLimit} ms.`);
    const timer = setTimeout(() => this.#end(thread, tooLong), startLimit);
    // `ready` reports it to its callers; there may be none.
    isReady.catch(() => undefined).finally(() => clearTimeout(timer));
    worker.on('error', (error: Error) => this.#end(thread, error));
    worker.on('exit', () => this.#end(thread, new Error('It has stopped.')));
    return thread;
  }

  #end(thread: Thread, cause: Error): void {
    if (thread !== this.#thread) return;
    this.#thread = null;
    const pages = [...thread.drawing].join(', ') || 'nothing';
    const error = new Error(`The thread that draws pages has ended: ${cause.message} It drew ${pages}.`, {
      cause,
    });
    thread.exchange.end(error);
    void thread.worker.terminate();
    if (!this.#isClosed) this.#options.onEnd(error);
  }
}
