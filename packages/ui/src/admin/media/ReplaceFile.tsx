import type { MediaItem } from '@janus-site/core';
import { media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FileInput } from '../../components/FileUpload/FileInput.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useWrite } from '../../hooks/useWrite.ts';
import { isVideo } from '../forms/library/MediaThumb.tsx';
import { coverTypes, withHeic } from '../forms/pictureLimits.ts';
import { useFittedSend } from '../forms/pictures/usePictureFit.ts';
import { useUpload } from '../forms/useUpload.ts';
import { buttons, problem } from './MediaDialog.css.ts';

export interface ReplaceFileProps {
  item: MediaItem;
  onReplaced(item: MediaItem): void;
  onRemove(): void;
}

/** Replaces a file, or deletes it if it is unused. */
export function ReplaceFile({ item, onReplaced, onRemove }: ReplaceFileProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const replace = useWrite(media.replace);
  const picker = useRef<HTMLInputElement>(null);
  const sendFitted = useFittedSend();
  const { upload, send } = useUpload(
    (picked, onProgress) => sendFitted(picked, (file) => replace.run({ id: item.id, file, onProgress })),
    (made) => {
      showToast({ message: t`Файл заменён везде, где он показан`, tone: 'success' });
      onReplaced(made);
    },
  );
  return (
    <>
      {upload.state === 'failed' ? (
        <p role="alert" className={problem}>
          {upload.message}
        </p>
      ) : null}
      <div className={buttons}>
        <Button
          isPending={upload.state === 'sending'}
          pendingText={t`Заменяю…`}
          onClick={() => picker.current?.click()}
        >
          {t`Заменить везде`}
        </Button>
        {item.use_count === 0 ? (
          <Button tone="quiet" onClick={onRemove}>
            {t`Удалить`}
          </Button>
        ) : null}
      </div>
      <FileInput
        ref={picker}
        accept={isVideo(item) ? 'video/mp4,video/webm' : withHeic(`${coverTypes},image/svg+xml`)}
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
    </>
  );
}
