import type { ClientError, Media, Result } from '@janus-site/core';
import type { HeldFiles } from './heldFiles.ts';
import { isExpired } from './heldFiles.ts';

/** What becomes of one file. */
export type Progress =
  | { state: 'sending'; share: number | null }
  /** No way to the server: goes on by itself. */
  | { state: 'waiting'; error: ClientError; isHeld: boolean }
  /** The server refused it: somebody must decide. */
  | { state: 'failed'; error: ClientError }
  | { state: 'done'; media: Media };

export interface PictureQueueOptions {
  held: HeldFiles;
  send(file: File, onProgress: (share: number) => void): Promise<Result<Media>>;
  onProgress(id: string, progress: Progress): void;
  /** Runs the work after so many milliseconds; the answer calls it off. */
  later(milliseconds: number, work: () => void): () => void;
  /** Milliseconds. */
  now(): number;
}

export interface PictureQueue {
  add(id: string, file: File): void;
  /** Goes on with what a tab before this one left, of those that the texts still wait for. */
  resume(isWanted: (id: string) => boolean): Promise<readonly { id: string; name: string; file: File }[]>;
  retry(id: string): void;
  drop(id: string): void;
  /** The network is back. */
  wake(): void;
  stop(): void;
}

const firstPause = 5_000;
const longestPause = 60_000;
const away = new Set([429, 502, 503, 504]);

/** No answer, or one that says to come again. */
function isAway(error: ClientError): boolean {
  return error.kind === 'http'
    ? away.has(error.status)
    : error.kind === 'network' || error.kind === 'offline' || error.kind === 'timeout';
}

/** Sends files one after another; those that do not get through wait on the device, for as long as it takes. */
export function createPictureQueue({
  held,
  send,
  onProgress,
  later,
  now,
}: PictureQueueOptions): PictureQueue {
  const files = new Map<string, File>();
  const turns: string[] = [];
  const waiting = new Set<string>();
  const kept = new Set<string>();
  let isSending = false;
  let isStopped = false;
  let pause = firstPause;
  let callOff: (() => void) | null = null;

  const forget = (id: string) => {
    files.delete(id);
    waiting.delete(id);
    kept.delete(id);
    void held.remove(id);
  };
  const settle = (id: string, result: Result<Media>) => {
    if (result.ok) {
      pause = firstPause;
      onProgress(id, { state: 'done', media: result.data });
      forget(id);
    } else if (isAway(result.error)) {
      waiting.add(id);
      onProgress(id, { state: 'waiting', error: result.error, isHeld: kept.has(id) });
    } else onProgress(id, { state: 'failed', error: result.error });
  };
  const next = async (): Promise<void> => {
    if (isSending || isStopped) return undefined;
    const id = turns.shift();
    if (id === undefined) return undefined;
    const file = files.get(id);
    if (!file) return next();
    isSending = true;
    onProgress(id, { state: 'sending', share: 0 });
    const result = await send(file, (share) =>
      onProgress(id, { state: 'sending', share: share < 1 ? share : null }),
    );
    isSending = false;
    // dropped meanwhile: nobody waits for it
    if (files.has(id) && !isStopped) settle(id, result);
    if (turns.length > 0) return next();
    if (waiting.size > 0 && !isStopped) comeAgain();
    return undefined;
  };
  const wake = () => {
    callOff?.();
    callOff = null;
    turns.push(...[...waiting].filter((id) => !turns.includes(id)));
    waiting.clear();
    void next();
  };
  const comeAgain = () => {
    callOff?.();
    callOff = later(pause, wake);
    pause = Math.min(longestPause, pause * 2);
  };
  const enqueue = (id: string) => {
    if (!turns.includes(id)) turns.push(id);
    void next();
  };

  return {
    wake,
    add(id, file) {
      files.set(id, file);
      void held.put({ id, file, at: now() }).then((isKept) => {
        if (!isKept) return;
        if (files.has(id)) kept.add(id);
        // it was faster than the device
        else void held.remove(id);
      });
      enqueue(id);
    },
    async resume(isWanted) {
      const found = (await held.list()).toSorted((one, other) => one.at - other.at);
      for (const file of found) if (isExpired(file, now())) void held.remove(file.id);
      const wanted = found.filter((one) => !isExpired(one, now()) && !files.has(one.id) && isWanted(one.id));
      for (const { id, file } of wanted) {
        files.set(id, file);
        kept.add(id);
      }
      for (const { id } of wanted) enqueue(id);
      return wanted.map(({ id, file }) => ({ id, name: file.name, file }));
    },
    retry(id) {
      waiting.delete(id);
      enqueue(id);
    },
    drop: forget,
    stop() {
      isStopped = true;
      callOff?.();
    },
  };
}
