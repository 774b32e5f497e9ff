/** Resolves like `work`, or rejects with `reason` once the signal aborts; the work, which knows nothing of that, goes on. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal, reason: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(reason());
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
