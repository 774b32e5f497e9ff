import { isInvalidated } from '@janus-site/core';
import type { ClientError, Result, Write } from '@janus-site/core';
import { useRef, useState } from 'react';
import { useServices } from './services.ts';
import { useIsMounted } from './useIsMounted.ts';
import { useReading } from './reading.ts';

/** What `useWrite` returns. */
export interface WriteState<I, O> {
  /** Runs the write. Returns failures as values and never throws. */
  run(input: I): Promise<Result<O>>;
  isPending: boolean;
  /** The error of the last run; null while running and after a success. */
  error: ClientError | null;
}

/** Returns a write with its state. After a success only the reads that it invalidates are loaded again. */
export function useWrite<I, O>(write: Write<I, O>): WriteState<I, O> {
  const { api } = useServices();
  const { invalidate } = useReading();
  const [error, setError] = useState<ClientError | null>(null);
  const [running, setRunning] = useState(0);
  const turn = useRef(0);
  const isMounted = useIsMounted();

  const run = async (input: I): Promise<Result<O>> => {
    const own = ++turn.current;
    setRunning((count) => count + 1);
    setError(null);
    const result = await write.run(api, input).catch((fault: unknown): Result<O> => {
      // A bug; thrown here, so that the error boundary above this component catches it while it is mounted.
      if (isMounted.current)
        setError(() => {
          throw fault;
        });
      else reportError(fault);
      return { ok: false, error: { kind: 'config', message: 'The call has a fault', cause: fault } };
    });
    setRunning((count) => count - 1);
    if (!result.ok) {
      if (own === turn.current) setError(result.error);
      return result;
    }
    const invalidations = write.invalidates(input);
    invalidate((key) => isInvalidated(key, invalidations));
    return result;
  };
  return { run, isPending: running > 0, error };
}
