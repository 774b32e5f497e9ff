import { canToAccount, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListAddress } from '../../lists/useListAddress.ts';
import { useCurrentUser } from '../../signIn/useCurrentUser.ts';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../../hooks/useRead.ts';
import { UserForm } from './UserForm.tsx';

export interface OneUserProps {
  id: string;
  address: ListAddress;
}

/** The form of one account, for those who may change it. */
export function OneUser({ id, address }: OneUserProps) {
  const { t } = useLingui();
  const me = useCurrentUser();
  const read = useRead(users.byId(id));
  if (read.state === 'pending') return <Skeleton />;
  const user = read.state === 'ready' ? read.data : null;
  if (user && canToAccount(me, 'edit', user)) return <UserForm user={user} address={address} />;
  if (read.state === 'ready' || (read.error.kind === 'http' && read.error.status === 404)) {
    return (
      <EmptyState
        title={user ? t`Нет доступа к этой странице` : t`Такого пользователя нет`}
        action={<ButtonLink href={address.hrefOf({ edit: '' })}>{t`Все пользователи`}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={t`Не удалось загрузить пользователя`} error={read.error} onRetry={read.retry} />;
}
