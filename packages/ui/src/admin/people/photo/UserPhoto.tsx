import type { User } from '@janus-site/core';
import { errorText, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { PhotoUpload } from './PhotoUpload.tsx';
import { useUpload } from '../../forms/useUpload.ts';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

export interface UserPhotoProps {
  user: User;
}

/** The photo of an account; saved immediately. */
export function UserPhoto({ user }: UserPhotoProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { session } = useServices();
  const showToast = useToast();
  const me = useSession().user;
  const uploadPhoto = useWrite(users.uploadPhoto);
  const removePhoto = useWrite(users.removePhoto);
  const refresh = () => {
    if (user.id === me?.id) void session.loadUser();
  };
  const { upload, send, override } = useUpload(
    (file, onProgress) => uploadPhoto.run({ id: user.id, file, onProgress }),
    refresh,
  );
  const handleRemove = async () => {
    const result = await override(() => removePhoto.run({ id: user.id }));
    if (!result) return;
    if (result.ok) return refresh();
    const why = errorText(result.error, language);
    showToast({ tone: 'error', message: t`Фото не убрано: ${why}` });
  };
  return (
    <PhotoUpload
      picture={user.photo}
      upload={upload}
      onPhoto={(file) => void send(file)}
      onRemove={() => void handleRemove()}
    />
  );
}
