import type { User } from '@janus-site/core';
import { canToAccount } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { RowCheck } from '../../lists/RowCheck.tsx';
import type { ListAddress } from '../../lists/useListAddress.ts';
import type { Selection } from '../../lists/useSelection.ts';
import { When } from '../../shared/When.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import { useSession } from '../../../hooks/useSession.ts';
import { person, word } from './UsersScreen.css.ts';
import { roleOf } from './userValues.ts';
import type { ListedUser } from './useUserActions.ts';

export interface UserTableProps {
  items: readonly ListedUser[];
  selection: Selection;
  /** Whether the signed-in user may deactivate the account: only such rows can be selected. */
  canMark(user: User): boolean;
  address: ListAddress;
}

/** Accounts in rows; those the signed-in user may not edit have no link. */
export function UserTable({ items, selection, canMark, address }: UserTableProps) {
  const { t } = useLingui();
  const me = useSession().user;
  const roles = { owner: t`Владелец`, staff: t`Сотрудник`, none: t`Без роли` };
  return (
    <Table
      label={t`Пользователи`}
      items={items}
      getId={({ id }) => id}
      columns={[
        {
          title: t`Отметка`,
          kind: 'select',
          render: ({ id, title, user }) =>
            canMark(user) ? (
              <RowCheck
                label={t`Отметить: ${title}`}
                state={selection.ids.has(id) ? 'all' : 'none'}
                onToggle={(isRange) => selection.toggle(id, isRange)}
              />
            ) : null,
        },
        {
          title: t`Пользователь`,
          kind: 'heading',
          render: ({ title, user }) => (
            <span className={person}>
              <Avatar photo={user.photo} name={title} size={32} />
              {canToAccount(me, 'edit', user) ? (
                <Link href={address.hrefOf({ edit: user.id, page: String(address.page) })}>{title}</Link>
              ) : (
                <span>{title}</span>
              )}
            </span>
          ),
        },
        { title: t`Имя пользователя`, render: ({ user }) => user.username },
        {
          title: t`Роль`,
          render: ({ user }) => (
            <span className={word}>{user.is_superuser ? t`Суперпользователь` : roles[roleOf(user)]}</span>
          ),
        },
        { title: t`Второй шаг`, render: ({ user }) => (user.has_second_factor ? t`включён` : t`нет`) },
        { title: t`Состояние`, render: ({ user }) => (user.is_active ? t`Вход открыт` : t`Вход закрыт`) },
        {
          title: t`Последний вход`,
          render: ({ user }) => (user.last_login_at ? <When time={user.last_login_at} /> : t`ещё не входил`),
        },
      ]}
    />
  );
}
