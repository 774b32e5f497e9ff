import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { visuallyHidden } from '../../theme/text.css.ts';
import { pictureTypes, withHeic } from '../forms/pictureLimits.ts';

export interface UploadFilesProps {
  progress: { done: number; total: number } | null;
  onFiles(files: readonly File[]): void;
}

/** Uploads any number of chosen files. */
export function UploadFiles({ progress, onFiles }: UploadFilesProps) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  const number = (progress?.done ?? 0) + 1;
  const all = progress?.total ?? 0;
  return (
    <>
      <Button
        tone="primary"
        isPending={progress !== null}
        pendingText={t`Загружаю ${number} из ${all}…`}
        onClick={() => picker.current?.click()}
      >
        <Glyph name="upload" size={16} />
        {t`Загрузить`}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        accept={withHeic(pictureTypes)}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
