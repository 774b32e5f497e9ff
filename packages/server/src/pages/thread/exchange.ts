import type { MessagePort, Worker } from 'node:worker_threads';
import type { Message } from './messages.ts';
import { readError, readRequest, readResponse, writeError, writeRequest, writeResponse } from './messages.ts';

interface Waiting {
  resolve(response: Response): void;
  reject(error: unknown): void;
}

export type Answer<To extends string> = (to: To, request: Request) => Promise<Response>;

/**
 * Requests and responses between two threads, in both directions, each calling the other by the names it knows. Aborts
 * are forwarded: the answering side sees the signal, and responds or fails soon.
 */
export class Exchange<Asks extends string, Answers extends string> {
  readonly #port: MessagePort | Worker;
  readonly #answer: Answer<Answers>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #working = new Map<number, AbortController>();
  #lastId = 0;

  constructor(port: MessagePort | Worker, answer: Answer<Answers>) {
    this.#port = port;
    this.#answer = answer;
    port.on('message', (message: Message<Answers>) => this.#receive(message));
  }

  /** How many requests are open on either side. */
  get open(): number {
    return this.#waiting.size + this.#working.size;
  }

  async ask(to: Asks, request: Request): Promise<Response> {
    const { signal } = request;
    signal.throwIfAborted();
    const letter = await writeRequest(request);
    const id = (this.#lastId += 1);
    const handleAbort = () => this.#send({ kind: 'abort', id, reason: writeError(signal.reason) });
    signal.addEventListener('abort', handleAbort);
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#send({ kind: 'ask', id, to, request: letter }, letter.body);
      });
    } finally {
      signal.removeEventListener('abort', handleAbort);
    }
  }

  /** The other thread is gone: no more responses arrive, and nobody needs the ones it requested. */
  end(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    for (const controller of this.#working.values()) controller.abort(error);
    this.#waiting.clear();
    this.#working.clear();
  }

  #send(message: Message, body?: ArrayBuffer): void {
    this.#port.postMessage(message, body ? [body] : []);
  }

  #receive(message: Message<Answers>): void {
    if (message.kind === 'ask') return void this.#work(message);
    if (message.kind === 'abort') return this.#working.get(message.id)?.abort(readError(message.reason));
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'answer') waiting?.resolve(readResponse(message.response));
    else waiting?.reject(readError(message.error));
  }

  async #work({ id, to, request }: Extract<Message<Answers>, { kind: 'ask' }>): Promise<void> {
    const controller = new AbortController();
    this.#working.set(id, controller);
    try {
      const response = await writeResponse(await this.#answer(to, readRequest(request, controller.signal)));
      this.#send({ kind: 'answer', id, response }, response.body);
    } catch (error) {
      this.#send({ kind: 'failure', id, error: writeError(error) });
    } finally {
      this.#working.delete(id);
    }
  }
}
