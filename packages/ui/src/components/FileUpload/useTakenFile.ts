import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { FileUploadProps } from './FileUpload.tsx';
import { formatSize } from './formatSize.ts';

export interface TakenFile {
  /** Why the last file was not taken. */
  refusal: string;
  /** While something is made of the last file. */
  isFitting: boolean;
  take(file: File | undefined): void;
}

/** What becomes of a file before it is handed on. */
export function useTakenFile({ fit, maxSize, onFile }: FileUploadProps): TakenFile {
  const { t, i18n } = useLingui();
  const [refusal, setRefusal] = useState('');
  const [isFitting, setFitting] = useState(false);
  const latest = useRef<File>(null);

  const takeFitting = (fitting: File | string) => {
    if (typeof fitting === 'string') return setRefusal(fitting);
    const limit = formatSize(maxSize, i18n.locale);
    if (fitting.size > maxSize) return setRefusal(t`Файл больше ${limit}. Выберите файл поменьше.`);
    onFile(fitting);
  };
  const handleTake = async (file: File) => {
    latest.current = file;
    setRefusal('');
    if (!fit) return takeFitting(file);
    setFitting(true);
    const fitting = await fit(file);
    // another one was dropped meanwhile
    if (latest.current !== file) return;
    setFitting(false);
    takeFitting(fitting);
  };
  return { refusal, isFitting, take: (file) => void (file && handleTake(file)) };
}
