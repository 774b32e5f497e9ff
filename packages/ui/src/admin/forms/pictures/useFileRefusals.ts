import { useLingui } from '@lingui/react/macro';
import { formatSize } from '../../../components/FileUpload/formatSize.ts';
import { maxFileSize, maxVideoSize, pictureTypes } from '../pictureLimits.ts';
import { isHeic } from './fitPicture.ts';

/** Why a file cannot be uploaded, with advice on what to do; null if it can. */
export interface FileRefusals {
  tooLarge(file: File): string | null;
  wrongKind(file: File): string | null;
  /** For a picture that this browser could not re-encode. */
  unreadable(file: File): string;
}

export function useFileRefusals(): FileRefusals {
  const { t, i18n } = useLingui();
  const tooLarge = (file: File): string | null => {
    const most = file.type.startsWith('video/') ? maxVideoSize : maxFileSize;
    const limit = formatSize(most, i18n.locale);
    return file.size > most ? t`Файл больше ${limit}. Выберите файл поменьше.` : null;
  };
  return {
    tooLarge,
    wrongKind: (file) =>
      isHeic(file) || pictureTypes.split(',').includes(file.type)
        ? null
        : t`Нужен PNG, JPEG, WebP, AVIF, GIF, SVG, MP4 или WebM.`,
    unreadable: (file) =>
      isHeic(file)
        ? t`Браузер не читает HEIC. Сохраните фотографию как JPEG или добавьте её из Safari.`
        : (tooLarge(file) ?? t`Картинку не удалось прочитать: файл повреждён.`),
  };
}
