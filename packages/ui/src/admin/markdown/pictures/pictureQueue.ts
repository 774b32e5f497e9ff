import type { ClientError, Media, Result } from '@janus-site/core';
import type { HeldFiles } from './heldFiles.ts';
import { isExpired } from './heldFiles.ts';

/** The upload state of one file. */
export type Progress =
  | { state: 'sending'; share: number | null }
  /** The server is unreachable; retried automatically. */
  | { state: 'waiting'; error: ClientError }
  /** The server refused it: the user must decide. */
  | { state: 'failed'; error: ClientError }
  /** This browser cannot prepare it for the server. */
  | { state: 'refused'; message: string }
  | { state: 'done'; media: Media };

export interface PictureQueueOptions {
  held: HeldFiles;
  /** Returns a file that the server accepts, or the reason why there is none. */
  fit(file: File): Promise<File | string>;
  /** Sends a file; one that is sent again with the same id is stored once. */
  send(id: string, file: File, onProgress: (share: number) => void): Promise<Result<Media>>;
  onProgress(id: string, progress: Progress): void;
  /** Called once the file is on the device. */
  onHeld(id: string): void;
  /** Runs the work after a delay; returns a function that cancels it. */
  later(milliseconds: number, work: () => void): () => void;
  /** Milliseconds. */
  now(): number;
}

const firstPause = 5_000;
const longestPause = 60_000;
/** After so many interrupted uploads of one file the user decides: each may use up mobile data. */
const mostCuts = 5;
const away = new Set([408, 429, 502, 503, 504]);

/** Whether there was no response, or one that asks to retry later. */
function isAway(error: ClientError): boolean {
  return error.kind === 'http'
    ? away.has(error.status)
    : error.kind === 'network' || error.kind === 'offline' || error.kind === 'timeout';
}

/** Whether an upload that had begun was interrupted; a busy server refuses before it reads. */
const isCut = (error: ClientError, share: number): boolean =>
  share > 0 && (error.kind === 'http' ? error.status === 408 : error.kind !== 'offline');

/**
 * Prepares and uploads files one after another, because a phone has no memory for several decoded photos; those that fail to reach the server wait on the device and are retried indefinitely.
 */
export class PictureQueue {
  readonly #options: PictureQueueOptions;
  readonly #files = new Map<string, File>();
  #turns: string[] = [];
  readonly #waiting = new Set<string>();
  readonly #cuts = new Map<string, number>();
  #isSending = false;
  #isStopped = false;
  #pause = firstPause;
  #callOff: (() => void) | null = null;

  constructor(options: PictureQueueOptions) {
    this.#options = options;
  }

  add(id: string, file: File): void {
    this.#files.set(id, file);
    void this.#keep(id, file);
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
    for (const { id, file } of wanted) this.#files.set(id, file);
    for (const { id } of wanted) this.#enqueue(id);
    return wanted.map(({ id, file }) => ({ id, name: file.name }));
  }

  retry(id: string): void {
    this.#cuts.delete(id);
    this.#waiting.delete(id);
    this.#enqueue(id);
  }

  drop(id: string): void {
    this.#files.delete(id);
    this.#cuts.delete(id);
    this.#turns = this.#turns.filter((one) => one !== id);
    this.#waiting.delete(id);
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

  async #keep(id: string, file: File): Promise<void> {
    const { held, now } = this.#options;
    if (!(await held.put({ id, file, at: now() }))) return;
    if (this.#files.has(id)) this.#options.onHeld(id);
    // the upload finished before the file was stored
    else await held.remove(id);
  }

  /** Prepares the file once; later tries, also those of another tab, send the same bytes. */
  async #prepare(id: string, file: File): Promise<File | string> {
    const fitting = await this.#options.fit(file);
    if (typeof fitting !== 'string' && fitting !== file && this.#files.has(id)) {
      this.#files.set(id, fitting);
      await this.#keep(id, fitting);
    }
    return fitting;
  }

  async #next(): Promise<void> {
    const { onProgress } = this.#options;
    if (this.#isSending || this.#isStopped) return undefined;
    const id = this.#turns.shift();
    if (id === undefined) return undefined;
    const file = this.#files.get(id);
    if (!file) return this.#next();
    this.#isSending = true;
    onProgress(id, { state: 'sending', share: 0 });
    await this.#upload(id, file);
    this.#isSending = false;
    if (this.#turns.length > 0) return this.#next();
    if (this.#waiting.size > 0 && !this.#isStopped) this.#comeAgain();
    return undefined;
  }

  async #upload(id: string, file: File): Promise<void> {
    const { send, onProgress } = this.#options;
    // dropped, or the editor was closed meanwhile
    const isUnwanted = () => !this.#files.has(id) || this.#isStopped;
    const fitting = await this.#prepare(id, file);
    if (isUnwanted()) return;
    if (typeof fitting === 'string') {
      onProgress(id, { state: 'refused', message: fitting });
      return this.drop(id);
    }
    let sent = 0;
    const result = await send(id, fitting, (share) => {
      sent = share;
      onProgress(id, { state: 'sending', share: share < 1 ? share : null });
    });
    if (!result.ok && isCut(result.error, sent)) this.#cuts.set(id, (this.#cuts.get(id) ?? 0) + 1);
    if (!isUnwanted()) this.#settle(id, result);
  }

  #settle(id: string, result: Result<Media>): void {
    const { onProgress } = this.#options;
    if (result.ok) {
      this.#pause = firstPause;
      onProgress(id, { state: 'done', media: result.data });
      this.drop(id);
    } else if (isAway(result.error) && (this.#cuts.get(id) ?? 0) < mostCuts) {
      this.#waiting.add(id);
      onProgress(id, { state: 'waiting', error: result.error });
    } else onProgress(id, { state: 'failed', error: result.error });
  }

  #comeAgain(): void {
    this.#callOff?.();
    this.#callOff = this.#options.later(this.#pause, () => this.wake());
    this.#pause = Math.min(longestPause, this.#pause * 2);
  }
}
