import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { bar, note, problem, words } from './FileUpload.css.ts';
import { formatSize } from './formatSize.ts';

/** A file on its way, with the share that has been sent, from 0 to 1, if it is known. */
interface UploadingFile {
  name: string;
  size: number;
  share?: number;
}

interface FailedUpload {
  message: string;
  onRetry(): void;
}

export interface UploadNoteProps {
  /** The id of the element. */
  id: string;
  /** The file on its way; null if there is none. */
  file: UploadingFile | null;
  /** Why the last file was refused; empty if it was not. */
  refusal: string;
  /** The upload that failed; null if none did. */
  failure: FailedUpload | null;
  /** What is accepted; shown unless a file is on its way. */
  help: ReactNode;
}

/** The state of an upload in words, announced as it changes. */
export function UploadNote({ id, file, refusal, failure, help }: UploadNoteProps) {
  return (
    <div id={id} role="status">
      {file ? <Progress file={file} /> : <p className={note}>{help}</p>}
      {refusal ? (
        <p className={problem}>
          <Icon name="warning" />
          <span className={words}>{refusal}</span>
        </p>
      ) : null}
      {failure ? <Failed {...failure} /> : null}
    </div>
  );
}

function Failed({ message, onRetry }: FailedUpload) {
  const { t } = useLingui();
  return (
    <div className={problem}>
      <Icon name="warning" />
      <p className={words}>{message}</p>
      <Button onClick={onRetry}>{t`Загрузить ещё раз`}</Button>
    </div>
  );
}

function Progress({ file }: { file: UploadingFile }) {
  const { t, i18n } = useLingui();
  const { name } = file;
  const size = formatSize(file.size, i18n.locale);
  return (
    <p className={note}>
      {t`Загружаю ${name}, ${size}…`}
      <progress className={bar} aria-label={t`Загрузка ${name}`} value={file.share} max={1} />
    </p>
  );
}
