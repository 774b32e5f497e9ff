import type { User } from '@janus-site/core';
import { errorText, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { maxFileSize, pictureTypes } from '../../admin/pictureLimits.ts';
import { useUpload } from '../../admin/useUpload.ts';
import { FileUpload } from '../../components/FileUpload/FileUpload.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { useHost } from '../../data/host.ts';
import { useSession } from '../../data/useSession.ts';
import { useWrite } from '../../data/useWrite.ts';

export interface UserPhotoProps {
  user: User;
}

/** The photo of an account; saved at once. */
export function UserPhoto({ user }: UserPhotoProps) {
  const { t } = useLingui();
  const { session, language } = useHost();
  const showToast = useToast();
  const me = useSession().user;
  const uploadPhoto = useWrite(users.uploadPhoto);
  const removePhoto = useWrite(users.removePhoto);
  const refresh = () => {
    if (user.id === me?.id) void session.loadUser();
  };
  const { upload, send } = useUpload((file) => uploadPhoto.run({ id: user.id, file }), refresh);
  const handleRemove = async () => {
    const result = await removePhoto.run({ id: user.id });
    if (result.ok) return refresh();
    const why = errorText(result.error, language);
    showToast({ tone: 'error', message: t`Фото не убрано: ${why}` });
  };
  return (
    <FileUpload
      label={t`Фото`}
      help={t`Картинка до 10 МБ, лучше квадратная`}
      accept={pictureTypes}
      maxSize={maxFileSize}
      picture={user.photo}
      upload={upload}
      onFile={(file) => void send(file)}
      onRemove={() => void handleRemove()}
    />
  );
}
