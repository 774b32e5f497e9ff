import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { buttons, frame, label as labelClass, preview, texts, zone } from './FileUpload.css.ts';
import { FileInput } from './FileInput.tsx';
import { UploadNote } from './UploadNote.tsx';
import { useDropZone } from './useDropZone.ts';
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

/** The props of `FileUpload`. */
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
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { refusal, fitted, take, cancel } = useTakenFile(props);
  const drop = useDropZone((data) => take(data.files[0]));
  const hasFile = Boolean(props.picture ?? props.current);
  // Shown as being sent from the moment it is picked.
  const sent = fitted ?? (upload.state === 'sending' ? upload : null);
  return (
    <div className={frame} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={labelClass}>
        {props.label}
      </span>
      <div {...drop} className={zone} onPaste={(event) => take(event.clipboardData.files[0])}>
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
          <FileInput ref={input} accept={props.accept} onFiles={([file]) => take(file)} />
          <UploadNote
            id={`${id}-note`}
            file={sent}
            refusal={refusal}
            failure={upload.state === 'failed' ? upload : null}
            help={props.help}
          />
        </div>
      </div>
    </div>
  );
}
