import type { User } from '@janus-site/core';
import { canToAccount, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { Page } from '../../admin/Page.tsx';
import { search, tools } from '../../admin/Page.css.ts';
import { When } from '../../admin/When.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { useHost } from '../../data/host.ts';
import { useRead } from '../../data/useRead.ts';
import { useSession } from '../../data/useSession.ts';
import { UserForm } from './UserForm.tsx';
import { person } from './UsersScreen.css.ts';
import { roleOf } from './userValues.ts';

/** `/admin/users`: accounts; with `?edit=` the form of one, with `?new` the form of a new one. */
export function UsersScreen() {
  const { t } = useLingui();
  const { query, href } = useHost();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const editId = query.get('edit');
  const isNew = query.has('new');
  const isForm = isNew || editId !== null;
  const read = useRead(users.list({ limit: 100, ...(q && !isForm ? { q } : {}) }), { keepPrevious: true });

  if (read.state === 'pending') return <Skeleton />;
  if (read.state === 'failed') {
    return (
      <ErrorState title={t`Не удалось загрузить пользователей`} error={read.error} onRetry={read.retry} />
    );
  }
  const { items, total } = read.data;
  if (isForm) {
    const user = items.find((item) => item.id === editId) ?? null;
    if (editId && !user) {
      return read.isStale ? (
        <Skeleton />
      ) : (
        <EmptyState
          title={t`Такого пользователя нет`}
          action={<ButtonLink href={href('users')}>{t`Все пользователи`}</ButtonLink>}
        />
      );
    }
    return <UserForm key={editId ?? 'new'} user={user} />;
  }
  return (
    <Page
      heading={t`Пользователи`}
      actions={
        <ButtonLink href={href('users', { query: { new: '1' } })} tone="primary">
          <Glyph name="plus" size={16} />
          {t`Новый пользователь`}
        </ButtonLink>
      }
    >
      <div className={tools}>
        <div className={search}>
          <Field
            label={t`Поиск`}
            type="search"
            value={typed}
            help={total > items.length ? t`Показаны первые ${items.length} из ${total}` : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={t`По запросу «${q}» никого нет`}
          action={<Button onClick={() => setTyped('')}>{t`Очистить поиск`}</Button>}
        />
      ) : (
        <UserTable items={items} />
      )}
    </Page>
  );
}

function UserTable({ items }: { items: readonly User[] }) {
  const { t } = useLingui();
  const { href } = useHost();
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
                <Link href={href('users', { query: { edit: user.id } })}>{nameOf(user)}</Link>
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
