/** Resolves like `work`, or rejects once the signal aborts; the work itself cannot be stopped and goes on. */
export function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  reason: () => unknown = () => signal.reason,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(reason());
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
