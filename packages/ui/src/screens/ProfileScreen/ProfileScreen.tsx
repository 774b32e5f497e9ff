import { profile } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { page } from '../../admin/Page.css.ts';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../data/useRead.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SignIns } from './SignIns.tsx';

/** `/admin/profile`: who the site is about, and one's own sign-ins. */
export function ProfileScreen() {
  const { t } = useLingui();
  const read = useRead(profile.get());
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить профиль`} error={read.error} onRetry={read.retry} />;
  }
  return (
    <div className={page}>
      <ProfileForm profile={read.data} />
      <Passkeys />
      <SignIns />
    </div>
  );
}
