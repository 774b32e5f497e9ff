import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { formatSize } from './formatSize.ts';

export interface FileTaking {
  /** Largest size in bytes. */
  maxSize: number;
  /** Converts a file before its size is checked; returns an error message if it cannot. */
  fit?(file: File): Promise<File | string>;
  /** Called when a file of the right size is chosen, dropped or pasted. */
  onFile(file: File): void;
}

export interface TakenFile {
  /** Why the last file was refused. */
  refusal: string;
  /** The last file, while it is being converted. */
  fitted: File | null;
  take(file: File | undefined): void;
  /** Drops the file that is being converted: something else was chosen. */
  cancel(): void;
}

/** Converts and checks a file before it is passed on. */
export function useTakenFile(taking: FileTaking): TakenFile {
  const { t, i18n } = useLingui();
  const [refusal, setRefusal] = useState('');
  const [fitted, setFitted] = useState<File | null>(null);
  const latest = useLatest(taking);
  const turn = useRef(0);
  // A file that is still being converted when the field is left is dropped.
  useEffect(() => () => void (turn.current += 1), []);

  const takeFitting = (fitting: File | string) => {
    const { maxSize, onFile } = latest.current;
    if (typeof fitting === 'string') return setRefusal(fitting);
    const limit = formatSize(maxSize, i18n.locale);
    if (fitting.size > maxSize) return setRefusal(t`Файл больше ${limit}. Выберите файл поменьше.`);
    onFile(fitting);
  };
  const handleTake = async (file: File) => {
    setRefusal('');
    if (!taking.fit) return takeFitting(file);
    setFitted(file);
    const own = ++turn.current;
    const fitting = await taking.fit(file);
    if (own !== turn.current) return;
    setFitted(null);
    takeFitting(fitting);
  };
  const cancel = () => {
    turn.current += 1;
    setFitted(null);
  };
  return { refusal, fitted, take: (file) => void (file && !fitted && handleTake(file)), cancel };
}
