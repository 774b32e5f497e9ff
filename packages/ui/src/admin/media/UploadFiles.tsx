import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FileInput } from '../../components/FileUpload/FileInput.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
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
      <FileInput ref={picker} multiple accept={withHeic(pictureTypes)} onFiles={onFiles} />
    </>
  );
}
