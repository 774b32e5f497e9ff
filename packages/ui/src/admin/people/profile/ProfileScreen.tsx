import { can, profile } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Page } from '../../shared/Page.tsx';
import { page } from '../../shared/Page.css.ts';
import { SecondFactor } from '../secondFactor/SecondFactor.tsx';
import { useCurrentUser } from '../../signIn/useCurrentUser.ts';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { AccessTokens } from '../accessTokens/AccessTokens.tsx';
import { Webhooks } from '../webhooks/Webhooks.tsx';
import { Account } from './Account.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SignIns } from './SignIns.tsx';
import { useHaveSettled } from './useHaveSettled.ts';

/** `/admin/profile`: the site's profile for those who may edit it, and everybody's own account. */
export function ProfileScreen() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const settled = useHaveSettled();
  // Nothing is placed below content that is still loading: it would move under the pointer.
  const lists = settled.lists ? (
    <>
      <Passkeys />
      <SecondFactor />
      <SignIns />
      {can(user, 'manageContent') ? <AccessTokens /> : null}
      {can(user, 'manageUsers') ? <Webhooks /> : null}
    </>
  ) : (
    <Skeleton />
  );
  const own = settled.profile ? (
    <>
      <Account />
      {lists}
    </>
  ) : null;
  if (!can(user, 'manageProfile')) return <Page heading={t`Профиль`}>{own}</Page>;
  return (
    <div className={page}>
      <SiteProfile />
      {own}
    </div>
  );
}

function SiteProfile() {
  const { t } = useLingui();
  const read = useRead(profile.get(), { reloadOnFocus: true });
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return <ErrorState title={t`Не удалось загрузить профиль`} error={read.error} onRetry={read.retry} />;
  }
  return <ProfileForm profile={read.data} />;
}
