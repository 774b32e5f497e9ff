import type { Result } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import { useState } from 'react';
import type { UploadState } from '../../components/FileUpload/FileUpload.tsx';
import { usePage } from '../../hooks/page.ts';

export interface Upload<O> {
  upload: UploadState;
  /** Sends the file; returns what the server made of it, or null. */
  send(file: File): Promise<O | null>;
}

/** One upload at a time; a refused file may be sent again without picking it anew. */
export function useUpload<O>(
  run: (file: File, onProgress: (share: number) => void) => Promise<Result<O>>,
  onDone?: (data: O) => void,
): Upload<O> {
  const { language } = usePage();
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const send = async (file: File): Promise<O | null> => {
    const sending = { state: 'sending', name: file.name, size: file.size } as const;
    setUpload(sending);
    const result = await run(file, (share) => setUpload({ ...sending, share }));
    if (result.ok) {
      setUpload({ state: 'idle' });
      onDone?.(result.data);
      return result.data;
    }
    const message = errorText(result.error, language);
    setUpload({ state: 'failed', message, onRetry: () => void send(file) });
    return null;
  };
  return { upload, send };
}
