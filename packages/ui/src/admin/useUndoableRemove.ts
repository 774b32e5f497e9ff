import type { ClientError, Result } from '@janus-site/core';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '../components/Toast/Toast.tsx';

export interface UndoableRemove {
  /** Ids that are gone for the eye: leave them out of the list. */
  hidden: ReadonlySet<string>;
  /** Hides the item at once; the call is sent when the time for undo has run out. */
  remove(id: string, message: string): void;
  /** The last removal that the server refused; its item is back in the list. */
  failure: { id: string; error: ClientError; retry(): void } | null;
}

/** Removing with ten seconds to think again. Nothing is sent before, so undo cannot fail. */
export function useUndoableRemove(run: (id: string) => Promise<Result<unknown>>): UndoableRemove {
  const { t } = useLingui();
  const showToast = useToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<UndoableRemove['failure']>(null);

  const show = (id: string) => setHidden((ids) => new Set([...ids].filter((known) => known !== id)));
  const send = async (id: string) => {
    setFailure(null);
    setHidden((ids) => new Set([...ids, id]));
    const result = await run(id);
    if (result.ok) return;
    show(id);
    setFailure({ id, error: result.error, retry: () => void send(id) });
  };
  return {
    hidden,
    failure,
    remove(id, message) {
      setFailure(null);
      setHidden((ids) => new Set([...ids, id]));
      showToast({
        message,
        tone: 'undo',
        action: { label: t`Вернуть`, onAction: () => show(id) },
        onExpire: () => void send(id),
      });
    },
  };
}
