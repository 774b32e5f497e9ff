import type { ClientError, Media, Result } from '@janus-site/core';
import type { HeldFiles } from './heldFiles.ts';
import { isExpired } from './heldFiles.ts';

/** The upload state of one file. */
export type Progress =
  | { state: 'sending'; share: number | null }
  /** The server is unreachable; retried automatically. */
  | { state: 'waiting'; error: ClientError; isHeld: boolean }
  /** The server refused it: the user must decide. */
  | { state: 'failed'; error: ClientError }
  | { state: 'done'; media: Media };

export interface PictureQueueOptions {
  held: HeldFiles;
  send(file: File, onProgress: (share: number) => void): Promise<Result<Media>>;
  onProgress(id: string, progress: Progress): void;
  /** Runs the work after a delay; returns a function that cancels it. */
  later(milliseconds: number, work: () => void): () => void;
  /** Milliseconds. */
  now(): number;
}

const firstPause = 5_000;
const longestPause = 60_000;
const away = new Set([429, 502, 503, 504]);

/** Whether there was no response, or one that asks to retry later. */
function isAway(error: ClientError): boolean {
  return error.kind === 'http'
    ? away.has(error.status)
    : error.kind === 'network' || error.kind === 'offline' || error.kind === 'timeout';
}

/**
 * Uploads files one after another; those that fail to reach the server wait on the device and are retried indefinitely.
 */
export class PictureQueue {
  readonly #options: PictureQueueOptions;
  readonly #files = new Map<string, File>();
  #turns: string[] = [];
  readonly #waiting = new Set<string>();
  readonly #kept = new Set<string>();
  #isSending = false;
  #isStopped = false;
  #pause = firstPause;
  #callOff: (() => void) | null = null;

  constructor(options: PictureQueueOptions) {
    this.#options = options;
  }

  add(id: string, file: File): void {
    const { held, now } = this.#options;
    this.#files.set(id, file);
    void held.put({ id, file, at: now() }).then((isKept) => {
      if (!isKept) return;
      if (this.#files.has(id)) this.#kept.add(id);
      // the upload finished before the file was stored
      else void held.remove(id);
    });
    this.#enqueue(id);
  }

  /** Resumes the uploads left by an earlier tab whose texts still wait for them. */
  async resume(isWanted: (id: string) => boolean): Promise<readonly { id: string; name: string }[]> {
    const { held, now } = this.#options;
    const found = (await held.list()).toSorted((one, other) => one.at - other.at);
    for (const one of found) if (isExpired(one, now())) void held.remove(one.id);
    const wanted = found.filter(
      (one) => !isExpired(one, now()) && !this.#files.has(one.id) && isWanted(one.id),
    );
    for (const { id, file } of wanted) {
      this.#files.set(id, file);
      this.#kept.add(id);
    }
    for (const { id } of wanted) this.#enqueue(id);
    return wanted.map(({ id, file }) => ({ id, name: file.name }));
  }

  retry(id: string): void {
    this.#waiting.delete(id);
    this.#enqueue(id);
  }

  drop(id: string): void {
    this.#files.delete(id);
    this.#turns = this.#turns.filter((one) => one !== id);
    this.#waiting.delete(id);
    this.#kept.delete(id);
    void this.#options.held.remove(id);
  }

  /** Called when the network is back. */
  wake(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#turns.push(...[...this.#waiting].filter((id) => !this.#turns.includes(id)));
    this.#waiting.clear();
    void this.#next();
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  #enqueue(id: string): void {
    if (!this.#turns.includes(id)) this.#turns.push(id);
    void this.#next();
  }

  async #next(): Promise<void> {
    const { send, onProgress } = this.#options;
    if (this.#isSending || this.#isStopped) return undefined;
    const id = this.#turns.shift();
    if (id === undefined) return undefined;
    const file = this.#files.get(id);
    if (!file) return this.#next();
    this.#isSending = true;
    onProgress(id, { state: 'sending', share: 0 });
    const result = await send(file, (share) =>
      onProgress(id, { state: 'sending', share: share < 1 ? share : null }),
    );
    this.#isSending = false;
    // dropped meanwhile
    if (this.#files.has(id) && !this.#isStopped) this.#settle(id, result);
    if (this.#turns.length > 0) return this.#next();
    if (this.#waiting.size > 0 && !this.#isStopped) this.#comeAgain();
    return undefined;
  }

  #settle(id: string, result: Result<Media>): void {
    const { onProgress } = this.#options;
    if (result.ok) {
      this.#pause = firstPause;
      onProgress(id, { state: 'done', media: result.data });
      this.drop(id);
    } else if (isAway(result.error)) {
      this.#waiting.add(id);
      onProgress(id, { state: 'waiting', error: result.error, isHeld: this.#kept.has(id) });
    } else onProgress(id, { state: 'failed', error: result.error });
  }

  #comeAgain(): void {
    this.#callOff?.();
    this.#callOff = this.#options.later(this.#pause, () => this.wake());
    this.#pause = Math.min(longestPause, this.#pause * 2);
  }
}
