import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import {
  bar,
  buttons,
  frame,
  label as labelClass,
  note,
  preview,
  problem,
  texts,
  words,
  zone,
} from './FileUpload.css.ts';
import { formatSize } from './formatSize.ts';
import type { FileTaking } from './useTakenFile.ts';
import { useTakenFile } from './useTakenFile.ts';

/** The state of an upload. A refused upload keeps its file, so that it can be sent again. */
export type UploadState =
  | { state: 'idle' }
  | {
      state: 'sending';
      name: string;
      size: number;
      /** The share that has been sent, from 0 to 1; absent while it is unknown. */
      share?: number;
    }
  | { state: 'failed'; message: string; onRetry(): void };

export interface FileUploadProps extends FileTaking {
  /** What the file is for. */
  label: ReactNode;
  /** What is accepted, in words. */
  help: ReactNode;
  /** Types as in `<input accept>`. */
  accept: string;
  /** The state: idle, sending or failed. */
  upload: UploadState;
  /** The address of the current picture. */
  picture?: string | null;
  /** The address of a picture that is shown if there is none; it is not a file and cannot be removed. */
  standIn?: string | null;
  /** The current file, if it is not a picture. */
  current?: ReactNode;
  /** Returns other ways to choose a file, next to the button; they call `onOther`, which drops a file still on its way. */
  renderWays?(onOther: () => void): ReactNode;
  /** Removes the current file; absent if there is none. */
  onRemove?(): void;
}

/** A field for one file, which can be chosen, dropped on it or pasted into it. */
export function FileUpload(props: FileUploadProps) {
  const { upload, onRemove } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { refusal, fitted, take, cancel } = useTakenFile(props);
  const hasFile = Boolean(props.picture ?? props.current);
  // Shown as being sent from the moment it is picked.
  const sent = fitted ?? (upload.state === 'sending' ? upload : null);
  const name = sent?.name ?? '';
  const share = upload.state === 'sending' ? upload.share : undefined;
  const size = sent ? formatSize(sent.size, i18n.locale) : '';

  return (
    <div className={frame} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={labelClass}>
        {props.label}
      </span>
      <div
        className={zone}
        data-state={isOver ? 'over' : 'resting'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
        onPaste={(event) => take(event.clipboardData.files[0])}
      >
        {props.picture ? <img src={props.picture} alt={t`Выбранная картинка`} className={preview} /> : null}
        {!props.picture && props.standIn ? <img src={props.standIn} alt="" className={preview} /> : null}
        <div className={texts}>
          {props.current}
          <div className={buttons}>
            <Button
              isPending={sent !== null}
              aria-describedby={`${id}-note`}
              onClick={() => input.current?.click()}
            >
              {hasFile ? t`Заменить файл` : t`Выбрать файл`}
            </Button>
            {props.renderWays?.(cancel)}
            {onRemove && hasFile ? (
              <Button
                tone="quiet"
                onClick={() => {
                  cancel();
                  onRemove();
                }}
              >
                {t`Убрать`}
              </Button>
            ) : null}
          </div>
          <input
            ref={input}
            type="file"
            accept={props.accept}
            className={visuallyHidden}
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
          <div id={`${id}-note`} role="status">
            {sent ? (
              <p className={note}>
                {t`Загружаю ${name}, ${size}…`}
                <progress className={bar} aria-label={t`Загрузка ${name}`} value={share} max={1} />
              </p>
            ) : (
              <p className={note}>{props.help}</p>
            )}
            {refusal ? (
              <p className={problem}>
                <Icon name="warning" />
                <span className={words}>{refusal}</span>
              </p>
            ) : null}
            {upload.state === 'failed' ? (
              <div className={problem}>
                <Icon name="warning" />
                <p className={words}>{upload.message}</p>
                <Button onClick={upload.onRetry}>{t`Загрузить ещё раз`}</Button>
              </div>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}
