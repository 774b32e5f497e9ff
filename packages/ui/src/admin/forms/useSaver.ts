import type { ClientError, Result } from '@janus-site/core';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../hooks/services.ts';

/** How far the saving is; one named state, said in words by `SaveState`. */
export type Saving =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; at: number }
  | { state: 'failed'; error: ClientError };

export interface Saver<O> {
  saving: Saving;
  /** Runs the save; a second call while one is under way waits for it and then runs. */
  save(): Promise<Result<O>>;
  /** Forgets a failure or a success. */
  reset(): void;
}

const isSignedOut = (error: ClientError) =>
  error.kind === 'auth' || (error.kind === 'http' && error.status === 401);

/**
 * One save at a time. A save that found the session ended runs again by itself once the person has signed in over the
 * page.
 */
export function useSaver<O>(run: () => Promise<Result<O>>): Saver<O> {
  const { session } = useServices();
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isWaiting = useRef(false);

  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [turn] = useState(() => async (): Promise<Result<O>> => {
    setSaving({ state: 'saving' });
    const result = await latest.current();
    isWaiting.current = !result.ok && isSignedOut(result.error);
    setSaving(result.ok ? { state: 'saved', at: Date.now() } : { state: 'failed', error: result.error });
    return result;
  });
  const [save] = useState(() => (): Promise<Result<O>> => {
    const next = queue.current.then(turn, turn);
    queue.current = next;
    return next;
  });

  useEffect(
    () =>
      session.on('signedIn', () => {
        if (isWaiting.current) void save();
      }),
    [session, save],
  );

  return { saving, save, reset: () => setSaving({ state: 'idle' }) };
}
