import type { Result } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import { useRef, useState } from 'react';
import type { UploadState } from '../../components/FileUpload/FileUpload.tsx';
import { usePage } from '../../hooks/page.ts';
import { useLatest } from '../../hooks/useLatest.ts';

export interface Upload<O> {
  upload: UploadState;
  /** Uploads the file; resolves to the server's result, or to null if it was refused or another file was chosen. */
  send(file: File): Promise<O | null>;
  /** Ignores the result of the current upload: something else was chosen. */
  cancel(): void;
  /**
   * Cancels, and makes a change of the same thing once the current upload has ended: the server keeps the last one
   * received. Resolves to null if a file was chosen before that.
   */
  override<T>(change: () => Promise<T>): Promise<T | null>;
}

/**
 * Runs one upload at a time; a refused file can be sent again without picking it anew. A file chosen during an upload
 * replaces it and is sent after it: the server keeps the last one received.
 */
export function useUpload<O>(
  run: (file: File, onProgress: (share: number) => void) => Promise<Result<O>>,
  onDone?: (data: O) => void,
): Upload<O> {
  const { language } = usePage();
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const latest = useLatest({ run, onDone });
  const turn = useRef(0);
  const former = useRef<Promise<unknown>>(undefined);
  const send = async (file: File): Promise<O | null> => {
    const own = ++turn.current;
    const isLatest = () => own === turn.current;
    const sending = { state: 'sending', name: file.name, size: file.size } as const;
    setUpload(sending);
    await former.current;
    if (!isLatest()) return null;
    const running = latest.current.run(file, (share) => isLatest() && setUpload({ ...sending, share }));
    former.current = running.catch(() => undefined);
    const result = await running;
    if (!isLatest()) return null;
    if (result.ok) {
      setUpload({ state: 'idle' });
      latest.current.onDone?.(result.data);
      return result.data;
    }
    const message = errorText(result.error, language);
    setUpload({ state: 'failed', message, onRetry: () => void send(file) });
    return null;
  };
  const cancel = () => {
    turn.current += 1;
    setUpload({ state: 'idle' });
  };
  const override = async <T>(change: () => Promise<T>): Promise<T | null> => {
    cancel();
    const own = turn.current;
    await former.current;
    if (own !== turn.current) return null;
    const running = change();
    former.current = running.catch(() => undefined);
    return running;
  };
  return { upload, send, cancel, override };
}
