import type { QueryOf, UserList as Users } from '@janus-site/core';
import { numberedPage, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { FilterSelect } from '../../admin/list/FilterSelect.tsx';
import { tools } from '../../admin/list/ListTools.css.ts';
import { NothingFound } from '../../admin/list/NothingFound.tsx';
import { PageLinks } from '../../admin/list/PageLinks.tsx';
import { pageSize } from '../../admin/list/pages.ts';
import { SearchField } from '../../admin/list/SearchField.tsx';
import type { ListAddress } from '../../admin/list/useListAddress.ts';
import { useRangeText } from '../../admin/list/useRangeText.ts';
import { Page } from '../../admin/Page.tsx';
import { quiet } from '../../admin/Page.css.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useRead } from '../../data/useRead.ts';
import { UserTable } from './UserTable.tsx';

const roles = ['all', 'owner', 'staff'] as const;
const states = ['all', 'active', 'disabled'] as const;

export interface UserListProps {
  address: ListAddress;
}

/** Accounts, by pages; who is looked for is in the address. */
export function UserList({ address }: UserListProps) {
  const { t } = useLingui();
  const role = address.choice('role', roles);
  const state = address.choice('state', states);
  const { q, page } = address;
  const query: QueryOf<'listUsers'> = {
    ...(q ? { q } : {}),
    ...(role === 'all' ? {} : { role }),
    ...(state === 'all' ? {} : { is_active: state === 'active' }),
  };
  const read = useRead<Users>(
    numberedPage((piece) => users.list({ ...query, ...piece }), page, pageSize),
    { keepPrevious: true },
  );
  const rangeText = useRangeText();
  return (
    <Page
      heading={t`Пользователи`}
      actions={
        <ButtonLink href={address.hrefOf({ new: '1' })} tone="primary">
          <Glyph name="plus" size={16} />
          {t`Новый пользователь`}
        </ButtonLink>
      }
    >
      <div className={tools}>
        <SearchField address={address} />
        <FilterSelect
          address={address}
          name="role"
          label={t`Роль`}
          value={role}
          options={[
            { value: 'all', label: t`Любая` },
            { value: 'owner', label: t`Владелец` },
            { value: 'staff', label: t`Сотрудник` },
          ]}
        />
        <FilterSelect
          address={address}
          name="state"
          label={t`Состояние`}
          value={state}
          options={[
            { value: 'all', label: t`Любое` },
            { value: 'active', label: t`Активен` },
            { value: 'disabled', label: t`Отключён` },
          ]}
        />
      </div>
      {read.state === 'pending' ? <Skeleton /> : null}
      {read.state === 'failed' ? (
        <ErrorState title={t`Не удалось загрузить пользователей`} error={read.error} onRetry={read.retry} />
      ) : null}
      {read.state === 'ready' && read.data.items.length === 0 ? (
        <NothingFound address={address} filters={['role', 'state']} />
      ) : null}
      {read.state === 'ready' && read.data.items.length > 0 ? (
        <div>
          <p role="status" className={quiet}>
            {rangeText(page, read.data.items.length, read.data.total)}
          </p>
          <UserTable items={read.data.items} address={address} />
        </div>
      ) : null}
      {read.state === 'ready' ? <PageLinks address={address} total={read.data.total} /> : null}
    </Page>
  );
}
