import { useLingui } from '@lingui/react/macro';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import type { Picture } from '../../markdown/pictures/usePictures.ts';
import type { PostForm } from './usePostForm.ts';

export interface EditorLeaveGuardProps {
  form: PostForm;
  pictures: readonly Picture[];
}

/** Whether leaving now would interrupt its upload. A held file that only waits loses nothing. */
const isUploading = ({ state, isHeld }: Picture): boolean =>
  state === 'sending' || (state === 'waiting' && !isHeld);

/** Asks before leaving while the text is saved nowhere or, if it is saved, while pictures are being uploaded. */
export function EditorLeaveGuard({ form, pictures }: EditorLeaveGuardProps) {
  const { t } = useLingui();
  const isTextUnsaved = form.isDirty && !form.isKept;
  const uploading = pictures.filter(isUploading);
  if (isTextUnsaved || uploading.length === 0) {
    return <LeaveGuard isActive={isTextUnsaved} onSave={() => form.save()} />;
  }
  return (
    <LeaveGuard
      isActive
      loss={{
        heading: t`Картинка ещё загружается. Уйти?`,
        lead: uploading.every(({ isHeld }) => isHeld)
          ? t`Если уйти сейчас, она догрузится, когда вы откроете этот пост на этом устройстве. Текст сохранён.`
          : t`Её файла на этом устройстве нет: если уйти сейчас, картинку придётся добавить заново. Текст сохранён.`,
      }}
    />
  );
}
