import { problem, type ProblemError } from '../errors.ts';
import { FairLanes } from '../markdown/fairLanes.ts';

export interface UploadQueueOptions {
  /** Bytes of all uploads being received or waiting; 64 MiB by default. */
  byteLimit?: number;
  /** The same for one account, so that nobody fills the queue alone; 32 MiB by default. */
  accountByteLimit?: number;
  /** Uploads of one account being received or waiting; 32 by default. */
  accountLimit?: number;
}

/** Pixels decoded concurrently: one of the largest pictures, or two smaller ones. */
const pixelLimit = 40_000_000;
const workLimit = 2;

interface Waiting {
  pixels: number;
  start(): void;
}

function refuse(code: 'unavailable' | 'too_many_requests'): ProblemError {
  return problem(code, { headers: { 'retry-after': '10' } });
}

/**
 * The queue in front of the picture decoder: uploads are counted by their bytes before they are read, and accounts take
 * turns at decoding. Without it, 24 concurrent pictures of 40 megapixels took 3 GB.
 */
export class UploadQueue {
  readonly #options: Required<UploadQueueOptions>;
  readonly #accounts = new Map<string, { bytes: number; count: number }>();
  #bytes = 0;
  readonly #waiting = new FairLanes<Waiting>();
  #next: Waiting | undefined;
  #pixels = 0;
  #running = 0;

  constructor(options: UploadQueueOptions = {}) {
    this.#options = { byteLimit: 64 * 2 ** 20, accountByteLimit: 32 * 2 ** 20, accountLimit: 32, ...options };
  }

  /**
   * Reserves room for an upload about to be read; the returned function releases it.
   * @throws ProblemError `too_many_requests` where the account has too much under way, `unavailable` where the site
   * has.
   */
  admit(account: string, bytes: number): () => void {
    const { byteLimit, accountByteLimit, accountLimit } = this.#options;
    const own = this.#accounts.get(account) ?? { bytes: 0, count: 0 };
    if (own.bytes + bytes > accountByteLimit || own.count >= accountLimit) throw refuse('too_many_requests');
    if (this.#bytes + bytes > byteLimit) throw refuse('unavailable');
    own.bytes += bytes;
    own.count += 1;
    this.#bytes += bytes;
    this.#accounts.set(account, own);
    return () => {
      own.bytes -= bytes;
      own.count -= 1;
      this.#bytes -= bytes;
      if (own.count === 0) this.#accounts.delete(account);
    };
  }

  /** Runs the work when it is the account's turn and there is room for its pixels. */
  async run<T>(account: string, pixels: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.#waiting.push(account, { pixels, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#pixels -= pixels;
      this.#startNext();
    }
  }

  #startNext(): void {
    while (this.#running < workLimit) {
      // The next job keeps its turn until there is room, so that small ones cannot delay a large one forever.
      this.#next ??= this.#waiting.shift();
      if (!this.#next) return;
      if (this.#running > 0 && this.#pixels + this.#next.pixels > pixelLimit) return;
      const { pixels, start } = this.#next;
      this.#next = undefined;
      this.#running += 1;
      this.#pixels += pixels;
      start();
    }
  }
}

/** The process has one decoder, so there is one queue. */
export const uploadQueue = new UploadQueue();
