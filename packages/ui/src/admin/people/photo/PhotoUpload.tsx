import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { UploadState } from '../../../components/FileUpload/FileUpload.tsx';
import { PictureUpload } from '../../forms/pictures/PictureUpload.tsx';
import type { CropDialogProps } from './CropDialog.tsx';

export interface PhotoUploadProps {
  /** The current photo. */
  picture: string | null;
  upload: UploadState;
  /** Called with a square photo to upload. */
  onPhoto(file: File): void;
  onRemove(): void;
}

type Crop = ComponentType<CropDialogProps>;

/** A person's photo: picked, cropped to a square, uploaded. The crop dialog is loaded on demand. */
export function PhotoUpload({ picture, upload, onPhoto, onRemove }: PhotoUploadProps) {
  const { t } = useLingui();
  const [cropped, setCropped] = useState<{ file: File; Crop: Crop } | null>(null);
  const [problem, setProblem] = useState<UploadState | null>(null);

  const take = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      const { CropDialog } = await import('./CropDialog.tsx');
      setCropped({ file, Crop: CropDialog });
    } catch {
      setProblem({
        state: 'failed',
        message: t`Окно с кадром не загрузилось. Проверьте связь.`,
        onRetry: () => void take(file),
      });
    }
  };
  return (
    <>
      <PictureUpload
        label={t`Фото`}
        help={t`Картинка до 10 МБ. Квадрат из неё вы выберете сами.`}
        picture={picture}
        upload={problem ?? upload}
        onFile={(file) => void take(file)}
        onRemove={onRemove}
      />
      {cropped ? (
        <cropped.Crop
          file={cropped.file}
          onClose={() => setCropped(null)}
          onCut={(file) => {
            setCropped(null);
            onPhoto(file);
          }}
        />
      ) : null}
    </>
  );
}
