import type { User } from '@janus-site/core';
import { canToAccount } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ListAddress } from '../../admin/list/useListAddress.ts';
import { When } from '../../admin/When.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useSession } from '../../data/useSession.ts';
import { person } from './UsersScreen.css.ts';
import { roleOf } from './userValues.ts';

export interface UserTableProps {
  items: readonly User[];
  address: ListAddress;
}

/** Accounts in rows; those that the signed-in person may not touch open nothing. */
export function UserTable({ items, address }: UserTableProps) {
  const { t } = useLingui();
  const me = useSession().user;
  const roles = { owner: t`Владелец`, staff: t`Сотрудник`, none: t`Без роли` };
  const nameOf = (user: User) => [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username;
  return (
    <Table
      label={t`Пользователи`}
      items={items}
      getId={(user) => user.id}
      columns={[
        {
          title: t`Имя`,
          kind: 'heading',
          render: (user) => (
            <span className={person}>
              <Avatar photo={user.photo} name={nameOf(user)} size={32} />
              {canToAccount(me, 'edit', user) ? (
                <Link href={address.hrefOf({ edit: user.id, page: String(address.page) })}>
                  {nameOf(user)}
                </Link>
              ) : (
                <span>{nameOf(user)}</span>
              )}
            </span>
          ),
        },
        { title: t`Имя для входа`, render: (user) => user.username },
        {
          title: t`Роль`,
          render: (user) => (user.is_superuser ? t`Суперпользователь` : roles[roleOf(user)]),
        },
        { title: t`Состояние`, render: (user) => (user.is_active ? t`Активен` : t`Отключён`) },
        {
          title: t`Последний вход`,
          render: (user) => (user.last_login_at ? <When time={user.last_login_at} /> : t`ещё не входил`),
        },
      ]}
    />
  );
}
