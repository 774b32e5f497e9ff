import { users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListAddress } from '../../lists/useListAddress.ts';
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

/** The form of one account. */
export function OneUser({ id, address }: OneUserProps) {
  const { t } = useLingui();
  const read = useRead(users.byId(id));
  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'ready') return <UserForm user={read.data} address={address} />;
  if (read.error.kind === 'http' && read.error.status === 404) {
    return (
      <EmptyState
        title={t`Такого пользователя нет`}
        action={<ButtonLink href={address.hrefOf({ edit: '' })}>{t`Все пользователи`}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={t`Не удалось загрузить пользователя`} error={read.error} onRetry={read.retry} />;
}
